import { describe, expect, it } from "vitest";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: unknown, required = false, root: object = {}) =>
  formOf({ ...objectSchema({ v: schema }, required ? ["v"] : []), ...root });

describe("what cannot be rendered is named, and nothing is made up for it", () => {
  const $defs = {
    A: { $ref: "#/$defs/B" },
    B: { $ref: "#/$defs/A" },
    "a/b~c": { type: "string" },
    O: { type: "object" },
  };

  it.each([
    ["unsupported-type", { type: "object", properties: { street: { type: "string" } } }],
    ["unsupported-type", { type: "null" }],
    ["unsupported-type", {}],
    ["unsupported-type", true],
    ["unsupported-type", { type: "file" }],
    ["unsupported-type", { title: "x" }],
    ["unsupported-type", { type: "array", items: { type: "number" } }],
    ["unsupported-type", { type: "array" }],
    ["unsupported-type", { type: "array", items: [{ type: "string" }] }],
    ["unsupported-type", { $ref: "#/$defs/O" }],
    ["unsupported-union", { anyOf: [{ type: "number" }, { type: "string", pattern: "^\\d+$" }] }],
    ["unsupported-union", { type: ["string", "number"] }],
    ["unsupported-union", { anyOf: [{ const: "a" }, { type: "string" }] }],
    ["unsupported-ref", { $ref: "https://example.com/s.json" }],
    ["unsupported-ref", { $ref: "#/$defs/Missing" }],
    ["unsupported-ref", { $ref: "#/$defs/A" }],
    ["unsupported-ref", { $ref: "#anchor" }],
    ["unsupported-ref", { $ref: "#/$defs/__proto__" }],
    ["unsupported-ref", { $ref: "#/$defs/%zz" }],
    ["unsupported-ref", { $ref: 7 }],
    ["unsupported-keyword", { type: "string", not: { const: "a" } }],
    ["unsupported-keyword", { type: "string", if: {} }],
    ["unsupported-keyword", { type: "string", allOf: [{ minLength: 1 }, { maxLength: 2 }] }],
    ["unsupported-keyword", { type: "array", items: { type: "string" }, contains: {} }],
    ["unsupported-keyword", { type: "array", items: { type: "string" }, const: ["a"] }],
    ["unsupported-keyword", { items: { type: "string" }, enum: [["a"], ["b"]] }],
    ["unsupported-keyword", { items: { enum: ["a"] }, anyOf: [{ minItems: 1 }, {}] }],
    ["unsupported-keyword", { items: { enum: ["a"] }, oneOf: [{ minItems: 1 }, {}] }],
    ["unsupported-keyword", { oneOf: [{ const: "a" }], anyOf: [{ const: "a" }] }],
    ["unsupported-ref", { $ref: "#/$defs/a~1b~0c/type/x" }],
    ["no-choices", { type: "string", enum: [] }],
    ["no-choices", { type: "string", enum: [1] }],
    ["no-choices", { const: null }],
    ["no-choices", { const: "a", enum: ["b"] }],
    ["no-choices", { const: { a: 1 } }],
    ["contradiction", { type: "string", minLength: 3, maxLength: 2 }],
    ["contradiction", { type: "array", items: { enum: ["a"] }, minItems: 2 }],
    ["malformed-property", { type: "array", items: { type: "string" }, uniqueItems: "yes" }],
    ["malformed-property", "string"],
    ["malformed-property", null],
    ["malformed-property", []],
    ["malformed-property", 7],
  ])("%s: %j [F-16, F-17]", (code, schema) => {
    const optional = formOf({
      ...objectSchema({ v: schema, name: { type: "string" } }, ["name"]),
      $defs,
    });
    expect(optional.fields[0]).toMatchObject({
      kind: "unsupported",
      label: expect.stringMatching(/./u),
      problem: { code, key: "v" },
    });
    expect(contentOf(optional, { name: "Al" })).toEqual({ name: "Al" });
    const required = formOf({
      ...objectSchema({ v: schema, name: { type: "string" } }, ["v"]),
      $defs,
    });
    expect(issuesOf(required, { name: "Al" })).toEqual(["v unsupported"]);
  });

  it("also what is required and not described [F-16]", () => {
    const form = formOf(objectSchema({ a: { type: "string" } }, ["a", "ghost", "toString"]));
    expect(issuesOf(form, { a: "x" })).toEqual(["ghost unsupported", "toString unsupported"]);
    expect(form.fields.slice(1)).toMatchObject([
      {
        kind: "unsupported",
        key: "ghost",
        name: "f1",
        required: true,
        problem: { code: "required-without-property" },
      },
      { key: "toString", name: "f2" },
    ]);
    expect(form.problems).toContainEqual({ code: "required-without-property", key: "ghost" });
  });

  it("beside a reference, annotations are the nearer ones and checks must agree [F-15]", () => {
    const root = { $defs: { T: { type: "string", title: "T", maxLength: 3, default: "x" } } };
    const near = only(
      { $ref: "#/$defs/T", title: "Near", default: "y", minLength: 1 },
      false,
      root,
    );
    expect(near.fields[0]).toMatchObject({
      label: "Near",
      default: "y",
      minLength: 1,
      maxLength: 3,
    });
    const clash = only({ $ref: "#/$defs/T", maxLength: 2 }, false, root);
    expect(clash.fields[0]).toMatchObject({
      problem: { code: "unsupported-keyword", params: { keyword: "maxLength" } },
    });
  });

  it("references may be escaped, in definitions of any name, and at the root [F-15]", () => {
    expect(only({ $ref: "#/$defs/a~1b~0c" }, false, { $defs }).fields[0]?.kind).toBe("text");
    expect(
      only({ $ref: "#/definitions/a%20b" }, false, { definitions: { "a b": { type: "number" } } })
        .fields[0]?.kind,
    ).toBe("number");
    expect(
      formOf({ $ref: "#/$defs/Form", $defs: { Form: objectSchema({ a: { type: "string" } }) } })
        .fields,
    ).toHaveLength(1);
  });

  it("null keywords are as good as absent: serialisers write them [F-15]", () => {
    const form = only({
      type: "string",
      title: null,
      description: null,
      enum: null,
      minLength: null,
      pattern: null,
      format: null,
      default: null,
      anyOf: null,
    });
    expect(form.fields[0]).toMatchObject({ kind: "text", label: "v" });
    expect(form.problems).toEqual([]);
  });
});
