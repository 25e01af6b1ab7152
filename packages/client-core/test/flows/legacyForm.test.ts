// Requests that servers of 2025-11-25 and 2025-06-18 make on their own.
import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, hold, legacyComplete } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect } from "../support/connect.js";
import { connectLegacy, form, keyOf, url } from "../support/legacy.js";
import { findOperation, itemsOf, openPrompts, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };

afterEach(() => {
  vi.useRealTimers();
});

describe.each(["2025-11-25", "2025-06-18"] as const)(
  "elicitation/create of a %s server [L-01]",
  (revision) => {
    const options = { server: { revision } };

    it.each([
      ["accept", yes],
      ["decline", { action: "decline" }],
      ["cancel", { action: "cancel" }],
    ] as const)("is answered on that request: %s [A-01] [A-03]", async (_name, response) => {
      const { server, session, elicitation } = await connect(
        [[ask(form), legacyComplete()]],
        options,
      );
      const result = elicitation.callTool(call);
      const operation = await prompt(session);
      session.respond(operation.id, keyOf(operation), response);
      await result;

      expect(server.answers).toEqual([{ id: "server-1", result: response }]);
      expect(server.requests).toHaveLength(1);
      expect(openPrompts(session)).toEqual([]);
    });

    it("is served outside of a call, and without mode", async () => {
      const { server, session } = await connect([], options);
      const { mode: _, ...params } = form;
      const answer = server.ask(params);
      const operation = await prompt(session);
      expect(itemsOf(operation)[0]?.mode).toBe("form");
      session.respond(operation.id, keyOf(operation), yes);
      expect((await answer).result).toEqual(yes);
    });

    it("asks several things at once, each answered on its own request [M-18]", async () => {
      const { server, session } = await connect([], options);
      const first = server.ask({ ...form, message: "first" });
      const second = server.ask({ ...form, message: "second" });
      await settled();
      const [one, two] = openPrompts(session);
      session.respond(two?.id ?? "", keyOf(two), { action: "accept", content: { v: "2" } });
      expect((await second).result).toEqual({ action: "accept", content: { v: "2" } });
      session.respond(one?.id ?? "", keyOf(one), { action: "accept", content: { v: "1" } });
      expect((await first).result).toEqual({ action: "accept", content: { v: "1" } });
    });

    it("is declared at initialize as the interface can answer it [M-13]", async () => {
      const { server } = await connect([], { ...options, modes: { form: true } });
      const initialize = server.wire.find(
        (entry) => "message" in entry && entry.message.method === "initialize",
      );
      expect(initialize).toMatchObject({
        message: { params: { capabilities: { elicitation: { form: {} } } } },
      });
      expect(JSON.stringify(initialize)).not.toContain('"url":{}');
    });

    it("is not declared while no interface is attached, and never declined (flow-no-ui-mounted) [M-13] [M-25]", async () => {
      const { server } = await connect([], { ...options, modes: null });
      const initialize = server.wire.find(
        (entry) => "message" in entry && entry.message.method === "initialize",
      );
      expect(JSON.stringify(initialize)).not.toContain("elicitation");

      const answer = await server.ask(form);

      expect(answer.result).toBeUndefined();
      expect(answer.error?.code).toBe(-32602);
    });

    it("is cancelled when the interface fails, and the next prompt comes (flow-renderer-throws) [M-26]", async () => {
      const { server, session, errors } = await connect([], options);
      const answer = server.ask(form);
      const operation = await prompt(session);
      session.reportInterfaceError(operation.id, keyOf(operation), new Error("cannot draw this"));
      expect((await answer).result).toEqual({ action: "cancel" });
      expect(errors).toHaveLength(1);

      const next = server.ask(form);
      const again = await prompt(session);
      session.respond(again.id, keyOf(again), { action: "decline" });
      expect((await next).result).toEqual({ action: "decline" });
    });

    it("is cancelled when the user stops it or mutes the server [M-25]", async () => {
      const { server, session } = await connect([], options);
      const first = server.ask(form);
      session.stop((await prompt(session)).id);
      expect((await first).result).toEqual({ action: "cancel" });

      const second = server.ask(form);
      await prompt(session);
      session.muteServer("travel");
      expect((await second).result).toEqual({ action: "cancel" });
      const third = await server.ask(form);
      expect(third.result).toEqual({ action: "cancel" });
    });
  },
);

describe("a request in a mode that was not declared (flow-undeclared-mode) [M-14]", () => {
  it.each([
    ["url", url],
    ["no known mode", { ...url, mode: "iframe" }],
  ])("is refused with -32602 and no prompt: %s", async (_name, params) => {
    const { server, session } = await connectLegacy([], { modes: { form: true } });
    const shown: number[] = [];
    session.subscribe(() => shown.push(openPrompts(session).length));
    expect((await server.ask(params)).error?.code).toBe(-32602);
    expect(shown.every((count) => count === 0)).toBe(true);
  });

  it.each([
    ["no message", { mode: "form", requestedSchema: form.requestedSchema }],
    ["no schema", { mode: "form", message: "m" }],
  ])(
    "is refused so too when it lacks what it must have: %s (flow-message-missing)",
    async (_name, params) => {
      const { server, session } = await connectLegacy([]);
      expect((await server.ask(params)).error?.code).toBe(-32602);
      expect(openPrompts(session)).toEqual([]);
    },
  );
});

describe("the timer of a call while a prompt is open (flow-request-timeout-while-open) [M-19]", () => {
  it("does not run; it runs again after the answer", async () => {
    const { server, session, elicitation, clock } = await connectLegacy([
      [ask(form), hold("late"), legacyComplete()],
    ]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const result = elicitation.callTool(call, { timeout: 60_000 });
    const operation = await prompt(session);
    await clock.advance(90_000);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(findOperation(session, operation.id)?.status).toBe("awaitingInput");

    session.respond(operation.id, keyOf(operation), yes);
    await server.whenAnswers(1);
    await clock.advance(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    server.release("late");
    await result;

    expect(server.answers).toHaveLength(1);
  });

  it("fires when the server is silent after the answer", async () => {
    const { session, elicitation, clock } = await connectLegacy([[ask(form), hold("never")]]);
    const failure = rejection(elicitation.callTool(call, { timeout: 60_000 }));
    const operation = await prompt(session);
    await clock.advance(90_000);
    session.respond(operation.id, keyOf(operation), yes);
    await clock.advance(61_000);
    expect(await failure).toMatchObject({ code: "TRANSPORT" });
  });
});
