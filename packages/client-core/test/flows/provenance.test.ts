// What a prompt has to say about who asks and why.
import { describe, expect, it } from "vitest";
import {
  ask,
  complete,
  formRequest,
  inputRequired,
  legacyComplete,
  urlRequest,
} from "../../src/testing/index.js";
import { connect, identity } from "../support/connect.js";
import { findOperation, itemsOf, prompt, yes } from "../support/person.js";

const serverInfo = { name: "srv", version: "1.0.0", title: "Official Bank Support" };

describe.each([
  ["form", formRequest("Which city?")],
  ["url", urlRequest("Sign in", "https://ok.test/")],
])("a prompt in %s mode", (_mode, entry) => {
  it("names the host's label and origin, and the server's own name as its claim [P-01]", async () => {
    const { session, elicitation } = await connect([inputRequired({ a: entry }), complete()], {
      server: { serverInfo },
    });
    const result = elicitation.callTool({ name: "book" });
    const { id, provenance } = await prompt(session);

    expect(provenance.server).toEqual({ ...identity, claimedName: "Official Bank Support" });
    session.respond(id, "a", { action: "cancel" });
    await result;
  });

  it("says why: the message, the tool and its arguments as they were [P-02]", async () => {
    const { session, elicitation } = await connect([inputRequired({ a: entry }), complete()]);
    const args = { city: "Oslo", nights: [1, 2] };
    const result = elicitation.callTool({ name: "book", arguments: args });
    args.nights.push(3);
    const operation = await prompt(session);

    expect(operation.provenance.source).toMatchObject({
      kind: "tool",
      name: "book",
      arguments: { city: "Oslo", nights: [1, 2] },
    });
    expect(itemsOf(operation)[0]?.request).toEqual(entry);
    session.respond(operation.id, "a", { action: "cancel" });
    await result;
  });

  it("leaves a receipt of server, question and action [A-06]", async () => {
    const { session, elicitation } = await connect([inputRequired({ a: entry }), complete()]);
    const result = elicitation.callTool({ name: "book" });
    const { id, provenance } = await prompt(session);
    session.respond(id, "a", { action: "decline" });
    await result;
    expect(findOperation(session, id)?.receipts).toMatchObject([
      { operationId: id, round: 1, key: "a", provenance, request: entry, action: "decline" },
    ]);
  });
});

describe("a prompt that a 2025-11-25 server starts", () => {
  it("names the server, and the call that it belongs to when there is one [P-01] [P-02]", async () => {
    const params = {
      mode: "form",
      message: "Which city?",
      requestedSchema: { type: "object", properties: {} },
    };
    const { session, elicitation } = await connect([[ask(params), legacyComplete()]], {
      server: { revision: "2025-11-25", serverInfo },
    });
    const result = elicitation.callTool({ name: "book", arguments: { city: "Oslo" } });
    const operation = await prompt(session);

    expect(operation.path).toBe("legacy");
    expect(operation.provenance.server).toEqual({
      ...identity,
      claimedName: "Official Bank Support",
    });
    expect(itemsOf(operation)[0]?.request.params).toMatchObject(params);
    const [key = ""] = Object.keys(operation.round?.items ?? {});
    session.respond(operation.id, key, { action: "accept", content: {} });
    await result;
  });
});

describe("answers in receipts and events [A-06]", () => {
  it("are left out where the field asks for a secret", async () => {
    const schema = {
      type: "object",
      properties: { user: { type: "string" }, password: { type: "string" } },
    };
    const { session, elicitation, events } = await connect([
      inputRequired({ a: formRequest("Sign in", schema) }),
      complete(),
    ]);
    const result = elicitation.callTool({ name: "book" });
    const { id } = await prompt(session);
    session.respond(id, "a", { action: "accept", content: { user: "ada", password: "hunter2" } });
    await result;

    expect(findOperation(session, id)?.receipts[0]?.answers).toEqual([
      { key: "user", value: "ada" },
      { key: "password", redacted: true },
    ]);
    expect(JSON.stringify(events)).not.toContain("hunter2");
  });

  it("are there whatever a server puts where a title should be [A-06] [F-17]", async () => {
    const title = { toString: "no function", valueOf: 1 };
    const schema = { type: "object", properties: { v: { type: "string", title } } };
    const { session, elicitation } = await connect([
      inputRequired({ a: formRequest("q", schema) }),
      complete(),
    ]);
    const result = elicitation.callTool({ name: "book" });
    const { id } = await prompt(session);
    session.respond(id, "a", yes);

    await expect(result).resolves.toHaveProperty("content");
    expect(findOperation(session, id)?.receipts[0]?.answers).toEqual([{ key: "v", value: "x" }]);
  });

  it.each([false, true])("are in audit events only if the host asks: %s", async (auditAnswers) => {
    const { session, elicitation, events } = await connect(
      [inputRequired({ a: formRequest("q") }), complete()],
      { session: { auditAnswers } },
    );
    const result = elicitation.callTool({ name: "book" });
    session.respond((await prompt(session)).id, "a", yes);
    await result;

    expect(JSON.stringify(events).includes('"content":{"v":"x"}')).toBe(auditAnswers);
    expect(events.map(({ type }) => type)).toEqual(["asked", "answered", "sent", "ended"]);
    expect(events.every(({ provenance }) => provenance.server.id === "travel")).toBe(true);
  });
});
