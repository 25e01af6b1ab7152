// Servers of 2025-11-25 and 2025-06-18, and calls that a host makes on the bare Client.
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  ask,
  complete,
  elicitationComplete,
  formRequest,
  hold,
  inputRequired,
  legacyComplete,
  type Script,
  urlElicitationRequired,
} from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connect, type WorldOptions } from "../support/connect.js";
import {
  findOperation,
  itemsOf,
  openPrompts,
  prompt,
  rejection,
  whenOperation,
} from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };
const form = {
  mode: "form",
  message: "q",
  requestedSchema: { type: "object", properties: { v: { type: "string" } }, required: ["v"] },
};
const url = { mode: "url", elicitationId: "e1", url: "https://ok.test/", message: "Connect" };
const yes = { action: "accept", content: { v: "x" } } as const;

afterEach(() => {
  vi.useRealTimers();
});

const connectLegacy = (script: Script, options: WorldOptions = {}) =>
  connect(script, { ...options, server: { revision: "2025-11-25", ...options.server } });

const keyOf = (operation: Parameters<typeof itemsOf>[0]): string =>
  itemsOf(operation)[0]?.key ?? "";

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

      expect(answer.result?.action ?? "cancel").toBe("cancel");
      if (answer.error !== undefined) expect([-32601, -32602]).toContain(answer.error.code);
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
      expect(third.result?.action ?? "cancel").toBe("cancel");
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

describe("url mode of 2025-11-25", () => {
  it("is accepted at consent, not when the step is done (flow-legacy-url-accept-immediately) [L-04] [U-08]", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask(url);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action: "accept" });

    expect((await answer).result).toEqual({ action: "accept" });
    const after = findOperation(session, operation.id);
    expect(itemsOf(after)[0]?.state ?? { status: "opened", done: false }).toMatchObject({
      status: "opened",
      done: false,
    });
    expect(after?.receipts.map(({ action }) => action) ?? ["accept"]).toEqual(["accept"]);
  });

  it.each(["decline", "cancel"] as const)("sends %s without content [A-03]", async (action) => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask(url);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action });
    expect((await answer).result).toEqual({ action });
  });

  const opened = async () => {
    const world = await connectLegacy([]);
    const answer = world.server.ask(url);
    const operation = await prompt(world.session);
    world.session.respond(operation.id, keyOf(operation), { action: "accept" });
    await answer;
    await settled();
    const state = () => itemsOf(findOperation(world.session, operation.id))[0]?.state;
    const notify = async (elicitationId: string) => {
      world.server.notify("notifications/elicitation/complete", { elicitationId });
      await settled();
    };
    return { ...world, id: operation.id, state, notify };
  };

  it("is marked done by the notification, once and for good [L-03]", async () => {
    const { state, notify } = await opened();
    expect(state()).toMatchObject({ status: "opened", done: false });
    await notify("e1");
    expect(state()).toMatchObject({ status: "opened", done: true });
    await notify("e1");
    expect(state()).toMatchObject({ status: "opened", done: true });
  });

  it("is left alone by a notification for something else [L-03]", async () => {
    const { state, notify, session } = await opened();
    const before = session.getSnapshot();
    await notify("unknown");
    expect(state()).toMatchObject({ done: false });
    expect(session.getSnapshot().operations).toEqual(before.operations);
  });

  it("waits for no notification: the user can put it away at once (flow-complete-notification-optional) [L-03]", async () => {
    const { state, session, id } = await opened();
    expect(state()).toMatchObject({ status: "opened", done: false });
    session.dismiss(id);
    expect(findOperation(session, id)).toBeUndefined();
  });

  it("is done already when the notification came before the user consented [L-03]", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask(url);
    const operation = await prompt(session);
    server.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await settled();
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    expect((await answer).result).toEqual({ action: "accept" });
    await settled();
    expect(itemsOf(findOperation(session, operation.id))[0]?.state ?? { done: true }).toMatchObject(
      {
        done: true,
      },
    );
  });

  it("is done already when the notification came before the question [L-03]", async () => {
    const { server, session } = await connectLegacy([]);
    server.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await settled();
    const answer = server.ask(url);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    await answer;
    expect(openPrompts(session)).toEqual([]);
  });
});

