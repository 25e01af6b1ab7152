import type { Json } from "./mutate.js";

export const schemaWords: readonly string[] = [
  ..."type title description default enum enumNames const oneOf anyOf allOf items properties required".split(
    " ",
  ),
  ..."minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf pattern format".split(
    " ",
  ),
  ..."minItems maxItems uniqueItems writeOnly $ref $defs #/$defs/a #/properties/a object string number".split(
    " ",
  ),
  ..."integer boolean array null email uri date date-time password ^[a-z]+$ (a+)+$ \\p{L} \\d{4} [^".split(
    " ",
  ),
  ..."__proto__ constructor toString f0 c0 a b password token 1,5 1e999 -0 0.1 9007199254740993 2024-02-29".split(
    " ",
  ),
  "ann@example.com",
  "https://example.com/a?b#c",
  "2024-06-13T18:53:60Z",
  "\u202e",
  "\u200b",
  "\u2800",
  "\ud800",
  "😀",
];

const one = (property: Json, typed: Json = "a", required = true): Json => ({
  schema: { type: "object", properties: { a: property }, required: required ? ["a"] : [] },
  typed: [typed],
});

export const schemaSeeds: readonly Json[] = [
  one({ type: "string", title: "A", minLength: 1, maxLength: 9, default: "x" }),
  one({ type: "string", format: "email" }, "ann@example.com"),
  one({ type: "string", format: "uri" }, "https://example.com/"),
  one({ type: "string", format: "date" }, "2024-02-29"),
  one({ type: "string", format: "date-time" }, "2024-06-13T18:53:00Z"),
  one({ type: "string", pattern: "^[a-c]{1,3}$" }, "abc"),
  one({ type: "string", enum: ["a", "b"], enumNames: ["A", "B"], default: "a" }, "c1"),
  one({ type: "string", oneOf: [{ const: "a", title: "A" }, { const: "b" }] }, "c1"),
  one({ type: "number", minimum: 0, exclusiveMaximum: 10, multipleOf: 0.1 }, "0.3"),
  one({ type: "integer", minimum: 1, maximum: 9, default: 3 }, "5"),
  one({ type: "boolean", default: true }, true),
  one({ type: "array", minItems: 1, maxItems: 2, items: { enum: ["a", "b", "c"] } }, ["c0", "c2"]),
  one({ type: "array", uniqueItems: true, items: { type: "string", maxLength: 4 } }, ["x", "y"]),
  one({ type: ["string", "null"] }, "", false),
  one({ anyOf: [{ type: "integer" }, { type: "null" }] }, "", false),
  one({ allOf: [{ $ref: "#/$defs/a" }], title: "R" }),
  {
    schema: {
      type: "object",
      properties: { a: { $ref: "#/$defs/a" } },
      $defs: { a: { type: "string" } },
    },
    typed: ["x"],
  },
  { schema: { type: "object", properties: {}, required: ["a"] }, typed: [] },
  {
    schema: {
      type: "object",
      properties: { password: { type: "string" }, note: { type: "object" } },
    },
    typed: ["x"],
    message: "Your token?",
  },
  { schema: true, typed: [] },
];
