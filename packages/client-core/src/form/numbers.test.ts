import { describe, expect, it } from "vitest";
import { buildContent, initialDrafts } from "./index.js";
import { contentOf, draftsOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: object) => formOf(objectSchema({ v: schema }, ["v"]));
const number = only({ type: "number" });
const integer = only({ type: "integer" });

describe("typed numbers", () => {
  it.each([
    ["3.07", 3.07],
    [" 12 ", 12],
    ["+5", 5],
    ["-2.5", -2.5],
    [".5", 0.5],
    ["5.", 5],
    ["1e3", 1000],
    ["1E-2", 0.01],
    ["0.0", 0],
    ["007", 7],
    ["1.10", 1.1],
    ["１２", 12],
    ["١٢٫٥", 12.5],
    ["−3", -3],
    ["1e300", 1e300],
    ["5e-324", 5e-324],
  ])("%j is %d [F-04]", (text, value) => {
    expect(contentOf(number, { v: text })).toEqual({ v: value });
  });

  it("-0 is 0 on the wire and in the content [F-04]", () => {
    const built = buildContent(number, draftsOf(number, { v: "-0" }));
    expect(built.ok && Object.is(built.content.v, 0)).toBe(true);
  });

  it.each([
    ["1,5", "decimal-comma"],
    ["1,500", "decimal-comma"],
    ["1,5,0", "not-a-number"],
    ["0x10", "not-a-number"],
    ["1_000", "not-a-number"],
    ["NaN", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["e", "not-a-number"],
    ["1e", "not-a-number"],
    ["--1", "not-a-number"],
    ["1 2", "not-a-number"],
    ["12px", "not-a-number"],
    [".", "not-a-number"],
    ["-", "not-a-number"],
    ["1e999", "not-finite"],
    ["-1e999", "not-finite"],
    ["1e9999999", "not-a-number"],
    ["9".repeat(3_000), "not-a-number"],
    ["0.12345678901234567890", "too-precise"],
    ["1e-999", "too-precise"],
    ["9007199254740993", "unsafe-integer"],
  ])("%j is %s, and nothing is sent [F-04]", (text, code) => {
    expect(issuesOf(number, { v: text })).toEqual([`v ${code}`]);
  });

  it.each([
    ["1.0", 1],
    ["1e2", 100],
    ["-7", -7],
    ["9007199254740991", 9007199254740991],
  ])("as an integer, %j is %d [F-04]", (text, value) => {
    expect(contentOf(integer, { v: text })).toEqual({ v: value });
  });

  it.each([
    ["1.5", "not-an-integer"],
    ["1e-1", "not-an-integer"],
    ["9007199254740993", "unsafe-integer"],
    ["9007199254740992", "unsafe-integer"],
    ["1e999", "not-finite"],
  ])("as an integer, %j is %s [F-04]", (text, code) => {
    expect(issuesOf(integer, { v: text })).toEqual([`v ${code}`]);
  });

  it("says what would arrive when there are too many digits [F-04]", () => {
    const built = buildContent(number, draftsOf(number, { v: "0.12345678901234567890" }));
    expect(built).toMatchObject({ issues: [{ params: { sent: "0.12345678901234568" } }] });
  });
});

describe("bounds", () => {
  it("of the case: a required integer from 1 to 3 [F-04, F-09]", () => {
    const form = only({ type: "integer", minimum: 1, maximum: 3 });
    expect(issuesOf(form)).toEqual(["v required"]);
    expect(issuesOf(form, { v: "4" })).toEqual(["v too-large"]);
    expect(issuesOf(form, { v: "0" })).toEqual(["v too-small"]);
    expect(contentOf(form, { v: "2" })).toEqual({ v: 2 });
  });

  it("exclusive, with steps that floats cannot hold exactly [F-15]", () => {
    const form = only({
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1,
      multipleOf: 0.1,
    });
    expect(issuesOf(form, { v: "0" })).toEqual(["v not-above"]);
    expect(issuesOf(form, { v: "1" })).toEqual(["v not-below"]);
    expect(issuesOf(form, { v: "0.25" })).toEqual(["v not-a-multiple"]);
    for (const text of ["0.1", "0.2", "0.3", "0.6", "0.7", "0.9"]) {
      expect(contentOf(form, { v: text })).toEqual({ v: Number(text) });
    }
  });

  it("steps hold for large and for tiny numbers alike [F-15]", () => {
    expect(issuesOf(only({ type: "number", multipleOf: 7 }), { v: "1e300" })).toEqual([
      "v not-a-multiple",
    ]);
    expect(contentOf(only({ type: "number", multipleOf: 0.01 }), { v: "1e20" })).toEqual({
      v: 1e20,
    });
    expect(contentOf(only({ type: "number", multipleOf: 1e-7 }), { v: "0.0000123" })).toEqual({
      v: 0.0000123,
    });
    expect(contentOf(only({ type: "number", multipleOf: 0.1, default: 0.1 + 0.2 }))).toEqual({
      v: 0.1 + 0.2,
    });
  });

  it("written as draft 4 does, beside the bound they are about [F-15]", () => {
    const form = only({
      type: "number",
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 9,
      exclusiveMaximum: false,
    });
    expect(form.fields[0]).toMatchObject({ exclusiveMinimum: 0, maximum: 9 });
    expect(form.fields[0]).not.toHaveProperty("minimum");
    expect(issuesOf(form, { v: "0" })).toEqual(["v not-above"]);
    expect(contentOf(form, { v: "9" })).toEqual({ v: 9 });
  });

  it("that nobody chose are not shown [F-15]", () => {
    const safe = Number.MAX_SAFE_INTEGER;
    const form = formOf({
      ...objectSchema({ n: { type: "integer", minimum: -safe, maximum: safe } }, ["n"]),
      $schema: "https://json-schema.org/draft/2020-12/schema",
    });
    expect(form.fields[0]).not.toHaveProperty("minimum");
    expect(form.fields[0]).not.toHaveProperty("maximum");
    expect(contentOf(form, { n: "42" })).toEqual({ n: 42 });
  });

  it("of draft 4 without the bound that they are about say nothing [F-15]", () => {
    const form = only({ type: "number", exclusiveMinimum: true, exclusiveMaximum: true });
    expect(contentOf(form, { v: "-5" })).toEqual({ v: -5 });
  });

  it("beyond the safe integers are not shown, and those within are [F-15]", () => {
    const safe = Number.MAX_SAFE_INTEGER;
    const far = only({ type: "integer", exclusiveMinimum: -safe - 1, exclusiveMaximum: safe + 1 });
    expect(far.fields[0]).not.toHaveProperty("exclusiveMinimum");
    expect(far.fields[0]).not.toHaveProperty("exclusiveMaximum");
    const near = only({ type: "integer", exclusiveMinimum: -safe, exclusiveMaximum: safe });
    expect(near.fields[0]).toMatchObject({ exclusiveMinimum: -safe, exclusiveMaximum: safe });
  });

  it.each([
    [{ type: "number", minimum: 2, maximum: 1 }, "minimum", "maximum"],
    [{ type: "number", exclusiveMinimum: 1, maximum: 1 }, "exclusiveMinimum", "maximum"],
    [{ type: "integer", minimum: 0.2, maximum: 0.8 }, "minimum", "maximum"],
    [
      { type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 2 },
      "exclusiveMinimum",
      "exclusiveMaximum",
    ],
    [{ type: "number", minimum: 1, maximum: 4, multipleOf: 5 }, "minimum", "maximum"],
  ])("that leave nothing between them are named: %j [F-16]", (schema, first, second) => {
    expect(only(schema).fields[0]).toMatchObject({
      kind: "unsupported",
      problem: { code: "contradiction", params: { first, second } },
    });
  });

  it.each([
    { type: "number", minimum: "1" },
    { type: "number", multipleOf: 0 },
    { type: "number", multipleOf: -1 },
    { type: "string", minLength: -1 },
    { type: "string", maxLength: 1.5 },
    { type: "string", minLength: "3" },
    { type: "array", items: { type: "string" }, maxItems: "2" },
    { type: "string", pattern: 7 },
    { type: 7 },
    { enum: "a" },
  ])("that are malformed are named: %j [F-17]", (schema) => {
    expect(only(schema).fields[0]).toMatchObject({ problem: { code: "malformed-property" } });
  });
});

describe("defaults", () => {
  it("are sent when untouched, 0 as well, and left out when emptied [F-08, F-09]", () => {
    const form = formOf(
      objectSchema({
        port: { type: "integer", default: 8080 },
        zero: { type: "number", default: 0 },
      }),
    );
    expect(initialDrafts(form)).toEqual({ f0: "8080", f1: "0" });
    expect(contentOf(form)).toEqual({ port: 8080, zero: 0 });
    expect(contentOf(form, { port: "", zero: " " })).toEqual({});
  });

  it("out of bounds are shown and refused, not sent unseen [F-08]", () => {
    const form = formOf(objectSchema({ v: { type: "integer", maximum: 3, default: 7 } }));
    expect(initialDrafts(form)).toEqual({ f0: "7" });
    expect(issuesOf(form)).toEqual(["v too-large"]);
  });

  it.each([
    [{ type: "integer", default: "3" }, "type"],
    [{ type: "integer", default: 1.5 }, "type"],
    [{ type: "boolean", default: "false" }, "type"],
    [{ type: "integer", default: 2 ** 60 }, "unsafe"],
    [{ type: "number", default: true }, "type"],
    [{ type: "string", default: 7 }, "type"],
  ])("of another type are left out: %j [F-08]", (schema, reason) => {
    const form = formOf(objectSchema({ v: schema }));
    expect(contentOf(form)).toEqual({});
    expect(form.problems).toEqual([{ code: "default-ignored", key: "v", params: { reason } }]);
  });
});
