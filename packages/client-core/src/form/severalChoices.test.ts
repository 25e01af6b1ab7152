import { describe, expect, it } from "vitest";
import { initialDrafts } from "./index.js";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: object, required = false, root: object = {}) =>
  formOf({ ...objectSchema({ v: schema }, required ? ["v"] : []), ...root });

/** Labels of the choices of the first field. */
const labelsOf = (form: ReturnType<typeof formOf>) => {
  const [field] = form.fields;
  return field && "choices" in field ? field.choices.map((choice) => choice.label) : undefined;
};

describe("several choices", () => {
  it.each([
    ["items.enum", { items: { type: "string", enum: ["red", "green", "blue"] } }],
    ["items.enum without a type", { items: { enum: ["red", "green", "blue"] } }],
    [
      "items.anyOf",
      { items: { anyOf: ["red", "green", "blue"].map((c) => ({ const: c, title: c })) } },
    ],
    [
      "items.oneOf",
      { items: { oneOf: ["red", "green", "blue"].map((c) => ({ const: c, title: c })) } },
    ],
    ["a reference", { items: { $ref: "#/$defs/Color" } }],
  ])("are sent in the order of the schema: %s [F-07, F-15]", (_, schema) => {
    const $defs = { Color: { type: "string", enum: ["red", "green", "blue"] } };
    const form = only({ type: "array", ...schema }, true, { $defs });
    expect(contentOf(form, { v: ["green", "red"] })).toEqual({ v: ["red", "green"] });
    expect(issuesOf(form)).toEqual(["v required"]);
    expect(issuesOf(form, { v: [] })).toEqual(["v required"]);
  });

  it("keep minItems and maxItems, and can be left out when optional [F-07, F-09]", () => {
    const anyOf = ["a", "b", "c", "d"].map((value) => ({
      const: value,
      title: value.toUpperCase(),
    }));
    const form = only({
      type: "array",
      minItems: 2,
      maxItems: 3,
      items: { anyOf },
      default: ["b", "a"],
    });
    expect(labelsOf(form)).toEqual(["A", "B", "C", "D"]);
    expect(contentOf(form)).toEqual({ v: ["a", "b"] });
    expect(contentOf(form, { v: [] })).toEqual({});
    expect(issuesOf(form, { v: ["a"] })).toEqual(["v too-few"]);
    expect(issuesOf(form, { v: ["a", "b", "c", "d"] })).toEqual(["v too-many"]);
  });

  it("send an empty default that was left as it is [F-08]", () => {
    const form = only({ type: "array", items: { enum: ["a"] }, default: [] });
    expect(initialDrafts(form)).toEqual({ f0: [] });
    expect(contentOf(form)).toEqual({ v: [] });
  });

  it("of numbers cannot be sent: an answer holds arrays of strings only [F-16]", () => {
    const form = only({ type: "array", items: { type: "integer", enum: [1, 2] } });
    expect(form.fields[0]).toMatchObject({
      kind: "unsupported",
      problem: { code: "unsupported-type", params: { type: "array", items: "number" } },
    });
  });
});
