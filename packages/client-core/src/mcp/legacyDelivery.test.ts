import { describe, expect, it } from "vitest";
import {
  ask,
  hold,
  httpFailure,
  legacyComplete,
  networkFailure,
  whenSnapshot,
} from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const server = { revision: "2025-11-25" } as const;
const form = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { type: "string" } } },
};
const url = { mode: "url", elicitationId: "e1", url: "https://ok.test/", message: "Connect" };
const accept = { action: "accept", content: { v: "x" } } as const;

const failed = (connected: Awaited<ReturnType<typeof connect>>) =>
  whenAsked(connected.session, ({ round }) => round?.error !== undefined);

describe("an answer to a server of 2025-11-25 that does not arrive", () => {
  it("comes back with the error, and is sent again on the same request [M-20] [L-01]", async () => {
    const connected = await connect([[ask(form), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(httpFailure(503));
    scripted.failAnswer(networkFailure());
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);

    for (const why of [/503/u, /fetch failed/u]) {
      const { id, operation } = await whenAsked(session, ({ round }) =>
        why.test(round?.error?.message ?? ""),
      );
      expect(operation).toMatchObject({
        receipts: [],
        round: {
          sending: false,
          error: { code: "TRANSPORT", details: { method: "elicitation/create" } },
          items: { request: { state: { status: "answered", response: accept } } },
        },
      });
      session.send(id);
    }

    await expect(result).resolves.toHaveProperty("content");
    expect(scripted.answers).toEqual([{ id: "server-1", result: accept }]);
    const [prompt] = session.getSnapshot().operations;
    expect(prompt).toMatchObject({ status: "completed", receipts: [{ action: "accept" }] });
  });

  it("may be changed before it is sent again", async () => {
    const connected = await connect([[ask(form), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure());
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);
    const { id } = await failed(connected);

    session.revise(id, "request");
    session.respond(id, "request", { action: "decline" });

    await result;
    expect(scripted.answers).toEqual([{ id: "server-1", result: { action: "decline" } }]);
  });

  it("is a page that was opened: that is sent again, and then waited for [L-04]", async () => {
    const connected = await connect([], { server });
    const { scripted, session } = connected;
    scripted.failAnswer(networkFailure());
    const answer = scripted.ask(url);
    session.respond((await whenAsked(session)).id, "request", { action: "accept" });
    const { id } = await failed(connected);
    // Coming back from the page is no word on sending.
    session.userReturned();
    expect(scripted.answers).toEqual([]);

    session.send(id);

    expect((await answer).result).toEqual({ action: "accept" });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");
  });

  it("gives way to cancel when the user gives up [M-26]", async () => {
    const connected = await connect([[ask(form), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure());
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);

    session.stop((await failed(connected)).id);

    await result;
    expect(scripted.answers).toEqual([{ id: "server-1", result: { action: "cancel" } }]);
    expect(session.getSnapshot().operations[0]).toMatchObject({ status: "stopped" });
  });

  it("was heard all the same when the server goes on: nothing is sent again", async () => {
    const connected = await connect([[ask(form), hold("result"), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure(), { seen: true });
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);
    await failed(connected);

    scripted.release("result");

    await result;
    // Over when the call is: a host that then looks for receipts finds it.
    expect(session.getSnapshot().operations[0]).toMatchObject({ status: "completed" });
    expect(session.getSnapshot().operations[0]).toMatchObject({ receipts: [{ action: "accept" }] });
    expect(scripted.answers).toHaveLength(1);
  });

  it("was heard all the same, and is what the receipt says, when the user was changing it", async () => {
    const connected = await connect([[ask(form), hold("result"), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure(), { seen: true });
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);
    session.revise((await failed(connected)).id, "request");

    scripted.release("result");

    await result;
    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");
    expect(session.getSnapshot().operations[0]).toMatchObject({
      receipts: [{ action: "accept", answers: [{ key: "v", value: "x" }] }],
    });
  });

  it("was heard all the same: the page that it opened is waited for, though the user took it back", async () => {
    const connected = await connect([[ask(url), hold("result"), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure(), { seen: true });
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", { action: "accept" });
    session.revise((await failed(connected)).id, "request");

    scripted.release("result");

    await result;
    const { items } = await whenAsked(session, ({ round }) => round?.error === undefined);
    expect(items).toMatchObject({ request: { state: { status: "opened" } } });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");
    expect(session.getSnapshot().operations[0]).toMatchObject({ receipts: [{ action: "accept" }] });
  });

  it("is sent when the server asks the same again on a resumed stream", async () => {
    const connected = await connect([], { server });
    const { scripted, session } = connected;
    scripted.failAnswer(networkFailure());
    void scripted.ask(form, { id: "r" });
    session.respond((await whenAsked(session)).id, "request", accept);
    await failed(connected);

    void scripted.ask(form, { id: "r" });

    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");
    expect(scripted.answers).toEqual([{ id: "r", result: accept }]);
    expect(session.getSnapshot().operations).toHaveLength(1);
  });

  it("stops the call's clock while the user decides, and lets it run while it is sent [M-19]", async () => {
    const connected = await connect([[ask(form), hold("g"), legacyComplete()]], { server });
    const { clock, scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure());
    const result = elicitation.callTool(call, { timeout: 60_000 });
    session.respond((await whenAsked(session)).id, "request", accept);
    const { id } = await failed(connected);
    clock.pass(90_000);
    session.send(id);
    await scripted.whenAnswers(1);
    clock.pass(60_000);

    await expect(result).rejects.toMatchObject({ code: "TRANSPORT" });
  });

  it("is not waited for when the connection is gone", async () => {
    const connected = await connect([[ask(form), legacyComplete()]], { server });
    const { scripted, session, elicitation } = connected;
    scripted.failAnswer(networkFailure());
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "request", accept);
    await failed(connected);

    await scripted.drop();

    await expect(result).rejects.toMatchObject({ code: "CONNECTION_LOST" });
    expect(session.getSnapshot().operations).toMatchObject([
      { status: "failed", error: { code: "CONNECTION_LOST" } },
    ]);
  });
});
