import { describe, expect, it } from "vitest";
import { parseRequestedSchema } from "./index.js";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: unknown, required = false, root: object = {}) =>
  formOf({ ...objectSchema({ v: schema }, required ? ["v"] : []), ...root });

describe("the form as a whole", () => {
  it.each([
    { type: "object", properties: {} },
    { type: "object" },
    { type: "object", required: null },
  ])("without properties is a confirmation: %j sends an empty object [F-14]", (schema) => {
    expect(formOf(schema).fields).toEqual([]);
    expect(contentOf(formOf(schema))).toEqual({});
  });

  it("ignores what else stands at the root [F-15]", () => {
    const form = formOf({
      ...objectSchema({ a: { type: "string" } }, ["a"]),
      title: "ContactForm",
      description: "Developer docstring.",
      additionalProperties: false,
      $schema: "x",
      $id: "y",
    });
    expect(contentOf(form, { a: "x" })).toEqual({ a: "x" });
  });

  it("keeps the order of the schema, in the form and in the content [F-12]", () => {
    const form = formOf(
      objectSchema(
        { zip: { type: "string" }, first: { type: "string" }, city: { type: "string" } },
        ["city", "zip"],
      ),
    );
    expect(form.fields.map(({ key }) => key)).toEqual(["zip", "first", "city"]);
    expect(Object.keys(contentOf(form, { city: "c", first: "f", zip: "z" }) as object)).toEqual([
      "zip",
      "first",
      "city",
    ]);
  });

  it.each([
    ["not-an-object-schema", undefined],
    ["not-an-object-schema", null],
    ["not-an-object-schema", "x"],
    ["not-an-object-schema", []],
    ["not-an-object-schema", {}],
    ["not-an-object-schema", { type: "string" }],
    ["malformed-properties", { type: "object", properties: [] }],
    ["malformed-properties", { type: "object", properties: "x" }],
    ["malformed-required", { type: "object", properties: {}, required: "a" }],
    ["malformed-required", { type: "object", properties: {}, required: [1] }],
    ["unsupported-keyword", { type: "object", properties: {}, minProperties: 1 }],
    ["unsupported-keyword", { properties: {}, const: "x" }],
    ["unsupported-keyword", { type: "object", properties: {}, enum: [{}] }],
    ["unsupported-keyword", { type: "object", properties: {}, oneOf: [{ required: ["a"] }] }],
  ])("is refused with the reason %s: %j [F-17]", (code, schema) => {
    expect(parseRequestedSchema(schema)).toMatchObject({ ok: false, problem: { code } });
  });
});

describe("labels", () => {
  it("are the title, or else the key [F-12]", () => {
    const form = formOf(
      objectSchema({
        value: { title: "Value", type: "string" },
        raw_key: { type: "string", description: "More" },
      }),
    );
    expect(form.fields.map(({ label }) => label)).toEqual(["Value", "raw_key"]);
    expect(form.fields[1]?.description).toBe("More");
  });

  it("are never empty and show no hidden characters [F-12, P-04]", () => {
    const form = formOf(
      objectSchema({
        "": {},
        " ": {},
        "\u200b": {},
        "a\u202eb": {},
        x: { title: "\u200b" },
        y: { title: 7 },
      }),
    );
    expect(form.fields.map(({ label }) => label)).toEqual([
      '""',
      '" "',
      '"\\u{200b}"',
      "ab",
      "x",
      "y",
    ]);
  });

  it("that look the same get their key beside them", () => {
    const form = formOf(
      objectSchema({
        a: { type: "string", title: "Name" },
        b: { type: "string", title: "NAME" },
        c: { type: "string", title: "Other" },
      }),
    );
    expect(form.fields.map(({ labelDetail }) => labelDetail)).toEqual(['"a"', '"b"', undefined]);
  });
});

