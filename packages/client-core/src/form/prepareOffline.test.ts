import { expect, it, vi } from "vitest";
import { prepareForm } from "./prepareForm.js";
import { contentOf, formOf, objectSchema } from "./test/fill.js";

vi.mock("re2js", () => {
  throw new Error("offline");
});

it("leaves all patterns to the server when the engine does not load [F-15]", async () => {
  const form = await prepareForm(
    formOf(objectSchema({ a: { type: "string", pattern: "^a" }, b: { type: "string" } })),
  );
  expect(form.problems).toEqual([
    { code: "pattern-ignored", key: "a", params: { reason: "engine" } },
  ]);
  expect(contentOf(form, { a: "x" })).toEqual({ a: "x" });
});
