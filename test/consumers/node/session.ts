// A host in plain TypeScript on Node: the session without any interface library.
import assert from "node:assert/strict";
import {
  createElicitationClient,
  createElicitationSession,
  ElicitationError,
  preloadEngine,
} from "@askback/client-core";
import { buildContent, initialDrafts, parseRequestedSchema } from "@askback/client-core/form";
import { checkDrafts } from "@askback/client-core/form/check";
import { credentialKind } from "@askback/client-core/form/parse";
import {
  complete,
  createScriptedServer,
  formRequest,
  inputRequired,
  whenSnapshot,
} from "@askback/client-core/testing";
import { displayText } from "@askback/client-core/text";
import { inspectUrl } from "@askback/client-core/url";
import { Client } from "@modelcontextprotocol/client";

const schema = {
  type: "object",
  properties: { name: { type: "string" }, copies: { type: "integer", default: 2 } },
  required: ["name"],
};
// What asks is a chunk of its own: without this the first question would wait for it.
await preloadEngine();
const session = createElicitationSession();
const detach = session.attach({ form: true });
const answer = session.ask(
  { message: "What is it called?", requestedSchema: schema },
  { server: { id: "printer", origin: "https://printer.example" }, source: { kind: "unknown" } },
);
const [operation] = session.getSnapshot().operations;
assert(operation?.round);
const [key = ""] = Object.keys(operation.round.items);
const parsed = parseRequestedSchema(schema);
assert(parsed.ok);
assert.deepEqual(
  checkDrafts(parsed.form, { f0: "" }).map(({ code }) => code),
  ["required"],
);
const built = buildContent(parsed.form, { ...initialDrafts(parsed.form), f0: "Report" });
assert(built.ok);
session.respond(operation.id, key, { action: "accept", content: built.content });
assert.deepEqual(JSON.parse(JSON.stringify(await answer)), {
  action: "accept",
  content: { name: "Report", copies: 2 },
});
detach();

await assert.rejects(
  session.ask(
    { message: "Nobody is there", requestedSchema: schema },
    { server: { id: "printer" }, source: { kind: "unknown" } },
  ),
  (error) => error instanceof ElicitationError && error.code === "NO_INTERFACE",
);
assert.equal(inspectUrl("javascript:alert(1)").severity, "block");
assert.equal(inspectUrl("https://accounts.google.com/").registrableDomain, "google.com");
assert.equal(credentialKind(`ghp_${"a".repeat(36)}`), "known-prefix");
assert.equal(displayText("a\u202eb"), "ab");

// A whole call with the SDK's client, a round in between.
const chat = createElicitationSession();
chat.attach({ form: true });
const server = createScriptedServer([
  inputRequired({ name: formRequest("What is it called?") }, "state"),
  complete(),
]);
const client = new Client(
  { name: "consumer", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } },
);
const mcp = createElicitationClient(client, { session: chat, server: { id: "printer" } });
await client.connect(server.transport);
const called = mcp.callTool({ name: "print", arguments: {} });
const isAsked = ({ status }: { status: string }) => status === "awaitingInput";
const asked = await whenSnapshot(chat, ({ operations }) => operations.some(isAsked));
chat.respond(asked.operations[0]?.id ?? "", "name", { action: "accept", content: { v: "Report" } });
await called;
assert.equal(server.requests.length, 2);
assert.equal(server.requests[1]?.params.requestState, "state");
await client.close();
