// Servers that are not ready yet: pacing, and pages that the user has opened.
import { describe, expect, it } from "vitest";
import { complete, inputRequired, urlRequest } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect } from "../support/connect.js";
import {
  findOperation,
  itemsOf,
  openPrompts,
  prompt,
  rejection,
  whenOperation,
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

describe("a server that floods the user", () => {
  it("is held, and then refused: the page keeps a bounded number of its requests [M-24] [M-25]", async () => {
    const { server, session } = await connect([], {
      server: { revision: "2025-11-25" },
      session: { policy: { promptsPerMinute: 1, maxHeld: 2 } },
    });
    const form = { mode: "form", message: "q", requestedSchema: { type: "object" } };
    const answers = Array.from({ length: 40 }, () => server.ask(form));
    const last = await answers.at(-1);
    await settled();

    expect(last).toMatchObject({ error: { code: -32602 } });
    const { operations } = session.getSnapshot();
    expect(operations.map(({ hold }) => hold?.reason)).toEqual([
      undefined,
      "rate-limited",
      "rate-limited",
    ]);
    expect(server.answers.some((answer) => "result" in answer)).toBe(false);
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

  it("is not asked about for ever by itself when the server names it again and again [M-10] [U-13]", async () => {
    const { server, session, elicitation, clock } = await connect(() => asked, {
      session: { policy: { continueUrl: "immediately", maxStateRounds: 3 } },
    });
    const failure = rejection(elicitation.callTool(call));
    const { id } = await prompt(session);
    session.respond(id, "u", { action: "accept" });
    for (let turn = 0; turn < 12; turn += 1) {
      await settled();
      await clock.advance(60_000);
    }

    expect(server.requests).toHaveLength(5);
    expect(findOperation(session, id)?.status).toBe("awaitingInput");
    session.continueUrl(id, "u");
    await server.whenRequests(6);
    session.stop(id);
    expect(await failure).toMatchObject({ code: "STOPPED" });
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
