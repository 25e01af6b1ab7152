// What happens while the part that asks is being loaded.
import { describe, expect, it } from "vitest";
import { accept, form, provenance } from "../session/openSession.testing.js";
import { settled } from "../session/settled.testing.js";
import { complete, legacyComplete, urlElicitationRequired } from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";
import { createNetwork, legacy, openOnNetwork, question } from "./engineNetwork.testing.js";

describe("the engine", () => {
  it("begins to load when an interface is attached, once, and no call waits for it", async () => {
    const network = createNetwork();
    const { session, elicitation } = await connect(
      [complete({ content: [] }), complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
        attach: null,
      },
    );
    await elicitation.callTool(call);
    expect(network.tries).toBe(0);

    session.attach({ form: true });
    session.attach({ url: true });
    await elicitation.callTool(call);

    expect(network.tries).toBe(1);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("lets a round that came first wait for it, and shows it then [M-01]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect(
      [question, complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
      },
    );
    const result = elicitation.callTool(call);
    await scripted.whenRequests(1);
    await settled();
    expect(session.getSnapshot().operations).toMatchObject([{ status: "requesting" }]);
    expect(session.getSnapshot().operations[0]?.round).toBeUndefined();

    await network.arrive();
    const { id } = await whenAsked(session);
    session.respond(id, "a", accept);

    await expect(result).resolves.toHaveProperty("content");
    expect(scripted.requests[1]?.params).toMatchObject({
      inputResponses: { a: accept },
      requestState: "s1",
    });
  });

  it("is loaded once for two operations that need it at the same time", async () => {
    const { network, session } = openOnNetwork();
    const first = session.ask(form, provenance);
    const second = session.ask(form, provenance);
    await network.arrive();

    const { operations } = session.getSnapshot();
    expect(operations.map(({ status }) => status)).toEqual(["awaitingInput", "awaitingInput"]);
    session.respond(operations[1]?.id ?? "", "request", { action: "decline" });
    session.respond(operations[0]?.id ?? "", "request", accept);
    await expect(first).resolves.toEqual(accept);
    await expect(second).resolves.toEqual({ action: "decline" });
    expect(network.tries).toBe(1);
  });

  it("asks in the same turn once it is there", async () => {
    const { network, session } = openOnNetwork();
    await network.arrive();
    const answer = session.ask(form, provenance);

    const [operation] = session.getSnapshot().operations;
    expect(operation?.status).toBe("awaitingInput");
    session.respond(operation?.id ?? "", "request", accept);
    await expect(answer).resolves.toEqual(accept);
  });

  it("serves the URLs of -32042 as well [L-02]", async () => {
    const network = createNetwork();
    const url = { mode: "url", elicitationId: "e1", url: "https://ok.test/", message: "Connect" };
    const { session, elicitation } = await connect(
      [urlElicitationRequired([url]), legacyComplete()],
      { server: legacy, session: { loadEngine: network.loadEngine } },
    );
    const result = elicitation.callTool(call);
    await settled();
    await network.arrive();
    const { id } = await whenAsked(session);
    session.respond(id, "e1", { action: "accept" });
    session.continueUrl(id, "e1");
    await expect(result).resolves.toHaveProperty("content");
  });
});

describe("while the engine loads", () => {
  it("an abort ends the operation at once, and nothing is shown later [M-20]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect(
      [question, complete({ content: [] })],
      {
        session: { loadEngine: network.loadEngine },
      },
    );
    const caller = new AbortController();
    const result = elicitation.callTool(call, { signal: caller.signal });
    await scripted.whenRequests(1);
    await settled();
    caller.abort(new Error("left"));
    await expect(result).rejects.toMatchObject({ code: "ABORTED", cause: { message: "left" } });

    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
    expect(scripted.requests).toHaveLength(1);
  });

  it("an abort withdraws what the host asked", async () => {
    const { network, session } = openOnNetwork();
    const caller = new AbortController();
    const answer = session.ask(form, provenance, { signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ code: "ABORTED" });
    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("stop ends the operation, and the server gets nothing [M-24]", async () => {
    const network = createNetwork();
    const { session, scripted, elicitation } = await connect([question], {
      session: { loadEngine: network.loadEngine },
    });
    const result = elicitation.callTool(call);
    await scripted.whenRequests(1);
    await settled();
    session.stop(session.getSnapshot().operations[0]?.id ?? "");

    await expect(result).rejects.toMatchObject({ code: "STOPPED" });
    await network.arrive();
    expect(scripted.requests).toHaveLength(1);
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("stop and mute answer an earlier server with cancel [M-25]", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    const stopped = scripted.ask(form);
    await settled();
    session.stop(session.getSnapshot().operations[0]?.id ?? "");
    expect((await stopped).result).toEqual({ action: "cancel" });

    const muted = scripted.ask(form);
    await settled();
    session.muteServer("s");
    await network.arrive();
    expect((await muted).result).toEqual({ action: "cancel" });
  });

  it("a connection that goes away takes an earlier server's request along", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    void scripted.ask(form);
    await settled();
    expect(session.getSnapshot().operations).toHaveLength(1);
    await scripted.drop();
    await network.arrive();
    expect(session.getSnapshot().operations).toEqual([]);
    expect(scripted.answers).toEqual([]);
  });

  it("an earlier server's request waits, and is refused when it cannot be shown [M-14]", async () => {
    const network = createNetwork();
    const { session, scripted } = await connect([], {
      server: legacy,
      session: { loadEngine: network.loadEngine },
    });
    const broken = scripted.ask({ requestedSchema: {} });
    const fine = scripted.ask(form);
    await settled();
    await network.arrive();
    expect((await broken).error?.code).toBe(-32602);
    session.respond((await whenAsked(session)).id, "request", accept);
    expect((await fine).result).toEqual(accept);
  });

  it("a command does nothing, also not later", async () => {
    const { network, session, events } = openOnNetwork();
    const answer = session.ask(form, provenance);
    const id = session.getSnapshot().operations[0]?.id ?? "";
    session.respond(id, "request", { action: "decline" });
    session.send(id);
    session.dismiss(id);
    session.respond("no such operation", "request", accept);
    expect(events).toMatchObject([
      { type: "refused", command: "respond", error: { code: "INVALID_COMMAND" } },
      { type: "refused", command: "send" },
      { type: "refused", command: "dismiss" },
    ]);

    await network.arrive();
    expect(session.getSnapshot().operations).toMatchObject([{ id, status: "awaitingInput" }]);
    session.respond(id, "request", accept);
    await expect(answer).resolves.toEqual(accept);
  });
});
