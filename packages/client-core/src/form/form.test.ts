import { describe, expect, it } from "vitest";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

describe("a form of every kind of the subset", () => {
  const form = formOf(
    objectSchema(
      {
        name: { type: "string", title: "Name", minLength: 2 },
        age: { type: "integer", minimum: 18 },
        rate: { type: "number" },
        ok: { type: "boolean" },
        color: { type: "string", enum: ["red", "green"] },
        tags: { type: "array", items: { type: "string", enum: ["a", "b", "c"] } },
      },
      ["name"],
    ),
  );

  it("sends what was answered and nothing else [F-09]", () => {
    expect(contentOf(form, { name: "Ann" })).toEqual({ name: "Ann" });
  });

  it("sends every answer with its type [F-06, F-07, F-10]", () => {
    const answers = {
      name: "Ann",
      age: "18",
      rate: "0.5",
      ok: false,
      color: "green",
      tags: ["c", "a"],
    };
    expect(contentOf(form, answers)).toEqual({ ...answers, age: 18, rate: 0.5, tags: ["a", "c"] });
  });

  it("names what is wrong, in the order of the form [F-04, F-09]", () => {
    expect(issuesOf(form, { age: "17", rate: "1,5" })).toEqual([
      "name required",
      "age too-small",
      "rate decimal-comma",
    ]);
  });
});
