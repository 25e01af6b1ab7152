// A task that asks while it runs, driven by the package of the extension.
import assert from "node:assert/strict";
import { createElicitationSession } from "@askback/client-core";
import {
  createTaskDispatch,
  createTaskElicitation,
  type TaskContext,
} from "@askback/client-core/tasks";
import {
  createScriptedServer,
  formRequest,
  type JsonObject,
  whenSnapshot,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";
import {
  createApplicationInputHandler,
  createTaskSessionFromClient,
} from "@modelcontextprotocol/ext-tasks/client";

const at = "2026-08-01T00:00:00Z";
const task = (status: string, more: JsonObject = {}): JsonObject => ({
  ...{ taskId: "t1", status, createdAt: at, lastUpdatedAt: at, ttlMs: null, pollIntervalMs: 10 },
  ...more,
});
const updates: JsonObject[] = [];
const done = { resultType: "complete", content: [{ type: "text", text: "booked" }] };
const scripted = createScriptedServer(
  ({ method, params }) => {
    if (method === "tools/call") return { resultType: "task", ...task("working") };
    if (method === "tasks/update") {
      updates.push(params.inputResponses as JsonObject);
      return { resultType: "complete" };
    }
    const asked = { inputRequests: { where: formRequest("Where?") } };
    const now = updates.length
      ? task("completed", { result: done })
      : task("input_required", asked);
    return { resultType: "complete", ...now };
  },
  {
    tools: [{ name: "book", inputSchema: { type: "object" } }],
    capabilities: { extensions: { "io.modelcontextprotocol/tasks": {} } },
  },
);

const server = { id: "travel", label: "Travel", origin: "https://mcp.example.com" };
const session = createElicitationSession();
session.attach({ form: true });
const askback = createTaskElicitation({ session, server });
const clientInfo = { name: "consumer", version: "1.0.0" };
const client = new Client(clientInfo, {
  capabilities: { elicitation: { form: {} } },
  versionNegotiation: { mode: "auto" },
});
await client.connect(scripted.transport);
const tasks = createTaskSessionFromClient(client, {
  endpointId: "travel",
  onInputRequest: createApplicationInputHandler<TaskContext>({
    elicitation: askback.elicitation,
    sampling: () => Promise.reject(new Error("no model")),
    roots: () => ({ roots: [] }),
  }),
  rawDispatch: createTaskDispatch(client.transport, { session, server }),
  v2RequestFraming: { protocolVersion: "2026-07-28", clientInfo, clientCapabilities: {} },
});
const execution = await tasks.callTool("book", {}, askback.call("book", {}));
const { operations } = await whenSnapshot(session, (now) => now.operations.length > 0);
const answer = { action: "accept", content: { v: "there" } } as const;
session.respond(operations[0]?.id ?? "", "request", answer);
const { outcome } = await execution.settle();
assert.equal(outcome.status, "completed");
assert.deepEqual(updates, [{ where: answer }]);
await client.close();
