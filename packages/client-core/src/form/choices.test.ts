import { describe, expect, it } from "vitest";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: object, required = false, root: object = {}) =>
  formOf({ ...objectSchema({ v: schema }, required ? ["v"] : []), ...root });

/** Labels of the choices of the first field. */
const labelsOf = (form: ReturnType<typeof formOf>) => {
  const [field] = form.fields;
  return field && "choices" in field ? field.choices.map((choice) => choice.label) : undefined;
};

describe("single choice", () => {
  it("shows plain values and sends them [F-06]", () => {
    const form = only({ type: "string", enum: ["red", "green"] }, true);
    expect(labelsOf(form)).toEqual(["red", "green"]);
    expect(contentOf(form, { v: "green" })).toEqual({ v: "green" });
    expect(issuesOf(form)).toEqual(["v required"]);
  });

  it.each([
    [
      "oneOf",
      {
        type: "string",
        oneOf: [
          { const: "lo", title: "Low" },
          { const: "hi", title: "High" },
        ],
      },
    ],
    [
      "oneOf without a type",
      {
        oneOf: [
          { const: "lo", title: "Low" },
          { const: "hi", title: "High" },
        ],
      },
    ],
    [
      "anyOf",
      {
        anyOf: [
          { const: "lo", title: "Low" },
          { const: "hi", title: "High" },
        ],
      },
    ],
    ["enumNames", { type: "string", enum: ["lo", "hi"], enumNames: ["Low", "High"] }],
    [
      "members of one enum each",
      {
        oneOf: [
          { enum: ["lo"], title: "Low" },
          { enum: ["hi"], title: "High" },
        ],
      },
    ],
  ])("shows titles and sends values: %s [F-06, F-15]", (_, schema) => {
    const form = only(schema, true);
    expect(labelsOf(form)).toEqual(["Low", "High"]);
    expect(contentOf(form, { v: "hi" })).toEqual({ v: "hi" });
  });

  it("falls back to the value where a name is missing [F-06]", () => {
    const form = only(
      { type: "string", enum: ["p1", "p2", "p3"], enumNames: ["Cat", "Dog"], default: "p2" },
      true,
    );
    expect(labelsOf(form)).toEqual(["Cat", "Dog", "p3"]);
    expect(contentOf(form)).toEqual({ v: "p2" });
    const untitled = only({ oneOf: [{ const: "a" }, { const: "b", title: " " }] });
    expect(labelsOf(untitled)).toEqual(["a", "b"]);
  });

  it("sends numbers as numbers and keeps 1 apart from '1' [F-15]", () => {
    expect(contentOf(only({ type: "integer", enum: [1, 2] }, true), { v: 2 })).toEqual({ v: 2 });
    const mixed = only({ enum: [1, "1", true] });
    expect(mixed.fields[0]).toMatchObject({
      choices: [
        { value: "c0", content: 1, label: "1", detail: "1" },
        { value: "c1", content: "1", label: "1", detail: '"1"' },
        { value: "c2", content: true, label: "true" },
      ],
    });
    expect(contentOf(mixed, { v: "1" })).toEqual({ v: "1" });
  });

  it("offers one fixed option for a const, and nothing else can be sent [F-15]", () => {
    const schema = { type: "string", const: "basic", title: "Kind" };
    const form = only(schema, true);
    expect(form.fields[0]).toMatchObject({ kind: "singleSelect", fixed: true, label: "Kind" });
    expect(labelsOf(form)).toEqual(["basic"]);
    expect(contentOf(form)).toEqual({ v: "basic" });
    expect(issuesOf(form, { v: "other" })).toEqual(["v not-a-choice"]);
    expect(contentOf(only(schema))).toEqual({});
  });

  it("gives no agreement beforehand: a const of true waits for the user [F-15]", () => {
    const form = only({ type: "boolean", const: true }, true);
    expect(issuesOf(form)).toEqual(["v required"]);
  });

  it("merges repeated values [F-06]", () => {
    const form = formOf(
      objectSchema(
        {
          c: { type: "string", enum: ["x", "x", "y"] },
          m: { type: "array", items: { type: "string", enum: ["a", "a", "b"] } },
        },
        ["c", "m"],
      ),
    );
    expect(form.fields.map((field) => "choices" in field && field.choices.length)).toEqual([2, 2]);
    expect(contentOf(form, { c: "x", m: ["a"] })).toEqual({ c: "x", m: ["a"] });
    expect(form.problems.map(({ code }) => code)).toEqual([
      "duplicate-choices",
      "duplicate-choices",
    ]);
  });

  it("tells an empty option from no answer [F-06, F-09]", () => {
    const form = only({ type: "string", enum: ["", "-rc"] });
    expect(form.fields[0]).toMatchObject({
      choices: [{ value: "c0", label: "" }, { label: "-rc" }],
    });
    expect(contentOf(form)).toEqual({});
    expect(contentOf(form, { v: "" })).toEqual({ v: "" });
  });

  it("tells choices of equal looks apart [F-20]", () => {
    const form = only({
      oneOf: [
        { const: "a", title: "Option" },
        { const: "b", title: "OPTION " },
        { const: "c", title: "Other" },
        { const: "x\u200b", title: "Hidden" },
        { const: "x", title: "Hidden" },
      ],
    });
    expect(form.fields[0]).toMatchObject({
      choices: [
        { label: "Option", detail: '"a"' },
        { label: "OPTION ", detail: '"b"' },
        { label: "Other" },
        { detail: '"x\\u{200b}"' },
        { detail: '"x"' },
      ],
    });
    expect(form.fields[0]).not.toHaveProperty("choices.2.detail");
  });

  it("leaves out what cannot be sent or breaks the field's own rules, and says so [F-15]", () => {
    const form = only({ type: "string", minLength: 2, enum: ["a", "bb", 3, null, { x: 1 }] });
    expect(labelsOf(form)).toEqual(["bb"]);
    expect(form.problems).toContainEqual({
      code: "choices-ignored",
      key: "v",
      params: { count: 3 },
    });
    expect(labelsOf(only({ type: "integer", enum: [1, 5, 9], maximum: 5, multipleOf: 5 }))).toEqual(
      ["5"],
    );
  });

  it("drops a default that is no choice, and says so [F-08]", () => {
    const form = formOf(
      objectSchema(
        {
          tier: { type: "string", enum: ["a", "b"], default: "z" },
          many: { type: "array", items: { type: "string", enum: ["x", "y"] }, default: ["y", "q"] },
        },
        ["tier"],
      ),
    );
    expect(issuesOf(form)).toEqual(["tier required"]);
    expect(contentOf(form, { tier: "a" })).toEqual({ tier: "a", many: ["y"] });
    expect(form.problems).toEqual([
      { code: "default-ignored", key: "tier", params: { reason: "not-a-choice" } },
      { code: "default-ignored", key: "many", params: { reason: "not-a-choice" } },
    ]);
  });

  it("follows a reference to a list of choices [F-15]", () => {
    const $defs = { Stage: { type: "string", title: "Stage", enum: ["draft", "live"] } };
    const form = only({ $ref: "#/$defs/Stage" }, true, { $defs });
    expect(form.fields[0]).toMatchObject({ kind: "singleSelect", label: "Stage" });
    expect(contentOf(form, { v: "live" })).toEqual({ v: "live" });
  });

  it("asks for an answer when the whole form is one optional yes or no [F-09]", () => {
    const form = formOf(
      objectSchema({ "Confirm the change": { type: "string", enum: ["Yes", "No"] } }),
    );
    expect(form.fields[0]).toMatchObject({ label: "Confirm the change", required: true });
    expect(issuesOf(form)).toEqual(["Confirm the change required"]);
    expect(contentOf(form, { "Confirm the change": "Yes" })).toEqual({
      "Confirm the change": "Yes",
    });
    expect(contentOf(form, { "Confirm the change": "No" })).toEqual({ "Confirm the change": "No" });
    expect(form.problems).toEqual([{ code: "answer-needed", key: "Confirm the change" }]);
    expect(
      contentOf(formOf(objectSchema({ a: { enum: ["Yes", "No"] }, b: { type: "string" } }))),
    ).toEqual({});
  });
});

describe("choices behind references", () => {
  it("bring their titles [F-06, F-15]", () => {
    const $defs = { A: { const: "a", title: "First" }, B: { const: "b", title: "Second" } };
    const form = only({ oneOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] }, true, { $defs });
    expect(labelsOf(form)).toEqual(["First", "Second"]);
    expect(contentOf(form, { v: "b" })).toEqual({ v: "b" });
  });

  it("of a yes and a no in another language ask for an answer [F-09]", () => {
    const form = only({ enum: ["Ja", "Nein"] });
    expect(issuesOf(form)).toEqual(["v required"]);
  });
});