describe("error -32042 (flow-legacy-32042) [L-02]", () => {
  const { mode: _, ...elicitation32042 } = url;
  const required = urlElicitationRequired([elicitation32042]);

  it("leads to consent, then the same call once more", async () => {
    const { server, session, elicitation } = await connectLegacy([required, legacyComplete()]);
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    expect(itemsOf(operation)[0]?.request.params).toMatchObject({
      mode: "url",
      url: "https://ok.test/",
      message: "Connect",
    });
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    await settled();
    expect(server.requests).toHaveLength(1);

    session.continueUrl(operation.id, keyOf(operation));
    await result;

    expect(server.answers).toEqual([]);
    expect(server.requests.map(({ method, params }) => ({ method, params }))).toEqual([
      { method: "tools/call", params: call },
      { method: "tools/call", params: call },
    ]);
    expect(server.requests[0]?.id).not.toBe(server.requests[1]?.id);
  });

  it("goes on by itself when the notification comes [L-03]", async () => {
    const { server, session, elicitation } = await connectLegacy([required, legacyComplete()]);
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    server.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await result;
    expect(server.requests).toHaveLength(2);
  });

  it("goes on at once when the step was done before the server asked for it [L-03]", async () => {
    const { server, session, elicitation } = await connectLegacy([
      [elicitationComplete("e1"), required],
      legacyComplete(),
    ]);
    await elicitation.callTool(call);
    expect(server.requests).toHaveLength(2);
    expect(openPrompts(session)).toEqual([]);
  });

  it("goes on at the click when the step was done while the prompt was open [L-03]", async () => {
    const { server, session, elicitation } = await connectLegacy([required, legacyComplete()]);
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    server.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await settled();
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    await result;
    expect(server.requests).toHaveLength(2);
  });

  it("asks for several addresses, and goes on when all are through", async () => {
    const second = { ...elicitation32042, elicitationId: "e2", url: "https://two.test/" };
    const { server, session, elicitation } = await connectLegacy([
      urlElicitationRequired([elicitation32042, second]),
      legacyComplete(),
    ]);
    const result = elicitation.callTool(call);
    const operation = await prompt(session);
    const keys = itemsOf(operation).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    for (const key of keys) session.respond(operation.id, key, { action: "accept" });
    await settled();
    expect(server.requests).toHaveLength(1);
    session.send(operation.id);
    await result;
    expect(server.requests).toHaveLength(2);
  });

  it.each(["decline", "cancel"] as const)(
    "ends in a typed error on %s, without a retry",
    async (action) => {
      const { server, session, elicitation } = await connectLegacy([required, legacyComplete()]);
      const failure = rejection(elicitation.callTool(call));
      const operation = await prompt(session);
      session.respond(operation.id, keyOf(operation), { action });
      expect(await failure).toMatchObject({
        code: "URL_NOT_OPENED",
        details: { method: "tools/call" },
      });
      expect(server.requests).toHaveLength(1);
    },
  );

  it("is bounded when the server answers with it again and again [M-12]", async () => {
    const { server, session, elicitation, clock } = await connectLegacy(() => required, {
      session: { policy: { maxRounds: 3 } },
    });
    const failure = rejection(elicitation.callTool(call));
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action: "accept" });
    for (let turn = 0; turn < 6; turn += 1) {
      session.continueUrl(operation.id, keyOf(findOperation(session, operation.id)));
      await clock.advance(1);
    }
    expect(await failure).toMatchObject({ code: "ROUNDS_EXCEEDED" });
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });
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

