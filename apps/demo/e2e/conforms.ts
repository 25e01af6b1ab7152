import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

// The part of the protocol's schema that a page sends: requests of 2026-07-28.
const path = fileURLToPath(new URL("./spec/requests-2026-07-28.json", import.meta.url));
const schema = JSON.parse(readFileSync(path, "utf8"));

const names: { [method: string]: string } = {
  "tools/call": "CallToolRequest",
  "prompts/get": "GetPromptRequest",
  "resources/read": "ReadResourceRequest",
  "server/discover": "DiscoverRequest",
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(schema);

/** What is wrong with a request by the protocol's schema; empty when it conforms. */
export function violations(message: { [key: string]: unknown }): string[] {
  const name = names[String(message.method)];
  if (name === undefined) return [];
  const validate = ajv.getSchema(`${schema.$id}#/$defs/${name}`);
  if (!validate) throw new Error(`The schema has no ${name}.`);
  if (validate(message)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message: text }) => `${instancePath} ${text}`,
  );
}
