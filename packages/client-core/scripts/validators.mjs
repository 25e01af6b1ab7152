// Compiles one validator per kind of field ahead of time. Ajv compiles with `new Function`, which a
// page with a strict Content-Security-Policy forbids; what it generates is plain code. The limits
// come in through $data references, so that a handful of validators fits every form.
import { _, Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";

/** @param {string} name */
const data = (name) => ({ $data: `/${name}` });

const text = {
  type: "string",
  minLength: data("minLength"),
  maxLength: data("maxLength"),
  format: data("format"),
};

const bounds = {
  minimum: data("minimum"),
  maximum: data("maximum"),
  exclusiveMinimum: data("exclusiveMinimum"),
  exclusiveMaximum: data("exclusiveMaximum"),
};

const list = {
  type: "array",
  minItems: data("minItems"),
  maxItems: data("maxItems"),
  uniqueItems: data("uniqueItems"),
};

/** multipleOf and pattern are checked by hand: float tolerance, and linear time. */
const schemas = {
  text,
  number: { type: "number", ...bounds },
  integer: { type: "integer", ...bounds },
  boolean: { type: "boolean" },
  singleSelect: { enum: data("choices") },
  multiSelect: { ...list, items: { type: "string", enum: data("choices") } },
  textList: { ...list, items: text },
};

/** Stand-ins for Ajv's own runtime, which would arrive by `require`. */
const runtime = {
  ucs2length: `/** Unicode code points. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}`,
  // Only strings, numbers and booleans are ever compared.
  equal: `function equal(a, b) {
  return a === b;
}`,
};

export function generateValidators() {
  const ajv = new Ajv({
    $data: true,
    allErrors: true,
    messages: false,
    strict: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats: { email: true, uri: true, date: true, "date-time": true },
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([kind, schema]) => [kind, { $id: kind, ...schema }]),
    ),
  });
  const names = Object.fromEntries(Object.keys(schemas).map((kind) => [`${kind}Validator`, kind]));
  const code = standalone.default(ajv, names);
  const body = code
    .replace(/^"use strict";/u, "")
    .replace(/export const (\w+Validator) = /gu, "const $1 = ")
    // The schemas themselves are not needed at run time: what varies is in the $data.
    .replace(/^const schema\d+ = .*$\n/gmu, "")
    .replace(/^\/\*# sourceURL=.*$\n/gmu, "")
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/gu, "$1");
  const generated = `// Made by scripts/build-validators.mjs. Not to be edited by hand.
${Object.values(runtime).join("\n\n")}

/** \`formats\` needs a null prototype: a name from a server is looked up in it. */
export function createValidators(formats) {
${body.trim()}
return { ${Object.keys(schemas)
    .map((kind) => `${kind}: ${kind}Validator`)
    .join(", ")} };
}
`;
  const left = /\brequire\b|\bnew Function\b|\beval\b|\bimport\b/u.exec(generated);
  if (left)
    throw new Error(`The validators cannot run under a strict policy: "${left[0]}" is left.`);
  return generated;
}
