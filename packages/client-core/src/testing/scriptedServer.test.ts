import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import {
  ask,
  complete,
  createScriptedServer,
  drop,
  formRequest,
  hold,
  httpFailure,
  inputRequired,
  legacyComplete,
  networkFailure,
  progress,
  rpcError,
  type Script,
  type ScriptedServerOptions,
  urlElicitationRequired,
} from "./index.js";

async function connect(script: Script, options: ScriptedServerOptions = {}) {
  const server = createScriptedServer(script, options);
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" }, capabilities: { elicitation: { form: {} } } },
  );
  await client.connect(server.transport);
  return { server, client };
}

const call = { name: "book", arguments: { city: "Oslo" } };

describe("a server of 2026-07-28", () => {
  it("plays the rounds to a real client and records what it sent", async () => {
    const round = inputRequired({ a: formRequest("Where?") }, "s1");
    const { server, client } = await connect([round, complete()]);
    client.setRequestHandler("elicitation/create", async () => ({
      action: "accept",
      content: { v: "x" },
    }));

    await client.callTool(call);

    expect(client.getProtocolEra()).toBe("modern");
    expect(server.requests.map((request) => request.params)).toEqual([
      call,
      {
        ...call,
        inputResponses: { a: { action: "accept", content: { v: "x" } } },
        requestState: "s1",
      },
    ]);
    expect(server.requests[0]?.capabilities).toEqual({ elicitation: { form: {} } });
    expect(server.unexpected).toEqual([]);
  });

  it("answers several callers by what they call", async () => {
    const { client } = await connect({
      one: [complete({ content: [{ type: "text", text: "1" }] })],
      two: [complete({ content: [{ type: "text", text: "2" }] })],
    });

    const results = await Promise.all([
      client.callTool({ name: "two" }),
      client.callTool({ name: "one" }),
    ]);

    expect(results.map((result) => result.content)).toEqual([
      [{ type: "text", text: "2" }],
      [{ type: "text", text: "1" }],
    ]);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(["one", "two"]);
  });

  it("ends a request as an error, an HTTP status or an unreachable host does", async () => {
    const { server, client } = await connect([
      rpcError(-32602, "no"),
      httpFailure(503),
      networkFailure(),
      complete(),
    ]);

    await expect(client.callTool(call)).rejects.toMatchObject({ code: -32602 });
    await expect(client.callTool(call)).rejects.toMatchObject({ status: 503 });
    await expect(client.callTool(call)).rejects.toThrow("fetch failed");
    await expect(client.callTool(call)).resolves.toHaveProperty("content");
    expect(server.requests.map((request) => request.failed)).toEqual([
      undefined,
      "http",
      "network",
      undefined,
    ]);
  });

  it("reports progress, and waits where the test wants it", async () => {
    const { server, client } = await connect([
      [progress(1, 2), hold("g"), progress(2, 2), complete()],
    ]);
    const seen: number[] = [];
    const result = client.callTool(call, { onprogress: (p) => seen.push(p.progress) });
    await server.whenRequests(1);
    await Promise.resolve();
    expect(seen).toEqual([1]);

    server.release("g");

    await result;
    expect(seen).toEqual([1, 2]);
  });

  it("notes a request that the client gives up, and answers it no more", async () => {
    const { server, client } = await connect([[hold("g"), complete()]]);
    const abort = new AbortController();
    const result = client.callTool(call, { signal: abort.signal });
    const [request] = await server.whenRequests(1);

    abort.abort("enough");

    await expect(result).rejects.toThrow("enough");
    server.release("g");
    await Promise.resolve();
    expect(server.wire.at(-1)).toEqual({ from: "client", connection: 0, abandoned: request?.id });
  });

  it("says so when the script has no round left", async () => {
    const { server, client } = await connect([complete()]);
    await client.callTool(call);

    await expect(client.callTool(call)).rejects.toMatchObject({ code: -32603 });
    expect(server.unexpected).toHaveLength(1);
  });

  it("sends a plain object as it is", async () => {
    const { client } = await connect([{ resultType: "complete", content: [] }]);
    await expect(client.callTool(call)).resolves.toMatchObject({ content: [] });
  });
});

describe("a server of 2025-11-25", () => {
  const options = { revision: "2025-11-25" } as const;

  it("asks the client while it handles a request", async () => {
    const params = { message: "Where?", requestedSchema: { type: "object", properties: {} } };
    const { server, client } = await connect([[ask(params), legacyComplete()]], options);
    client.setRequestHandler("elicitation/create", async () => ({ action: "decline" }));

    await client.callTool(call);

    expect(client.getProtocolEra()).toBe("legacy");
    expect(server.answers).toEqual([{ id: "server-1", result: { action: "decline" } }]);
  });

  it("asks and notifies outside of a request", async () => {
    const { server, client } = await connect([], options);
    const completed: string[] = [];
    client.setNotificationHandler("notifications/elicitation/complete", ({ params }) => {
      completed.push(params.elicitationId);
    });
    client.setRequestHandler("elicitation/create", async () => ({ action: "cancel" }));

    const answer = await server.ask({
      message: "Where?",
      requestedSchema: { type: "object", properties: {} },
    });
    server.notify("notifications/elicitation/complete", { elicitationId: "e1" });
    await Promise.resolve();

    expect(answer.result).toEqual({ action: "cancel" });
    expect(completed).toEqual(["e1"]);
  });

  it("refuses a call until URLs were opened", async () => {
    const urls = [{ elicitationId: "e1", url: "https://ok.test/", message: "Connect" }];
    const { client } = await connect([urlElicitationRequired(urls)], options);
    await expect(client.callTool(call)).rejects.toMatchObject({
      code: -32042,
      elicitations: [{ mode: "url", ...urls[0] }],
    });
  });

  it("drops the connection and goes on with the script on the next one", async () => {
    const { server, client } = await connect([drop(), legacyComplete()], options);
    await expect(client.callTool(call)).rejects.toThrow("Connection closed");

    await client.connect(server.connect());
    await client.callTool(call);

    expect(server.requests.map((request) => request.connection)).toEqual([0, 1]);
  });
});
