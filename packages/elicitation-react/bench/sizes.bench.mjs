// What a page loads, minified and gzipped, React left out: the kit beside what else can show a form.
// A host that shows MCP elicitation with the others has the loop, consent and the three answers still
// to write. The SDK's client is what every MCP host loads; its automatic mode is part of it.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { kib, measure } from "../../../scripts/bundle.mjs";

const kit = fileURLToPath(new URL("..", import.meta.url));
const react = ["react", "react-dom"];
const sdk = "@modelcontextprotocol/client";
const all = `export * from "@askback/client-core"; export * from "@askback/elicitation-react";`;

/** @type {[name: string, code: string, external: string[]][]} */
const rows = [
  ["Askback: engine, kit, provider and outlet", all, [...react, sdk]],
  ["Askback: the engine alone", `export * from "@askback/client-core";`, [sdk]],
  [
    "Askback: <ElicitationForm> alone",
    `export { ElicitationForm } from "@askback/elicitation-react";`,
    react,
  ],
  [
    "@rjsf/core with validator-ajv8",
    `export { default as Form } from "@rjsf/core"; export { default } from "@rjsf/validator-ajv8";`,
    react,
  ],
  [
    "JSON Forms: core, react, vanilla renderers",
    `export { JsonForms } from "@jsonforms/react"; export { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";`,
    react,
  ],
  [
    "the hand-written form of the benchmark",
    `export { Handwritten } from "./bench/page/Handwritten.tsx";`,
    react,
  ],
  [
    "the SDK's Client with Streamable HTTP",
    `export { Client, StreamableHTTPClientTransport } from "${sdk}";`,
    [],
  ],
];

console.log(`${"KiB gzip".padEnd(46)} at once   when needed`);
for (const [name, code, external] of rows) {
  const { atOnce, later } = await measure(code, { from: path.resolve(kit), external });
  console.log(
    `${name.padEnd(46)} ${kib(atOnce).padStart(7)}   ${later === 0 ? "" : kib(later).padStart(11)}`,
  );
}