describe("a connection that drops while a prompt is open (flow-stream-drop) [M-17]", () => {
  it("withdraws the prompt, rejects the call, and sends nothing afterwards", async () => {
    const { server, session, elicitation } = await connectLegacy([[ask(form), legacyComplete()]]);
    const failure = rejection(elicitation.callTool(call));
    const operation = await prompt(session);

    await server.drop();

    expect(["CONNECTION_LOST", "TRANSPORT"]).toContain(((await failure) as { code: string }).code);
    await settled();
    expect(openPrompts(session)).toEqual([]);
    session.respond(operation.id, keyOf(operation), yes);
    await settled();
    expect(server.answers).toEqual([]);
    expect(findOperation(session, operation.id)?.error).toMatchObject({ code: "CONNECTION_LOST" });
  });

  it("withdraws a prompt that belongs to no call", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = rejection(server.ask(form));
    const { id } = await prompt(session);
    await server.drop();
    await answer;
    await settled();
    expect(findOperation(session, id)?.error).toMatchObject({ code: "CONNECTION_LOST" });
    expect(openPrompts(session)).toEqual([]);
  });

  it("shows one prompt when the server sends the same request again on the same stream", async () => {
    const { server, session } = await connectLegacy([]);
    void server.ask(form, { id: "r1" });
    await prompt(session);
    const replay = server.ask(form, { id: "r1" });
    await settled();
    expect(openPrompts(session)).toHaveLength(1);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), yes);
    expect((await replay).result).toEqual(yes);
    await settled();
    expect(server.answers).toEqual([{ id: "r1", result: yes }]);
  });

  it("withdraws the prompt when the server takes its request back", async () => {
    const { server, session } = await connectLegacy([]);
    void server.ask(form, { id: "r1" });
    await prompt(session);
    server.notify("notifications/cancelled", { requestId: "r1", reason: "never mind" });
    await settled();
    expect(openPrompts(session)).toEqual([]);
    expect(server.answers).toEqual([]);
  });
});

describe("calls on the bare Client", () => {
  const unusual = {
    type: "object",
    properties: {
      m: { type: "array", items: { enum: ["x", "y"] } },
      k: { type: "string", const: "z", pattern: "^z$" },
      o: { type: "string", oneOf: [{ const: "p" }, { const: "q" }] },
      i: { type: "integer", enum: [1, 2], multipleOf: 1, exclusiveMinimum: 0 },
    },
    required: ["m", "k"],
  };

  it.each([
    ["our own call", "elicitation"],
    ["the bare Client", "client"],
  ] as const)(
    "keep every keyword of the schema: %s (flow-sdk-strips-schema) [F-15]",
    async (_name, way) => {
      const world = await connect([
        inputRequired({ a: formRequest("q", unusual) }, "s"),
        complete(),
      ]);
      const { server, session } = world;
      const result = world[way].callTool(call);
      const operation = await prompt(session);
      const { params } = itemsOf(operation)[0]?.request ?? {};

      expect(params).toMatchObject({ mode: "form" });
      expect(
        "requestedSchema" in (params ?? {}) &&
          (params as { requestedSchema: unknown }).requestedSchema,
      ).toEqual(unusual);
      const content = { m: ["x"], k: "z", o: "p", i: 2 };
      session.respond(operation.id, "a", { action: "accept", content });
      await result;
      expect(server.requests[1]?.params).toMatchObject({
        inputResponses: { a: { action: "accept", content } },
        requestState: "s",
      });
    },
  );

  it("keep the schema of a 2025-11-25 server too (flow-sdk-strips-schema) [L-01]", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask({ ...form, requestedSchema: unusual });
    const operation = await prompt(session);
    expect(itemsOf(operation)[0]?.request.params).toMatchObject({ requestedSchema: unusual });
    session.respond(operation.id, keyOf(operation), {
      action: "accept",
      content: { m: ["x"], k: "z" },
    });
    expect((await answer).result).toEqual({ action: "accept", content: { m: ["x"], k: "z" } });
  });

  it("declare what the interface can answer [M-13]", async () => {
    const { server, client } = await connect(() => complete(), { modes: { form: true } });
    await client.callTool(call);
    expect(server.requests[0]?.capabilities).toEqual({ elicitation: { form: {} } });
  });

  it("reach the interface of a 2025-11-25 server as well [L-01]", async () => {
    const { server, session, client } = await connectLegacy([[ask(form), legacyComplete()]]);
    const result = client.callTool(call);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), yes);
    await result;
    expect(server.answers).toEqual([{ id: "server-1", result: yes }]);
    await whenOperation(session, operation.id, ({ status }) => status === "completed");
  });
});
