// A call is recorded with its wire, kept as JSON, and asked again from there.
import assert from "node:assert/strict";
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createRecorder, readRecording, replayOperation } from "@askback/client-core/devtools";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
} from "@askback/client-core/testing";
import { Client } from "@modelcontextprotocol/client";

const recorder = createRecorder();
const session = createElicitationSession({ onEvent: recorder.onEvent });
session.attach({ form: true });
const answered = new Set<string>();
session.subscribe(() => {
  for (const { id, status } of session.getSnapshot().operations) {
    if (status !== "awaitingInput" || answered.has(id)) continue;
    answered.add(id);
    session.respond(id, "name", { action: "accept", content: { v: "Report" } });
  }
});
const server = createScriptedServer([
  inputRequired({ name: formRequest("What is it called?") }, "state"),
  complete(),
]);
const client = new Client(
  { name: "consumer", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);
const mcp = createElicitationClient(client, { session, server: { id: "printer" } });
await client.connect(recorder.watch(server.transport, "printer"));
await mcp.callTool({ name: "print", arguments: {} });
await client.close();

const recording = readRecording(JSON.stringify(recorder.getSnapshot()));
assert(recording.messages.length > 0);
const [first] = recording.events;
assert(first);
const answers = await replayOperation(recording, first.operationId, { session });
assert.deepEqual(answers, [{ name: { action: "accept", content: { v: "Report" } } }]);
assert.equal(answered.size, 2);
