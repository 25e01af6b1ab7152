// A host in plain TypeScript on Node: the session without any interface library.
import assert from "node:assert/strict";
import { createElicitationSession, ElicitationError } from "@askback/client-core";
import { buildContent, initialDrafts, parseRequestedSchema } from "@askback/client-core/form";
import { createMemoryStorage } from "@askback/client-core/storage";
import { createScriptedServer } from "@askback/client-core/testing";
import { displayText } from "@askback/client-core/text";
import { inspectUrl } from "@askback/client-core/url";

const schema = {
  type: "object",
  properties: { name: { type: "string" }, copies: { type: "integer", default: 2 } },
  required: ["name"],
};
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
assert.equal(displayText("a\u202eb"), "ab");
assert.equal(typeof createMemoryStorage().put, "function");
assert.equal(typeof createScriptedServer, "function");
