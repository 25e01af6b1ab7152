import { describe, expect, it } from "vitest";
import { formOf, objectSchema } from "./test/fill.js";

const only = (schema: object) => formOf(objectSchema({ v: schema }));
const contents = (schema: object) => {
  const [field] = only(schema).fields;
  return field && "choices" in field ? field.choices.map(({ content }) => content) : field?.kind;
};

describe("choices that keep the keywords beside them", () => {
  it.each([
    [
      { type: "string", minLength: 2, maxLength: 3, enum: ["a", "ab", "abc", "abcd"] },
      ["ab", "abc"],
    ],
    [{ type: "string", maxLength: 1, enum: ["😀", "ab"] }, ["😀"]],
    [{ type: "number", minimum: 1, maximum: 3, enum: [0, 1, 2.5, 3, 4] }, [1, 2.5, 3]],
    [{ type: "number", exclusiveMinimum: 1, exclusiveMaximum: 3, enum: [1, 2, 3] }, [2]],
    [{ type: "number", minimum: 1, exclusiveMinimum: true, enum: [1, 2] }, [2]],
    [{ type: "number", multipleOf: 0.1, enum: [0.3, 0.25] }, [0.3]],
    [{ type: "integer", enum: [1, 1.5, 2] }, [1, 2]],
    [{ type: "string", enum: ["a", 1, true, null] }, ["a"]],
    [{ type: "number", enum: ["1", 1] }, [1]],
    [{ type: "boolean", enum: [true, 1, "true"] }, [true]],
    [{ enum: ["a", 1, true] }, ["a", 1, true]],
    [{ enum: [true, false] }, "boolean"],
    [{ enum: [true] }, [true]],
    [{ enum: [true, false], enumNames: ["Yes", "No"] }, [true, false]],
    [{ oneOf: [{ const: true }, { const: false }] }, [true, false]],
    [{ const: "only" }, ["only"]],
    [{ oneOf: [{ const: "a" }, { enum: ["b", "c"] }] }, ["a", "b", "c"]],
    [{ oneOf: [{ const: "a" }, { const: "b" }], enum: ["b", "c"] }, ["b"]],
    [{ oneOf: [{ const: "a" }, { const: "b" }], const: "a" }, ["a"]],
    [{ oneOf: [{ const: "a" }, { const: "b" }], const: null }, ["a", "b"]],
    [{ const: "a", enum: ["a", "b"] }, ["a"]],
    [{ enum: ["a", "b", "a"] }, ["a", "b"]],
  ] as [object, unknown][])("%j leaves %j [F-06]", (schema, left) => {
    expect(contents(schema)).toEqual(left);
  });

  it("says what it left out, and how many [F-06]", () => {
    expect(only({ type: "string", enum: ["a", 1, null, "a", 2] }).problems).toEqual([
      { code: "choices-ignored", key: "v", params: { count: 2 } },
      { code: "duplicate-choices", key: "v", params: { count: 1 } },
    ]);
    expect(only({ enum: ["a", null] }).problems).toEqual([]);
    expect(only({ enum: ["a"], pattern: "^a" }).problems).toEqual([
      { code: "pattern-ignored", key: "v", params: { reason: "choices" } },
    ]);
  });

  it("takes titles from where they stand, for a single value only [F-06]", () => {
    const labels = (schema: object) => {
      const [field] = only(schema).fields;
      return field && "choices" in field ? field.choices.map(({ label }) => label) : [];
    };
    expect(
      labels({
        oneOf: [
          { const: "a", title: "A" },
          { enum: ["b", "c"], title: "B" },
        ],
      }),
    ).toEqual(["A", "b", "c"]);
    expect(labels({ enum: ["a", "b"], enumNames: ["A", 7] })).toEqual(["A", "b"]);
    expect(labels({ enum: ["a"], enumNames: "A" })).toEqual(["a"]);
    expect(labels({ enum: [""] })).toEqual([""]);
    expect(labels({ enum: [1, true] })).toEqual(["1", "true"]);
  });

  it("tells choices that look alike apart by their value, and by their place when that looks alike too [F-06]", () => {
    const choices = (schema: object) => {
      const [field] = only(schema).fields;
      return field && "choices" in field
        ? field.choices.map(({ label, detail }) => [label, detail])
        : [];
    };
    const same = (values: readonly unknown[]) => ({
      oneOf: values.map((value) => ({ const: value, title: "Same" })),
    });
    expect(choices(same(["a", "b"]))).toEqual([
      ["Same", '"a"'],
      ["Same", '"b"'],
    ]);
    expect(choices(same([1, "1"]))).toEqual([
      ["Same", "1"],
      ["Same", '"1"'],
    ]);
    expect(choices(same(["x0", "xO"]))).toEqual([
      ["Same", '"x0" #1'],
      ["Same", '"xO" #2'],
    ]);
    const mixed = { enum: ["a", "b", "c"], enumNames: ["Same", "Other", "same"] };
    expect(choices(mixed)).toEqual([
      ["Same", '"a"'],
      ["Other", undefined],
      ["same", '"c"'],
    ]);
  });
});

describe("defaults of choices", () => {
  it.each([
    [{ type: "array", items: { enum: ["a", "b"] }, default: "a" }, undefined, "type"],
    [{ type: "array", items: { enum: ["a", "b"] }, default: ["b", "b"] }, ["c1"], "duplicate"],
    [{ type: "array", items: { enum: ["a", "b"] }, default: ["b", "z"] }, ["c1"], "not-a-choice"],
    [{ type: "array", items: { enum: ["a", "b"] }, default: ["z"] }, undefined, "not-a-choice"],
    [{ type: "array", items: { enum: ["a", "b"] }, default: [] }, [], undefined],
    [{ type: "array", items: { enum: ["a", "b"] }, default: ["b", "a"] }, ["c0", "c1"], undefined],
    [{ type: "array", items: { type: "string" }, default: ["a", 1] }, undefined, "type"],
    [{ type: "array", items: { type: "string" }, default: "a" }, undefined, "type"],
    [{ type: "array", items: { type: "string" }, default: ["a"] }, ["a"], undefined],
    [
      { type: "array", items: { type: "string", format: "date" }, default: ["x"] },
      undefined,
      "format",
    ],
    [{ enum: ["a", "b"], default: "b" }, "c1", undefined],
    [{ enum: ["a", "b"], default: "z" }, undefined, "not-a-choice"],
    [{ type: "boolean", default: "yes" }, undefined, "type"],
    [{ type: "boolean", default: false }, false, undefined],
    [{ type: "integer", default: 2 ** 53 }, undefined, "unsafe"],
    [{ type: "integer", default: 1.5 }, undefined, "type"],
    [{ type: "number", default: 2 ** 53 }, 2 ** 53, undefined],
    [{ type: "number", default: "1" }, undefined, "type"],
    [{ type: "string", default: 7 }, undefined, "type"],
    [{ type: "string", format: "date", default: "2024-02-30" }, undefined, "format"],
    [{ type: "string", format: "date-time", default: "2024-02-28" }, undefined, "format"],
    [{ type: "string", format: "email", default: "not yet" }, "not yet", undefined],
  ] as [object, unknown, string | undefined][])("%j: %j [F-08]", (schema, expected, reason) => {
    const form = only(schema);
    const [field] = form.fields;
    expect(field && "default" in field ? field.default : undefined).toEqual(expected);
    expect(form.problems).toEqual(
      reason === undefined ? [] : [{ code: "default-ignored", key: "v", params: { reason } }],
    );
  });
});
