// The MCP client of the AI SDK, asked back through a session.
import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { createElicitationSession } from "@askback/client-core";
import { type Call, createAiSdkElicitation } from "@askback/client-core/ai-sdk";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "@askback/client-core/testing";

const book = { name: "book", inputSchema: { type: "object" } };
const rounds = [inputRequired({ where: formRequest("Where?") }, "state"), complete()];
const server = createScriptedServer(({ method }) =>
  method === "tools/list"
    ? { resultType: "complete", ttlMs: 0, cacheScope: "private", tools: [book] }
    : (rounds.shift() ?? { do: "error", code: -1, message: "no more" }),
);
const session = createElicitationSession();
session.attach({ form: true });
const askback = createAiSdkElicitation({
  session,
  server: { id: "travel", label: "Travel" },
  context: new AsyncLocalStorage<Call>(),
});
const client = await createMCPClient({
  transport: Object.assign(server.transport, { supportsProtocolVersionDiscovery: true }),
  capabilities: askback.capabilities,
});
client.onElicitationRequest(ElicitationRequestSchema, askback.onElicitationRequest);
const tools = askback.tools(await client.tools());
const options = { toolCallId: "call-1", messages: [], context: {} };
const result = tools.book?.execute?.({ city: "Oslo" }, options);
const { operations } = await whenSnapshot(session, (now) => now.operations.length > 0);
const [operation] = operations;
assert.deepEqual(operation?.provenance.source, {
  kind: "tool",
  name: "book",
  arguments: { city: "Oslo" },
});
const answer = { action: "accept", content: { v: "there" } } as const;
session.respond(operation.id, "request", answer);
await result;
assert.deepEqual(server.requests.at(-1)?.params.inputResponses, { where: answer });
await client.close();
