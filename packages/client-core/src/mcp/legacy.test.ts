import { describe, expect, it } from "vitest";
import {
  ask,
  drop,
  elicitationComplete,
  hold,
  legacyComplete,
  urlElicitationRequired,
} from "../testing/index.js";
import { whenSnapshot } from "../testing/whenSnapshot.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const server = { revision: "2025-11-25" } as const;
const form = {
  message: "Where?",
  requestedSchema: { type: "object", properties: { v: { anyOf: [{ type: "string" }] } } },
};
const url = { mode: "url", elicitationId: "e1", url: "https://ok.test/", message: "Connect" };
const accept = { action: "accept", content: { v: "x" } } as const;

describe("a server of 2025-11-25", () => {
  it("asks through the same session and gets the answer on its request [L-01]", async () => {
    const { scripted, session, elicitation } = await connect([[ask(form), legacyComplete()]], {
      server,
    });
    const result = elicitation.callTool(call, { callId: "call-7" });
    const { id, operation, items } = await whenAsked(session);
    session.respond(id, "request", accept);

    await result;
    expect(scripted.answers).toEqual([{ id: "server-1", result: accept }]);
    expect(operation).toMatchObject({
      path: "legacy",
      provenance: {
        server: { id: "s" },
        source: { kind: "tool", name: "book" },
        callId: "call-7",
      },
    });
    expect(items.request?.request.params).toEqual({ mode: "form", ...form });
  });

  it("is told at initialize what is attached then [M-13]", async () => {
    const { scripted } = await connect([], { server, attach: { form: true } });
    const initialize = scripted.wire.find(
      (entry) => "message" in entry && entry.message.method === "initialize",
    );
    expect(initialize).toMatchObject({
      message: { params: { capabilities: { elicitation: { form: {} } } } },
    });
  });

  it("gets an error for a mode that was not declared, or that cannot be shown [M-14] [M-25]", async () => {
    const { scripted, session } = await connect([], { server, attach: { form: true } });
    expect((await scripted.ask(url)).error?.code).toBe(-32602);
    expect((await scripted.ask({ ...form, mode: "iframe" })).error?.code).toBe(-32602);
    expect((await scripted.ask({ requestedSchema: {} })).error?.code).toBe(-32602);
    expect(session.getSnapshot().operations).toEqual([]);
    const bare = await connect([], {
      server,
      attach: null,
      elicitation: { initializeModes: { form: true } },
    });
    expect((await bare.scripted.ask(form)).error?.code).toBe(-32602);
  });

  it("gets accept of a URL at consent; the page is waited for afterwards [L-04] [L-03]", async () => {
    const { scripted, session } = await connect([], { server });
    const answer = scripted.ask(url);
    const { id } = await whenAsked(session);
    session.respond(id, "request", { action: "accept" });

    expect((await answer).result).toEqual({ action: "accept" });
    const { operation } = await whenAsked(session);
    expect(operation).toMatchObject({
      round: { items: { request: { state: { status: "opened", done: false } } } },
    });

    scripted.notify("notifications/elicitation/complete", { elicitationId: "unknown" });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });

    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");
    expect(session.getSnapshot().operations[0]).toMatchObject({
      round: { items: { request: { state: { done: true } } } },
    });
  });

  it("may say done before the page was opened, or never [L-03]", async () => {
    const { scripted, session } = await connect([], { server });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    const early = scripted.ask(url);
    const first = await whenAsked(session);
    session.respond(first.id, "request", { action: "accept" });
    await early;
    await whenSnapshot(session, ({ operations }) => operations[0]?.status === "completed");

    const never = scripted.ask({ ...url, elicitationId: "e2" });
    const second = await whenAsked(session);
    session.respond(second.id, "request", { action: "accept" });
    await never;
    await whenAsked(session);
    session.continueUrl(second.id, "request");

    expect(session.getSnapshot().operations.map(({ status }) => status)).toEqual([
      "completed",
      "completed",
    ]);
  });

  it("refuses a call until URLs were opened, and gets it again [L-02]", async () => {
    const { scripted, session, elicitation } = await connect(
      [urlElicitationRequired([url]), legacyComplete()],
      { server },
    );
    const result = elicitation.callTool(call);
    const { id } = await whenAsked(session);
    session.respond(id, "e1", { action: "accept" });
    expect(scripted.requests).toHaveLength(1);
    session.continueUrl(id, "e1");

    await result;
    expect(scripted.requests.map(({ params }) => params)).toEqual([call, call]);
    expect(scripted.answers).toEqual([]);
  });

  it("gets the call again by itself when it says that the URL is done [L-02] [L-03]", async () => {
    const { scripted, session, elicitation } = await connect(
      [urlElicitationRequired([url]), legacyComplete()],
      { server },
    );
    const result = elicitation.callTool(call);
    const { id } = await whenAsked(session);
    session.respond(id, "e1", { action: "accept" });
    scripted.notify("notifications/elicitation/complete", { elicitationId: "e1" });

    await expect(result).resolves.toHaveProperty("content");
  });

  it("does not get the call again when the URL is declined, nor without end [L-02]", async () => {
    const required = urlElicitationRequired([url]);
    const { scripted, session, elicitation } = await connect([required], { server });
    const declined = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "e1", { action: "decline" });
    await expect(declined).rejects.toMatchObject({ code: "URL_NOT_OPENED" });
    expect(scripted.requests).toHaveLength(1);

    const endless = await connect(
      Array.from({ length: 12 }, () => [elicitationComplete("e1"), required]),
      { server },
    );
    await expect(endless.elicitation.callTool(call)).rejects.toMatchObject({
      code: "ROUNDS_EXCEEDED",
    });
    expect(endless.scripted.requests).toHaveLength(11);
  });

  it("does not run into the time limit while a person answers [M-19]", async () => {
    const { clock, scripted, session, elicitation } = await connect(
      [[ask(form), hold("g"), legacyComplete()]],
      { server },
    );
    const result = elicitation.callTool(call, { timeout: 60_000 });
    const { id } = await whenAsked(session);
    clock.pass(90_000);
    session.respond(id, "request", accept);
    await scripted.whenAnswers(1);
    expect(clock.running).toBe(1);
    clock.pass(60_000);

    await expect(result).rejects.toMatchObject({ code: "TRANSPORT" });
  });

  it("takes its prompts along when the connection goes away", async () => {
    const { scripted, session, elicitation } = await connect([[ask(form), legacyComplete()]], {
      server,
    });
    const result = elicitation.callTool(call);
    const { id } = await whenAsked(session);

    await scripted.drop();

    await expect(result).rejects.toMatchObject({ code: "CONNECTION_LOST" });
    expect(session.getSnapshot().operations).toMatchObject([
      { id, status: "failed", error: { code: "CONNECTION_LOST" } },
    ]);
    session.respond(id, "request", accept);
    expect(scripted.answers).toEqual([]);
  });

  it("may deliver a request twice: one prompt, one answer", async () => {
    const { scripted, session } = await connect([], { server });
    void scripted.ask(form, { id: "r" });
    const { id } = await whenAsked(session);
    void scripted.ask(form, { id: "r" });
    await new Promise(setImmediate);
    expect(session.getSnapshot().operations).toHaveLength(1);

    session.respond(id, "request", accept);

    await scripted.whenAnswers(1);
    await new Promise(setImmediate);
    expect(scripted.answers).toEqual([{ id: "r", result: accept }]);
  });

  it("gets cancel, not decline, from stop, mute and an interface that throws [M-25] [M-26]", async () => {
    const { scripted, session } = await connect([], { server });
    const stopped = scripted.ask(form);
    session.stop((await whenAsked(session)).id);
    expect((await stopped).result).toEqual({ action: "cancel" });

    const broken = scripted.ask(form);
    session.reportInterfaceError((await whenAsked(session)).id, "request", new Error("boom"));
    expect((await broken).result).toEqual({ action: "cancel" });

    const muted = scripted.ask(form);
    await whenAsked(session);
    session.muteServer("s");
    expect((await muted).result).toEqual({ action: "cancel" });
    expect((await scripted.ask(form)).result).toEqual({ action: "cancel" });
  });

  it("ends the wait of a call on a closed connection", async () => {
    const { elicitation } = await connect([drop()], { server });
    await expect(elicitation.callTool(call)).rejects.toMatchObject({ code: "CONNECTION_LOST" });
  });
});