describe("keys", () => {
  it("that look like paths stay flat [F-13]", () => {
    const form = formOf(
      objectSchema(
        {
          "user.name": { type: "string" },
          "items[0]": { type: "integer" },
          user: { type: "string" },
          "a b": { type: "boolean" },
          "q?": { type: "string" },
        },
        ["user.name", "items[0]", "user"],
      ),
    );
    expect(form.fields.map(({ name }) => name)).toEqual(["f0", "f1", "f2", "f3", "f4"]);
    expect(contentOf(form, { "user.name": "Al", "items[0]": "7", user: "x" })).toEqual({
      "user.name": "Al",
      "items[0]": 7,
      user: "x",
    });
  });

  it("of the prototype are own keys, and the prototype stays as it is [F-13]", () => {
    const { requestedSchema } = JSON.parse(
      '{"requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"hasOwnProperty":{"type":"string"}},"required":["__proto__","constructor"]}}',
    );
    const form = formOf(requestedSchema);
    const answers = JSON.parse('{"__proto__":"p","constructor":"c","hasOwnProperty":"h"}');
    expect(JSON.stringify(contentOf(form, answers))).toBe(
      '{"__proto__":"p","constructor":"c","hasOwnProperty":"h"}',
    );
    expect(issuesOf(form)).toEqual(["__proto__ required", "constructor required"]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as { p?: unknown }).p).toBeUndefined();
  });

  it.each([
    "length",
    "toString",
    "valueOf",
    "then",
    "",
    "名",
    '"q"',
    "f0",
    "a".repeat(2_000),
    "Which of these sentences is a key? This one.",
  ])("work like any other: %j [F-13]", (key) => {
    const form = formOf(
      objectSchema({ [key]: { type: "number" }, name: { type: "string" } }, [key]),
    );
    expect(contentOf(form, { [key]: "3.5" })).toEqual({ [key]: 3.5 });
  });
});

describe("nullable values are optional ones", () => {
  it.each([
    { anyOf: [{ type: "string" }, { type: "null" }], default: null },
    { oneOf: [{ type: "null" }, { type: "string" }] },
    { type: ["string", "null"] },
    { type: ["string"] },
    { anyOf: [{ $ref: "#/$defs/T" }, { type: "null" }] },
    { allOf: [{ $ref: "#/$defs/T" }] },
    { anyOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }, { const: null }] },
    { anyOf: [{ $ref: "#/$defs/N" }, { $ref: "#/$defs/T" }] },
  ])("%j is a text [F-15]", (schema) => {
    const form = only({ title: "Nick", ...schema }, false, {
      $defs: { T: { type: "string" }, N: { type: "null" } },
    });
    expect(form.fields[0]).toMatchObject({ kind: "text", label: "Nick", required: false });
    expect(form.problems).toEqual([]);
    expect(contentOf(form)).toEqual({});
    expect(contentOf(form, { v: "Ann" })).toEqual({ v: "Ann" });
  });

  it("of every other kind [F-15]", () => {
    const orNull = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
    const form = formOf(
      objectSchema({
        age: { type: ["integer", "null"] },
        rate: { type: ["number", "integer", "null"] },
        ok: orNull({ type: "boolean" }),
        one: orNull({ type: "string", enum: ["a"] }),
        also: { enum: ["a", null] },
        lit: orNull({ const: "a" }),
        titled: {
          oneOf: [{ const: "a", title: "A" }, { const: "b", title: "B" }, { type: "null" }],
        },
        many: orNull({ type: "array", items: { enum: ["a"] } }),
        list: orNull({ type: "array", items: { type: "string" } }),
      }),
    );
    expect(form.fields.map(({ kind }) => kind)).toEqual([
      "integer",
      "number",
      "boolean",
      "singleSelect",
      "singleSelect",
      "singleSelect",
      "singleSelect",
      "multiSelect",
      "textList",
    ]);
    expect(form.problems).toEqual([]);
    expect(contentOf(form)).toEqual({});
  });
});
