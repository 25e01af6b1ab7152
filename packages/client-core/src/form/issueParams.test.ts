// What an issue or a problem says beside its code: the numbers and names that its sentence needs.
import { describe, expect, it } from "vitest";
import { buildContent } from "./index.js";
import { type Answers, contentOf, draftsOf, formOf, objectSchema } from "./test/fill.js";

const only = (schema: object) => formOf(objectSchema({ v: schema }));
const list = (schema: object, items: object = {}) => ({
  type: "array",
  items: { type: "string", ...items },
  ...schema,
});

describe("an issue", () => {
  it.each([
    [{ type: "number", minimum: 2 }, "1", { code: "too-small", params: { limit: 2 } }],
    [{ type: "number", maximum: 2 }, "3", { code: "too-large", params: { limit: 2 } }],
    [{ type: "number", exclusiveMinimum: 2 }, "2", { code: "not-above", params: { limit: 2 } }],
    [{ type: "number", exclusiveMaximum: 2 }, "2", { code: "not-below", params: { limit: 2 } }],
    [
      { type: "integer", multipleOf: 3 },
      "4",
      { code: "not-a-multiple", params: { multipleOf: 3 } },
    ],
    [list({ minItems: 3 }), ["a"], { code: "too-few", params: { limit: 3, count: 1, missing: 2 } }],
    [
      list({ maxItems: 1 }),
      ["a", "b", "c"],
      { code: "too-many", params: { limit: 1, count: 3, over: 2 } },
    ],
    [list({ uniqueItems: true }), ["a", "b", "a"], { code: "duplicate", item: 2 }],
    [
      list({}, { minLength: 3 }),
      ["abc", "a"],
      { code: "too-short", item: 1, params: { limit: 3, length: 1, missing: 2 } },
    ],
    [
      list({}, { maxLength: 2 }),
      ["👍👍👍", "ab"],
      { code: "too-long", item: 0, params: { limit: 2, length: 3, over: 1 } },
    ],
    [list({}, { format: "date" }), ["2024-02-29", "x"], { code: "date", item: 1 }],
    [
      { type: "array", items: { enum: ["a", "b"] }, minItems: 2 },
      ["a"],
      { code: "too-few", params: { limit: 2, count: 1, missing: 1 } },
    ],
    [
      { type: "array", items: { enum: ["a", "b"] }, maxItems: 1 },
      ["a", "b"],
      { code: "too-many", params: { limit: 1, count: 2, over: 1 } },
    ],
  ] as [object, Answers[string], object][])(
    "of %j about %j has its numbers [F-10, F-15]",
    (schema, v, issue) => {
      const form = only(schema);
      const built = buildContent(form, draftsOf(form, { v }));
      expect(built).toMatchObject({ ok: false, issues: [{ key: "v", ...issue }] });
      expect(!built.ok && built.issues).toHaveLength(1);
    },
  );
});

describe("a problem", () => {
  const $defs = { A: { $ref: "#/$defs/B" }, B: { $ref: "#/$defs/A" } };
  it.each([
    [{ $ref: "#/$defs/C" }, "unsupported-ref", { ref: "#/$defs/C", reason: "missing" }],
    [{ $ref: "#/$defs/A/x" }, "unsupported-ref", { ref: "#/$defs/A/x", reason: "missing" }],
    [{ $ref: "#/type/0" }, "unsupported-ref", { ref: "#/type/0", reason: "missing" }],
    [{ $ref: 7 }, "unsupported-ref", { reason: "missing" }],
    [{ $ref: "https://a.example/s" }, "unsupported-ref", { reason: "remote" }],
    [{ $ref: "#/$defs/A" }, "unsupported-ref", { ref: "#/$defs/A", reason: "cyclic" }],
    [{ type: "number", multipleOf: 0 }, "malformed-property", { keyword: "multipleOf" }],
    [{ type: "number", minimum: "1" }, "malformed-property", { keyword: "minimum" }],
    [{ type: "string", minLength: -1 }, "malformed-property", { keyword: "minLength" }],
    [
      list({ minItems: 3, maxItems: 2 }),
      "contradiction",
      { first: "minItems", second: "maxItems" },
    ],
    [
      list({}, { minLength: 3, maxLength: 2 }),
      "contradiction",
      { first: "minLength", second: "maxLength" },
    ],
    [
      { type: "array", items: { enum: ["a"] }, minItems: 2 },
      "contradiction",
      { first: "minItems", second: "items" },
    ],
    [{ type: "array" }, "unsupported-type", { type: "array", items: "any" }],
    [{ type: "array", items: {} }, "unsupported-type", { type: "array", items: "any" }],
    [{ type: "array", items: { type: "number" } }, "unsupported-type", { items: "number" }],
  ] as [object, string, object][])("with %j is %s: %j [F-16]", (schema, code, params) => {
    const { fields } = formOf({ ...objectSchema({ v: schema }), $defs });
    expect(fields[0]).toMatchObject({ kind: "unsupported", problem: { code, params } });
  });
});

describe("bounds with something between them", () => {
  it.each([
    [{ type: "number", minimum: 1, maximum: 1 }, 1],
    [{ type: "integer", minimum: 0.5, maximum: 1 }, 1],
    [{ type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 3 }, 2],
    [{ type: "number", minimum: 4, maximum: 6, multipleOf: 5 }, 5],
    [{ type: "number", minimum: 5, maximum: 9, multipleOf: 5 }, 5],
    [{ type: "number", minimum: 6, maximum: 10, multipleOf: 5 }, 10],
    [{ type: "number", exclusiveMinimum: 0, maximum: 10, multipleOf: 10 }, 10],
    [{ type: "number", minimum: 0, exclusiveMaximum: 10, multipleOf: 10 }, 0],
    [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.25],
    [{ type: "number", minimum: -7 }, -7],
    [{ type: "string", minLength: 0, maxLength: 0 }, undefined],
  ])("%j are those of a field [F-15]", (schema, value) => {
    const form = only(schema);
    expect(form.fields[0]).not.toHaveProperty("problem");
    const answers: Answers = value === undefined ? {} : { v: value };
    expect(contentOf(form, answers)).toEqual(value === undefined ? {} : { v: value });
  });

  it.each([
    [{ minimum: 1, exclusiveMinimum: 3, maximum: 2 }, "exclusiveMinimum", "maximum"],
    [{ minimum: 2, maximum: 3, exclusiveMaximum: 1 }, "minimum", "exclusiveMaximum"],
    [{ minimum: 1, exclusiveMaximum: 1 }, "minimum", "exclusiveMaximum"],
    [{ minimum: 5, exclusiveMinimum: 5, maximum: 9, multipleOf: 5 }, "exclusiveMinimum", "maximum"],
    [
      { minimum: 6, maximum: 10, exclusiveMaximum: 10, multipleOf: 5 },
      "minimum",
      "exclusiveMaximum",
    ],
  ])("%j have nothing there: %s and %s [F-16]", (bounds, first, second) => {
    expect(only({ type: "number", ...bounds }).fields[0]).toMatchObject({
      problem: { code: "contradiction", params: { first, second } },
    });
  });
});

it.each("title description default examples deprecated readOnly writeOnly $comment".split(" "))(
  "%s beside a reference is the field's own [F-16]",
  (keyword) => {
    const form = formOf({
      ...objectSchema({ v: { $ref: "#/$defs/A", [keyword]: "mine" } }),
      $defs: { A: { type: "string", [keyword]: "theirs" } },
    });
    expect(form.fields[0]?.kind).toBe("text");
  },
);
