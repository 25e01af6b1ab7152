import fc from "fast-check";
import type { Draft, FieldModel } from "../index.js";
import { decimal, keys, small, text } from "./arbitrarySchemas.js";

const typedNumber = fc.oneof(
  decimal.map(String),
  fc.constantFrom("1,5", "1e999", "0x10", " 12 ", "-0", "e", "9007199254740993"),
);

/** Something typed into a field: mostly of its kind, now and then anything at all. */
export const drafts: fc.Arbitrary<(field: FieldModel) => Draft> = fc
  .record({
    text,
    number: typedNumber,
    yes: fc.boolean(),
    picks: fc.array(small, { maxLength: 6 }),
    list: fc.array(text, { maxLength: 6 }),
    format: fc.constantFrom(
      "ann@example.com",
      "https://example.com/a",
      "2024-02-29",
      "2024-06-13T18:53:00Z",
    ),
    odd: fc.nat({ max: 11 }),
  })
  .map(({ text: typed, number, yes, picks, list, format, odd }) => (field) => {
    if (odd === 0) return undefined;
    if (odd === 1) return [typed, yes, list, number][picks[0] ?? 0];
    switch (field.kind) {
      case "number":
      case "integer":
        return number;
      case "boolean":
        return yes;
      case "singleSelect":
        return `c${picks[0] ?? 0}`;
      case "multiSelect":
        return picks.map((pick) => `c${pick % field.choices.length}`);
      case "textList":
        return list;
      default:
        return field.kind === "text" && field.format ? format : typed;
    }
  });

const keyword = fc.constantFrom(
  "type",
  "title",
  "description",
  "default",
  "enum",
  "enumNames",
  "const",
  "oneOf",
  "anyOf",
  "allOf",
  "items",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "format",
  "pattern",
  "$ref",
  "not",
  "properties",
  "required",
);
const scalar = fc.oneof(
  fc.constantFrom(
    "string",
    "number",
    "integer",
    "boolean",
    "array",
    "object",
    "null",
    "email",
    "date",
    "#/$defs/a",
    "#/properties/a",
    "#",
    "a",
    "^a",
  ),
  fc.constantFrom(0, 1, 2, -1, 0.5),
  fc.boolean(),
  fc.constant(null),
  text,
  decimal,
);

const { node } = fc.letrec<{ node: unknown; list: unknown }>((tie) => ({
  list: fc.array(fc.oneof(scalar, tie("node")), { maxLength: 4 }),
  node: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.dictionary(keyword, fc.oneof(scalar, tie("list"), tie("node")), { maxKeys: 5 }),
  ),
}));

/** JSON that is a schema, looks like one, or is anything else. */
export const jsonLike: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.jsonValue(), weight: 1 },
  { arbitrary: node, weight: 1 },
  {
    arbitrary: fc.record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(keys, node, { maxKeys: 4 }),
        $defs: fc.record({ a: node }),
        required: fc.oneof(fc.array(keys, { maxLength: 2 }), node),
      },
      { requiredKeys: ["type", "properties"] },
    ),
    weight: 4,
  },
);
