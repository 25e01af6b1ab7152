import { describe, expect, it } from "vitest";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const about = { title: "Display Name", description: "Description text" };
const hex = [
  { const: "#FF0000", title: "Red" },
  { const: "#00FF00", title: "Green" },
  { const: "#0000FF", title: "Blue" },
];
const names = ["Red", "Green", "Blue"];

/** The examples of the specification (2026-07-28) for one property, and what an untouched form sends. */
const properties: readonly [string, object, string, unknown][] = [
  ["BooleanSchema", { type: "boolean", ...about, default: false }, "boolean", false],
  [
    "NumberSchema",
    { type: "number", ...about, minimum: 0, maximum: 100, default: 50 },
    "number",
    50,
  ],
  [
    "StringSchema",
    {
      type: "string",
      ...about,
      minLength: 3,
      maxLength: 50,
      format: "email",
      default: "user@example.com",
    },
    "text",
    "user@example.com",
  ],
  [
    "UntitledSingleSelectEnumSchema",
    { type: "string", enum: names, default: "Red" },
    "singleSelect",
    "Red",
  ],
  [
    "TitledSingleSelectEnumSchema",
    { type: "string", oneOf: hex, default: "#FF0000" },
    "singleSelect",
    "#FF0000",
  ],
  [
    "UntitledMultiSelectEnumSchema",
    {
      type: "array",
      minItems: 1,
      maxItems: 2,
      items: { type: "string", enum: names },
      default: ["Red", "Green"],
    },
    "multiSelect",
    ["Red", "Green"],
  ],
  [
    "TitledMultiSelectEnumSchema",
    {
      type: "array",
      minItems: 1,
      maxItems: 2,
      items: { anyOf: hex },
      default: ["#FF0000", "#00FF00"],
    },
    "multiSelect",
    ["#FF0000", "#00FF00"],
  ],
];

describe("the examples of the specification", () => {
  it.each(properties)(
    "%s is read whole and sends its default [F-08, F-10]",
    (_, schema, kind, sent) => {
      const form = formOf(objectSchema({ v: schema }, ["v"]));
      expect(form.fields[0]?.kind).toBe(kind);
      expect(form.problems).toEqual([]);
      expect(contentOf(form)).toEqual({ v: sent });
    },
  );

  it("a single field answers with its text [F-01, F-10]", () => {
    const form = formOf(objectSchema({ name: { type: "string" } }, ["name"]));
    expect(contentOf(form, { name: "octocat" })).toEqual({ name: "octocat" });
  });

  it("a GitHub user name is an ordinary question [F-12, F-18]", () => {
    const form = formOf(
      objectSchema(
        { name: { type: "string", title: "GitHub Username", description: "Your GitHub username" } },
        ["name"],
      ),
    );
    expect(form.fields[0]).toMatchObject({
      label: "GitHub Username",
      description: "Your GitHub username",
    });
    expect(form.fields[0]).not.toHaveProperty("secret");
  });

  it("several fields answer with what was given [F-09, F-10]", () => {
    const form = formOf(
      objectSchema(
        {
          name: { type: "string", description: "Your full name" },
          email: { type: "string", format: "email", description: "Your email address" },
          age: { type: "number", minimum: 18, description: "Your age" },
        },
        ["name", "email"],
      ),
    );
    const answers = { name: "Monalisa Octocat", email: "octocat@github.com", age: "30" };
    expect(contentOf(form, answers)).toEqual({ ...answers, age: 30 });
    expect(contentOf(form, { ...answers, age: undefined })).not.toHaveProperty("age");
    expect(issuesOf(form, { email: "octocat", age: "17" })).toEqual([
      "name required",
      "email email",
      "age too-small",
    ]);
  });
});
