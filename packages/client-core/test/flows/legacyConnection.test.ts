// Streams of 2025-11-25 that drop, resume, or take a request back.
import { describe, expect, it } from "vitest";
import { ask, httpFailure, legacyComplete } from "../../src/testing/index.js";
import { settled } from "../support/clock.js";
import { connectLegacy, form, keyOf } from "../support/legacy.js";
import { findOperation, openPrompts, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };

describe("a connection that drops while a prompt is open (flow-stream-drop) [M-17]", () => {
  it("withdraws the prompt, rejects the call, and sends nothing afterwards", async () => {
    const { server, session, elicitation } = await connectLegacy([[ask(form), legacyComplete()]]);
    const failure = rejection(elicitation.callTool(call));
    const operation = await prompt(session);

    await server.drop();

    expect(await failure).toMatchObject({ code: "CONNECTION_LOST" });
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

  it("answers no delivery of a request that the server takes back", async () => {
    const { server, session } = await connectLegacy([]);
    for (let delivery = 0; delivery < 3; delivery += 1) void server.ask(form, { id: "r1" });
    await prompt(session);
    server.notify("notifications/cancelled", { requestId: "r1" });
    await settled();
    expect(openPrompts(session)).toEqual([]);
    expect(server.answers).toEqual([]);
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

describe("a request that a server of 2025-11-25 does not take (flow-retry-http-failure) [M-20]", () => {
  it.each([404, 503])("fails once and for all, and is not sent in a loop: %i", async (status) => {
    const { server, session, elicitation } = await connectLegacy([
      httpFailure(status),
      legacyComplete(),
    ]);

    expect(await rejection(elicitation.callTool(call))).toMatchObject({
      code: "TRANSPORT",
      cause: { status },
    });

    await settled();
    expect(server.requests).toHaveLength(1);
    expect(openPrompts(session)).toEqual([]);
    await elicitation.callTool(call);
    expect(server.requests).toHaveLength(2);
  });
});
