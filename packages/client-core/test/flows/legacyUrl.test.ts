// URLs of 2025-11-25: consent, the complete notification, error -32042.
import { describe, expect, it } from "vitest";
import {
  elicitationComplete,
  legacyComplete,
  urlElicitationRequired,
} from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connectLegacy, keyOf, url } from "../support/legacy.js";
import {
  findOperation,
  itemsOf,
  openPrompts,
  prompt,
  rejection,
  whenOperation,
} from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };

describe("url mode of 2025-11-25", () => {
  it("is accepted at consent, not when the step is done (flow-legacy-url-accept-immediately) [L-04] [U-08]", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask(url);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), { action: "accept" });

    expect((await answer).result).toEqual({ action: "accept" });
    const after = findOperation(session, operation.id);
    expect(itemsOf(after)[0]?.state).toMatchObject({ status: "opened", done: false });
    await whenOperation(session, operation.id, ({ receipts }) => receipts.length > 0);
    expect(findOperation(session, operation.id)?.receipts).toMatchObject([{ action: "accept" }]);
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
    const after = findOperation(session, operation.id);
    expect(after).toMatchObject({ status: "completed", receipts: [{ action: "accept" }] });
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
