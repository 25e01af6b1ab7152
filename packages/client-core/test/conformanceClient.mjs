// The client that the protocol's conformance suite starts (scripts/conformance.mjs): the built package
// over Streamable HTTP, with an interface that fills every form with its defaults.
// argv: the server's URL. MCP_CONFORMANCE_SCENARIO: what to do there, MCP_CONFORMANCE_CONTEXT: with what.
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { buildContent, initialDrafts, parseRequestedSchema } from "@askback/client-core/form";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const url = process.argv.at(-1) ?? "";
const scenario = process.env.MCP_CONFORMANCE_SCENARIO ?? "";

const session = createElicitationSession();
session.attach({ form: true, url: true });

/** @param {import("@askback/client-core").Item} item */
function answer({ request: { params } }) {
  if (params.mode === "url") return /** @type {const} */ ({ action: "cancel" });
  const parsed = parseRequestedSchema(params.requestedSchema);
  if (!parsed.ok) return /** @type {const} */ ({ action: "cancel" });
  const drafts = initialDrafts(parsed.form);
  for (const field of parsed.form.fields) {
    if (field.kind === "boolean") drafts[field.name] ??= true;
  }
  const built = buildContent(parsed.form, drafts);
  if (!built.ok) return /** @type {const} */ ({ action: "decline" });
  return { action: /** @type {const} */ ("accept"), content: built.content };
}

/** Answers what waits, as a person would through the interface. */
function respond() {
  for (const { id, status, round } of session.getSnapshot().operations) {
    if (status !== "awaitingInput" || round === undefined || round.sending) continue;
    const items = Object.values(round.items);
    const pending = items.find(({ state }) => state.status === "pending");
    if (pending !== undefined) return session.respond(id, pending.key, answer(pending));
    if (round.needsConfirmation) return session.send(id);
  }
}
session.subscribe(() => queueMicrotask(respond));

const client = new Client(
  { name: "askback-conformance", version: "0.1.0" },
  { versionNegotiation: { mode: "auto" } },
);
const server = { id: "conformance", origin: new URL(url).origin };
const elicitation = createElicitationClient(client, { session, server });
await client.connect(new StreamableHTTPClientTransport(new URL(url)));

if (scenario === "sep-2322-client-request-state") {
  const [echo] = await Promise.all([
    elicitation.callTool({ name: "test_mrtr_echo_state", arguments: {} }),
    elicitation.callTool({ name: "test_mrtr_unrelated", arguments: {} }),
  ]);
  console.log(echo.content);
  await elicitation.callTool({ name: "test_mrtr_no_state", arguments: {} });
  await elicitation.callTool({ name: "test_mrtr_no_result_type", arguments: {} });
} else if (scenario === "request-metadata") {
  // This server lists nothing and answers any call; what counts is what the request declares.
  await elicitation.callTool({ name: "any", arguments: {} });
} else if (scenario === "json-schema-ref-no-deref") {
  // What counts is that reading the tools fetches nothing.
  await client.listTools();
} else if (scenario === "json-schema-2020-12-preservation") {
  const { tools } = await client.listTools();
  const schema = tools.find(({ name }) => name === "json_schema_2020_12_tool")?.inputSchema;
  await elicitation.callTool({ name: "json_schema_echo", arguments: { schema } });
} else if (scenario === "http-custom-headers") {
  // The suite says which calls to make: the headers mirror their arguments.
  const { toolCalls } = JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? "{}");
  await client.listTools();
  for (const call of toolCalls) await elicitation.callTool(call);
} else {
  const { tools } = await client.listTools();
  for (const { name } of tools) {
    const sum = name === "add_numbers" ? { a: 5, b: 3 } : {};
    const { content } = await elicitation.callTool({ name, arguments: sum });
    console.log(name, content);
  }
}
await client.close();
