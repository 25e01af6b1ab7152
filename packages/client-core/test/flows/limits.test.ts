// Servers that go on asking: repeats, and the limits that end them.
import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect } from "../support/connect.js";
import { findOperation, itemsOf, openPrompts, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("a result that asks nothing and has no state (flow-neither-field) [M-11]", () => {
  it.each([
    ["neither field", { resultType: "input_required" }],
    ["an empty map", { resultType: "input_required", inputRequests: {} }],
  ])("is a typed error after one request: %s", async (_name, result) => {
    const { server, session, elicitation } = await connect(() => result);

    expect(await rejection(elicitation.callTool(call))).toMatchObject({ code: "INVALID_RESULT" });
    expect(server.requests).toHaveLength(1);
    expect(openPrompts(session)).toEqual([]);
  });
});

describe("a server that asks the same again", () => {
  const asked = inputRequired({ a: formRequest("q") }, "s");

  it("is marked as a repeat after a decline, and can be stopped (flow-reask-after-decline) [M-23]", async () => {
    const { server, session, elicitation } = await connect(times(11, asked));
    const failure = rejection(elicitation.callTool(call));
    const { id, round } = await prompt(session);
    expect(itemsOf({ ...(await prompt(session)) })[0]?.repeat).toBeUndefined();
    expect(round?.number).toBe(1);
    session.respond(id, "a", { action: "decline" });
    await server.whenRequests(2);

    const second = await prompt(session);
    expect(itemsOf(second)[0]?.repeat).toEqual({ count: 1, lastAction: "decline" });
    session.respond(id, "a", { action: "decline" });
    await server.whenRequests(3);
    const third = await prompt(session);
    expect(itemsOf(third)[0]?.repeat).toEqual({ count: 2, lastAction: "decline" });
    session.stop(id);

    expect(await failure).toMatchObject({ code: "STOPPED" });
    expect(server.requests).toHaveLength(3);
    expect(server.requests[1]?.params.inputResponses).toEqual({ a: { action: "decline" } });
  });

  it("ends at the cap of rounds, with a typed error (flow-reask-after-decline) [M-12] [M-23]", async () => {
    const { server, session, elicitation } = await connect(times(11, asked), {
      session: { policy: { promptsPerMinute: Number.POSITIVE_INFINITY } },
    });
    const failure = rejection(elicitation.callTool(call));
    for (let round = 1; round <= 10; round += 1) {
      const { id } = await prompt(session);
      session.respond(id, "a", { action: "decline" });
      await server.whenRequests(round + 1);
    }

    expect(await failure).toMatchObject({
      code: "ROUNDS_EXCEEDED",
      details: { method: "tools/call", rounds: 10 },
    });
    expect(server.requests).toHaveLength(11);
    expect(openPrompts(session)).toEqual([]);
  });

  it("ends at the cap that the host sets [M-12]", async () => {
    const { server, session, elicitation } = await connect(times(3, asked), {
      session: { policy: { maxRounds: 1 } },
    });
    const failure = rejection(elicitation.callTool(call));
    session.respond((await prompt(session)).id, "a", yes);

    expect(await failure).toMatchObject({ code: "ROUNDS_EXCEEDED", details: { rounds: 1 } });
    expect(server.requests).toHaveLength(2);
  });
});

describe("a server that asks too often [M-24]", () => {
  const asked = inputRequired({ a: formRequest("q") });
  const policy = { promptsPerMinute: 2 };

  async function third() {
    const world = await connect(() => asked, { session: { policy } });
    const { session, elicitation } = world;
    void elicitation.callTool({ name: "one" }).catch(() => undefined);
    void elicitation.callTool({ name: "two" }).catch(() => undefined);
    await prompt(session, "two");
    const failure = rejection(elicitation.callTool({ name: "three" }));
    await settled();
    const held = session.getSnapshot().operations.find(({ hold }) => hold !== undefined);
    return { ...world, failure, held };
  }

  it("is held back until the user wants to see it", async () => {
    const { session, held, clock } = await third();
    expect(held?.hold).toEqual({ reason: "rate-limited", recent: 2 });
    session.respond(held?.id ?? "", "a", yes);
    await clock.advance(1);
    expect(findOperation(session, held?.id ?? "")?.round?.sending).toBe(false);

    session.release(held?.id ?? "");

    const shown = await prompt(session, "three");
    expect(itemsOf(shown)[0]?.state.status).toBe("pending");
  });

  it("can be stopped", async () => {
    const { session, held, failure, server } = await third();
    const sent = server.requests.length;
    session.stop(held?.id ?? "");
    expect(await failure).toMatchObject({ code: "STOPPED" });
    expect(server.requests).toHaveLength(sent);
  });

  it("can be muted: its prompts go, and nothing is declined for the user [M-25]", async () => {
    const { session, failure, server, elicitation } = await third();
    const sent = server.requests.length;

    session.muteServer("travel");

    expect(await failure).toMatchObject({ code: "MUTED" });
    expect(openPrompts(session)).toEqual([]);
    expect(server.requests).toHaveLength(sent);
    expect(await rejection(elicitation.callTool({ name: "four" }))).toMatchObject({
      code: "UNSUPPORTED_REQUEST",
    });
    expect(openPrompts(session)).toEqual([]);
    expect(server.requests.at(-1)?.capabilities ?? {}).not.toHaveProperty("elicitation");

    session.unmuteServer("travel");
    expect(session.getSnapshot().muted).toEqual([]);
  });

  it("has a clean slate after a minute", async () => {
    const { session, elicitation, clock } = await connect(() => asked, { session: { policy } });
    for (const name of ["one", "two"]) {
      void elicitation.callTool({ name }).catch(() => undefined);
      await prompt(session, name);
    }
    await clock.advance(60_001);
    void elicitation.callTool({ name: "three" }).catch(() => undefined);
    expect((await prompt(session, "three")).hold).toBeUndefined();
  });
});

describe("a prompt that expires [M-25]", () => {
  it("is answered with cancel and shown as expired", async () => {
    const { server, session, elicitation, clock } = await connect(
      [inputRequired({ a: formRequest("q") }, "s"), complete()],
      { session: { policy: { promptExpiresAfter: 30_000 } } },
    );
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    expect(itemsOf(findOperation(session, id))[0]?.expiresAt).toBe(clock.now() + 30_000);

    await clock.advance(30_000);
    await result;

    expect(server.requests[1]?.params.inputResponses).toEqual({ a: { action: "cancel" } });
    expect(findOperation(session, id)?.receipts).toMatchObject([
      { key: "a", action: "cancel", reason: "expired" },
    ]);
    expect(clock.pending).toBe(0);
  });
});
