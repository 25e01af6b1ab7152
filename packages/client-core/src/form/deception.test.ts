// Forms that are made to be read as something else than what is sent.
import { describe, expect, it } from "vitest";
import { parseRequestedSchema } from "./index.js";
import type { FieldModel, FormModel } from "./types.js";

function formOf(properties: object): FormModel {
  const parsed = parseRequestedSchema({ type: "object", properties });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.form;
}

const fieldOf = (property: object, key = "field"): FieldModel | undefined =>
  formOf({ [key]: property }).fields[0];

const choicesOf = (titles: readonly string[]) => {
  const oneOf = titles.map((title, i) => ({ const: `value-${i}`, title }));
  const field = fieldOf({ type: "string", oneOf });
  return field?.kind === "singleSelect" ? field.choices : [];
};

describe("labels that look alike", () => {
  it.each([
    ["a letter of another script", ["Yes", "Y\u0435s"]],
    ["a capital I for an l", ["all", "aIl"]],
    ["a zero for an O", ["OSLO", "OSL0"]],
    ["a Braille cell without dots", ["Yes", "Yes\u2800"]],
    ["a note that is not drawn", ["Yes", "Yes\u{1d159}"]],
    ["the style of a digit", ["Plan 1", "Plan 1\ufe0e"]],
  ])("are told apart by their values: %s [F-06] [P-04]", (_, titles) => {
    expect(choicesOf(titles).map(({ detail }) => detail)).toEqual(['"value-0"', '"value-1"']);
  });

  it("are told apart by their keys [F-12] [P-04]", () => {
    const { fields } = formOf({
      a: { type: "string", title: "Amount" },
      b: { type: "string", title: "Am\u043eunt" },
      c: { type: "string", title: "Name" },
    });
    expect(fields.map(({ labelDetail }) => labelDetail)).toEqual(['"a"', '"b"', undefined]);
  });

  it.each(["\u2800", "\u{1d159}", "\ufffc", "\u2800 \u3164"])(
    "are none when they show nothing: %j [F-12] [P-04]",
    (title) => {
      expect(fieldOf({ type: "string", title }, "amount")?.label).toBe("amount");
      expect(choicesOf([title, "b"])[0]?.label).toBe("value-0");
    },
  );

  it("leaves ordinary labels alone [F-06]", () => {
    const titles = ["Small", "Medium", "Large", "10", "100", "да", "нет", "é", "e"];
    expect(choicesOf(titles).every(({ detail }) => detail === undefined)).toBe(true);
  });
});

describe("what is out of sight", () => {
  it.each([
    ["behind space", `Weekly report${" ".repeat(80)}and everything else`],
    ["behind empty lines", `Weekly report${"\n".repeat(30)}and everything else`],
    ["behind lines that look empty", `Weekly report${" \n\u2800".repeat(30)}and all else`],
  ])("is no default: %s [F-08] [P-04]", (_, value) => {
    const { fields, problems } = formOf({ a: { type: "string", default: value } });
    expect(fields[0]).not.toHaveProperty("default");
    expect(problems).toMatchObject([
      { code: "default-ignored", params: { reason: "hidden-characters" } },
    ]);
  });

  it("is brought into view: a long default has several lines [F-08]", () => {
    const long = "Send the weekly report to everyone in the team, and to no one besides";
    expect(fieldOf({ type: "string", default: long })).toMatchObject({
      multiline: true,
      default: long,
    });
    expect(fieldOf({ type: "string", default: "Oslo" })).toMatchObject({ multiline: false });
    const code = "if (a) {\n    b();\n\n\n    c();\n}";
    expect(fieldOf({ type: "string", default: code })).toMatchObject({ default: code });
  });

  it("is not made by a description full of empty lines [P-05]", () => {
    const description = `One${"\n \u2800".repeat(1_000)}\ntwo\n\nthree\nfour`;
    expect(fieldOf({ type: "string", description })?.description).toMatch(
      /^One\n[ \u2800]*\ntwo\n\nthree\nfour$/u,
    );
  });
});
