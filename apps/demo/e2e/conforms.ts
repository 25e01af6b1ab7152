import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

// The parts of the protocol's two schemas that a page and its servers use.
export const revisions = ["2026-07-28", "2025-11-25"] as const;
export type Revision = (typeof revisions)[number];

type Json = { [key: string]: unknown };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
for (const revision of revisions) {
  const path = fileURLToPath(new URL(`./spec/${revision}.json`, import.meta.url));
  ajv.addSchema(JSON.parse(readFileSync(path, "utf8")));
}

/** What a message with this method is called in the schema. */
const messages: { [method: string]: string } = {
  initialize: "InitializeRequest",
  "server/discover": "DiscoverRequest",
  "tools/call": "CallToolRequest",
  "prompts/get": "GetPromptRequest",
  "resources/read": "ReadResourceRequest",
  "elicitation/create": "ElicitRequest",
  "notifications/initialized": "InitializedNotification",
  "notifications/cancelled": "CancelledNotification",
  "notifications/progress": "ProgressNotification",
  "notifications/elicitation/complete": "ElicitationCompleteNotification",
};

const results: { [method: string]: string } = {
  initialize: "InitializeResult",
  "server/discover": "DiscoverResult",
  "tools/call": "CallToolResult",
  "prompts/get": "GetPromptResult",
  "resources/read": "ReadResourceResult",
  "elicitation/create": "ElicitResult",
};

/**
 * What is wrong with a message by the protocol's schema; empty when it conforms.
 * @param answered the method of the request that a result answers
 */
export function violations(message: Json, revision: Revision, answered?: string): string[] {
  if (typeof message.method === "string") {
    return check(messages[message.method], message, revision, message.method);
  }
  if (message.error !== undefined) return check("JSONRPCErrorResponse", message, revision);
  const { result } = message;
  const asks = isRecord(result) && result.resultType === "input_required";
  const name = asks ? "InputRequiredResult" : results[answered ?? ""];
  return [
    ...check("JSONRPCResultResponse", message, revision),
    ...check(name, result, revision, `the result of ${answered}`),
  ];
}

function check(name: string | undefined, value: unknown, revision: Revision, what = name) {
  const validate = name && ajv.getSchema(`urn:mcp:${revision}#/$defs/${name}`);
  if (!validate) return [`${revision} has no ${what}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message: text }) => `${name}${instancePath} ${text}`,
  );
}

export function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
