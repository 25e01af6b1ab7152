// Servers that go on asking: pacing, waiting, repeats, and the limits that end them.
import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired, urlRequest } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect } from "../support/connect.js";
import {
  findOperation,
  itemsOf,
  openPrompts,
  prompt,
  rejection,
  whenOperation,
  yes,
} from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("a result with requestState only", () => {
  it("is asked again without a prompt, with a growing delay (flow-state-only-pacing) [M-10]", async () => {
    const { server, session, elicitation, clock } = await connect([
      ...times(6, inputRequired(undefined, "w")),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const delays: number[] = [];
    for (let leg = 1; leg <= 6; leg += 1) {
      await server.whenRequests(leg);
      await settled();
      expect(openPrompts(session)).toEqual([]);
      const delay = clock.next ?? 0;
      delays.push(delay);
      await clock.advance(delay - 1);
      expect(server.requests).toHaveLength(leg);
      await clock.advance(1);
    }
    await result;

    expect(delays[0]).toBeGreaterThanOrEqual(250);
    expect(delays.every((delay, at) => at === 0 || delay > (delays[at - 1] ?? 0))).toBe(true);
    expect(server.requests).toHaveLength(7);
    expect(server.requests.slice(1).every(({ params }) => params.requestState === "w")).toBe(true);
    expect(clock.pending).toBe(0);
  });

  it("can be aborted while it waits [M-10] [M-17]", async () => {
    const { server, session, elicitation, clock } = await connect(
      times(3, inputRequired(undefined, "w")),
    );
    const abort = new AbortController();
    const result = elicitation.callTool(call, { signal: abort.signal });
    await server.whenRequests(1);
    await settled();

    abort.abort(new Error("enough"));
    const error = await rejection(result);
    await clock.advance(60_000);

    expect(error).toMatchObject({ code: "ABORTED" });
    expect(server.requests).toHaveLength(1);
    expect(clock.pending).toBe(0);
    expect(openPrompts(session)).toEqual([]);
  });

  it("is bounded by a limit of its own [M-10]", async () => {
    const { server, elicitation, clock } = await connect(() => inputRequired(undefined, "w"), {
      session: { policy: { maxStateRounds: 4 } },
    });
    const failure = rejection(elicitation.callTool(call));
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(60_000);

    expect(await failure).toMatchObject({
      code: "STATE_ROUNDS_EXCEEDED",
      details: { method: "tools/call", rounds: 4 },
    });
    expect(server.requests).toHaveLength(5);
  });
});

describe("a page that was opened", () => {
  const asked = inputRequired({ u: urlRequest("go", "https://ok.test/") }, "s1");

  it("is consented to once and then waited for (flow-url-still-waiting) [M-10] [U-08] [U-13]", async () => {
    const { server, session, elicitation, clock } = await connect([
      asked,
      inputRequired(undefined, "s1"),
      inputRequired(undefined, "s1"),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    await settled();
    expect(server.requests).toHaveLength(1);
    expect(itemsOf(findOperation(session, id))[0]?.state).toMatchObject({
      status: "opened",
      done: false,
    });

    session.continueUrl(id, "u");
    await server.whenRequests(2);
    await whenOperation(session, id, ({ wait }) => wait !== undefined);
    const waiting = findOperation(session, id);
    expect(waiting?.status).toBe("awaitingInput");
    expect(itemsOf(waiting)[0]?.state.status).toBe("opened");

    session.continueUrl(id, "u");
    await server.whenRequests(3);
    await settled();
    const before = clock.next ?? 0;
    expect(before).toBeGreaterThan(250);
    await clock.advance(before);
    await result;

    expect(server.requests.map(({ params }) => params.inputResponses)).toEqual([
      undefined,
      { u: { action: "accept" } },
      undefined,
      undefined,
    ]);
  });

  it("is not asked for again when the server names it again [U-13] [U-07]", async () => {
    const { server, session, elicitation } = await connect([asked, asked, complete()]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    session.continueUrl(id, "u");
    await server.whenRequests(2);
    await settled();

    const [item] = itemsOf(findOperation(session, id));
    expect(item?.state).toMatchObject({ status: "opened", stillWaiting: 1 });
    expect(server.requests).toHaveLength(2);
    session.continueUrl(id, "u");
    await result;
    expect(server.requests).toHaveLength(3);
  });

  it("is no consent to another address [U-07]", async () => {
    const { server, session, elicitation } = await connect([
      asked,
      inputRequired({ u: urlRequest("go", "https://other.test/") }, "s2"),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    session.continueUrl(id, "u");
    await server.whenRequests(2);

    const again = await prompt(session);
    expect(itemsOf(again)[0]?.state.status).toBe("pending");
    session.respond(id, "u", { action: "decline" });
    await result;
  });

  it("can be given up: the call ends, nothing is sent (flow-url-still-waiting) [M-10]", async () => {
    const { server, session, elicitation, clock } = await connect([
      asked,
      inputRequired(undefined, "s1"),
      complete(),
    ]);
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    session.continueUrl(id, "u");
    await server.whenRequests(2);
    await settled();

    session.stop(id);

    expect(await failure).toMatchObject({ code: "STOPPED" });
    await clock.advance(60_000);
    expect(server.requests).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  it("stays in view past the limit of state rounds; the user goes on [M-10] [U-09]", async () => {
    const { server, session, elicitation, clock } = await connect(
      [asked, ...times(3, inputRequired(undefined, "s1")), complete()],
      { session: { policy: { maxStateRounds: 1 } } },
    );
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    session.continueUrl(id, "u");
    for (let turn = 0; turn < 5; turn += 1) await clock.advance(60_000);
    expect(findOperation(session, id)?.status).toBe("awaitingInput");
    const sent = server.requests.length;
    expect(sent).toBeLessThan(5);

    for (let leg = sent; leg < 5; leg += 1) {
      session.continueUrl(id, "u");
      await server.whenRequests(leg + 1);
      await settled();
    }
    await result;
  });
});

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
    const error = await rejection(elicitation.callTool({ name: "four" }));
    expect(["MUTED", "UNSUPPORTED_REQUEST"]).toContain((error as { code: string }).code);
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
