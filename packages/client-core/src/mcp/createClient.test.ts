import { describe, expect, it } from "vitest";
import { complete, formRequest, inputRequired, urlRequest } from "../testing/index.js";
import { call, connect, whenAsked } from "./connect.testing.js";

const accept = { action: "accept", content: { v: "x" } } as const;
const question = { a: formRequest("Where?") };

describe("a call that is asked back", () => {
  it("sends the answer with the state of its round, on a new id [M-01] [M-03] [M-05] [M-08] [M-13] [P-01] [P-02]", async () => {
    const { scripted, session, elicitation } = await connect([
      inputRequired(question, ""),
      complete(),
    ]);

    const result = elicitation.callTool(call);
    const { id, operation } = await whenAsked(session);
    session.respond(id, "a", accept);

    await expect(result).resolves.toHaveProperty("content");
    expect(operation.provenance).toEqual({
      server: { id: "s", origin: "https://mcp.test", claimedName: "scripted-server" },
      source: { kind: "tool", ...call },
    });
    expect(scripted.requests.map(({ params }) => params)).toEqual([
      call,
      { ...call, inputResponses: { a: accept }, requestState: "" },
    ]);
    const both = { elicitation: { form: {}, url: {} } };
    expect(scripted.requests.map(({ capabilities }) => capabilities)).toEqual([both, both]);
    expect(new Set(scripted.requests.map((request) => request.id)).size).toBe(2);
    expect(session.getSnapshot().operations.map(({ status }) => status)).toEqual(["completed"]);
  });

  it("is asked back on resources/read and prompts/get as well [M-01]", async () => {
    const { scripted, session, elicitation } = await connect([
      inputRequired(question),
      complete({ contents: [], ttlMs: 0, cacheScope: "private" }),
      inputRequired(question),
      complete({ messages: [] }),
    ]);

    const resource = elicitation.readResource({ uri: "file:///x" });
    session.respond((await whenAsked(session)).id, "a", accept);
    await expect(resource).resolves.toMatchObject({ contents: [] });
    const prompt = elicitation.getPrompt({ name: "p" });
    session.respond((await whenAsked(session)).id, "a", accept);

    await expect(prompt).resolves.toMatchObject({ messages: [] });
    expect(scripted.requests.map(({ method }) => method)).toEqual([
      "resources/read",
      "resources/read",
      "prompts/get",
      "prompts/get",
    ]);
  });

  it("ends in a typed error on any other method, with no prompt [M-01]", async () => {
    const { session, client } = await connect([inputRequired(question)]);
    const listed = client.request({ method: "resources/templates/list" });
    await expect(listed).rejects.toMatchObject({
      code: "UNSUPPORTED_METHOD",
      details: { method: "resources/templates/list" },
    });
    expect(session.getSnapshot().operations).toEqual([]);
  });

  it("serves calls on the client itself, with the schema whole", async () => {
    const requestedSchema = {
      type: "object",
      properties: {
        m: { type: "array", items: { enum: ["x", "y"] } },
        k: { type: "string", const: "z" },
        o: { type: "string", oneOf: [{ const: "p" }, { const: "q" }] },
        n: { anyOf: [{ type: "string" }, { type: "null" }] },
        i: { type: "integer", enum: [1, 2] },
      },
      required: ["m", "k"],
    };
    const request = { method: "elicitation/create", params: { message: "?", requestedSchema } };
    const { session, client } = await connect([inputRequired({ a: request }), complete()]);

    const result = client.callTool(call);
    const { id, items } = await whenAsked(session);
    session.respond(id, "a", { action: "decline" });

    await result;
    expect(items.a?.request.params).toEqual({ mode: "form", message: "?", requestedSchema });
  });

  it("keeps the arguments as they were when the call was made [M-09]", async () => {
    const { scripted, session, elicitation } = await connect([inputRequired(question), complete()]);
    const mine = { name: "book", arguments: { city: "Oslo" } };
    const result = elicitation.callTool(mine);
    const { id } = await whenAsked(session);
    mine.arguments.city = "Rome";
    session.respond(id, "a", accept);

    await result;
    expect(scripted.requests.map(({ params }) => params.arguments)).toEqual([
      { city: "Oslo" },
      { city: "Oslo" },
    ]);
  });

  it("treats a result without resultType as complete, and an unknown one as an error [M-07]", async () => {
    const { elicitation } = await connect([{ content: [] }, { resultType: "later", content: [] }]);
    await expect(elicitation.callTool(call)).resolves.toMatchObject({ content: [] });
    await expect(elicitation.callTool(call)).rejects.toMatchObject({ code: "INVALID_RESULT" });
  });

  it("validates an outputSchema at the last result only [M-21]", async () => {
    const outputSchema = {
      type: "object",
      required: ["n"],
      properties: { n: { type: "integer" } },
    } as const;
    const { session, elicitation } = await connect([
      inputRequired(question),
      complete({ content: [], structuredContent: { n: 1 } }),
    ]);
    const toolDefinition = { name: "book", inputSchema: { type: "object" as const }, outputSchema };
    const result = elicitation.callTool(call, { toolDefinition });
    session.respond((await whenAsked(session)).id, "a", accept);

    await expect(result).resolves.toMatchObject({ structuredContent: { n: 1 } });
  });

  it("declares nothing without an interface, and refuses what is asked all the same [M-13] [M-25]", async () => {
    const { scripted, elicitation } = await connect([inputRequired(question)], { attach: null });
    await expect(elicitation.callTool(call)).rejects.toMatchObject({
      code: "UNSUPPORTED_REQUEST",
      details: { key: "a" },
    });
    expect(scripted.requests.map(({ capabilities }) => capabilities)).toEqual([{}]);
  });

  it("declares what the client can do besides, and only the modes that are attached [M-13] [M-14]", async () => {
    const { scripted, elicitation } = await connect(
      [inputRequired({ u: urlRequest("go", "https://ok.test/") })],
      {
        attach: { form: true },
        client: { capabilities: { elicitation: { url: {} }, experimental: { x: {} } } },
      },
    );
    await expect(elicitation.callTool(call)).rejects.toMatchObject({
      code: "UNSUPPORTED_REQUEST",
      details: { key: "u" },
    });
    expect(scripted.requests[0]?.capabilities).toEqual({
      elicitation: { form: {} },
      experimental: { x: {} },
    });
  });

  it("answers deprecated entries by the host's handlers and warns once [M-16]", async () => {
    const warnings: string[] = [];
    const round = inputRequired({ r: { method: "roots/list" }, ...question });
    const { scripted, session, elicitation } = await connect([round, round, complete()], {
      session: { onWarning: (message) => warnings.push(message) },
      elicitation: { handlers: { "roots/list": () => ({ roots: [] }) } },
    });
    const result = elicitation.callTool(call);
    session.respond((await whenAsked(session)).id, "a", accept);
    session.respond((await whenAsked(session, (o) => o.round?.number === 2)).id, "a", accept);

    await result;
    const responses = { r: { roots: [] }, a: accept };
    expect(scripted.requests.map(({ params }) => params.inputResponses)).toEqual([
      undefined,
      responses,
      responses,
    ]);
    expect(warnings).toHaveLength(1);
  });
});
