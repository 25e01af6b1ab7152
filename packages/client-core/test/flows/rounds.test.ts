// Rounds of one call and of several, and what may ask back at all.
import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired } from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
import { itemsOf, prompt, rejection, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo", nights: 2 } };

describe("rounds of one operation", () => {
  it("show each new text, and only offer what was typed before (flow-volatile-reask) [M-23]", async () => {
    const { server, session, elicitation } = await connect([
      inputRequired({ a: formRequest("ok at 10:00:01?") }, "1"),
      inputRequired({ a: formRequest("ok at 10:00:05?") }, "2"),
      inputRequired({ a: formRequest("ok at 10:00:09?") }, "3"),
      complete(),
    ]);
    const result = elicitation.callTool(call);
    const messages: string[] = [];
    for (const typed of ["one", "two", "three"]) {
      const { id, round } = await prompt(session);
      const [item] = itemsOf({ ...(await prompt(session)) });
      messages.push(item?.request.params.message ?? "");
      expect(item?.drafts).toEqual(messages.length === 1 ? undefined : { f0: "kept" });
      expect(round?.number).toBe(messages.length);
      session.saveDrafts(id, "a", { f0: "kept" });
      session.respond(id, "a", { action: "accept", content: { v: typed } });
      await server.whenRequests(messages.length + 1);
    }
    await result;

    expect(messages).toEqual(["ok at 10:00:01?", "ok at 10:00:05?", "ok at 10:00:09?"]);
    expect(
      server.requests.slice(1).map(({ params }) => [params.requestState, params.inputResponses]),
    ).toEqual([
      ["1", { a: { action: "accept", content: { v: "one" } } }],
      ["2", { a: { action: "accept", content: { v: "two" } } }],
      ["3", { a: { action: "accept", content: { v: "three" } } }],
    ]);
  });

  it("belong to it alone when several wait at once (flow-concurrent-calls) [M-18] [M-06] [P-02]", async () => {
    const { server, session, elicitation } = await connect({
      A: [inputRequired({ k: formRequest("for A") }, "sA"), complete()],
      B: [inputRequired({ k: formRequest("for B") }, "sB"), complete()],
      C: [complete()],
    });
    const a = elicitation.callTool({ name: "A" });
    const b = elicitation.callTool({ name: "B" });
    const promptA = await prompt(session, "A");
    const promptB = await prompt(session, "B");
    expect(promptA.provenance.source).toMatchObject({ kind: "tool", name: "A" });
    expect(promptB.provenance.source).toMatchObject({ kind: "tool", name: "B" });

    session.respond(promptB.id, "k", { action: "accept", content: { v: "b" } });
    await b;
    await elicitation.callTool({ name: "C" });
    expect(itemsOf(await prompt(session, "A"))[0]?.state.status).toBe("pending");
    session.respond(promptA.id, "k", { action: "accept", content: { v: "a" } });
    await a;

    expect(server.requests.slice(2).map(({ params }) => params)).toEqual([
      {
        name: "B",
        inputResponses: { k: { action: "accept", content: { v: "b" } } },
        requestState: "sB",
      },
      { name: "C" },
      {
        name: "A",
        inputResponses: { k: { action: "accept", content: { v: "a" } } },
        requestState: "sA",
      },
    ]);
  });
});

describe("what may ask back", () => {
  it("is a tool, a prompt and a resource [M-01]", async () => {
    const round = () => inputRequired({ a: formRequest("q") }, "s");
    const { server, session, elicitation } = await connect({
      book: [round(), complete()],
      greet: [round(), { resultType: "complete", messages: [] }],
      "file:///a": [
        round(),
        { resultType: "complete", contents: [], ttlMs: 0, cacheScope: "private" },
      ],
    });
    const answer = async (work: Promise<unknown>) => {
      const operation = await prompt(session);
      session.respond(operation.id, "a", yes);
      await work;
      return operation.provenance.source;
    };

    expect(await answer(elicitation.callTool(call))).toMatchObject({ kind: "tool", name: "book" });
    expect(await answer(elicitation.getPrompt({ name: "greet" }))).toMatchObject({
      kind: "prompt",
      name: "greet",
    });
    expect(await answer(elicitation.readResource({ uri: "file:///a" }))).toMatchObject({
      kind: "resource",
      uri: "file:///a",
    });
    expect(
      server.requests.map(({ method, params }) => [method, "inputResponses" in params]),
    ).toEqual([
      ["tools/call", false],
      ["tools/call", true],
      ["prompts/get", false],
      ["prompts/get", true],
      ["resources/read", false],
      ["resources/read", true],
    ]);
  });

  it("is nothing else: a typed error and no prompt (flow-unsupported-entry-method) [M-01]", async () => {
    const { session, client, server } = await connect(() =>
      inputRequired({ a: formRequest("q") }, "s"),
    );
    const shown: number[] = [];
    session.subscribe(() => shown.push(session.getSnapshot().operations.length));

    const error = await rejection(client.listTools());

    expect(error).toBeInstanceOf(Error);
    expect(shown.every((count) => count === 0)).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  it("says what it is: an unknown resultType is an error (flow-unsupported-entry-method) [M-11]", async () => {
    const { elicitation, server } = await connect([{ resultType: "deferred", content: [] }]);

    expect(await rejection(elicitation.callTool(call))).toMatchObject({ code: "INVALID_RESULT" });
    expect(server.requests).toHaveLength(1);
  });

  it("is done when the result has no resultType [M-07]", async () => {
    const { elicitation } = await connect([{ content: [{ type: "text", text: "done" }] }]);

    const result = await elicitation.callTool(call);

    expect(result.content).toEqual([{ type: "text", text: "done" }]);
  });
});

describe("a tool with an outputSchema (flow-output-schema-tool) [M-21]", () => {
  const outputSchema = {
    type: "object",
    required: ["n"],
    properties: { n: { type: "integer" } },
  } as const;
  const tools = [{ name: "book", inputSchema: { type: "object" }, outputSchema }];

  it("goes through rounds and has its complete result checked", async () => {
    const { session, client, elicitation } = await connect(
      [
        inputRequired({ a: formRequest("q") }, "s"),
        complete({ content: [], structuredContent: { n: 1 } }),
      ],
      { server: { tools } },
    );
    await client.listTools();
    const result = elicitation.callTool(call);
    session.respond((await prompt(session)).id, "a", yes);

    expect((await result).structuredContent).toEqual({ n: 1 });
  });

  it("fails when the complete result breaks the schema", async () => {
    const { session, client, elicitation } = await connect(
      [inputRequired({ a: formRequest("q") }, "s"), complete({ structuredContent: { n: "one" } })],
      { server: { tools } },
    );
    await client.listTools();
    const result = elicitation.callTool(call);
    const { id } = await prompt(session);
    session.respond(id, "a", yes);

    expect(String(await rejection(result))).toMatch(/output schema/);
  });
});
