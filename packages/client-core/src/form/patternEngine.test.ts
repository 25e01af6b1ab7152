import { expect, it, vi } from "vitest";
import { buildContent, parseRequestedSchema, prepareForm } from "./index.js";

vi.mock("re2js", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("leaves patterns to the server when their engine cannot be loaded, and says so [F-15][F-19]", async () => {
  const parsed = parseRequestedSchema({
    type: "object",
    properties: {
      code: { type: "string", pattern: "^[A-Z]{3}$", minLength: 2 },
      tags: { type: "array", items: { type: "string", pattern: "^t" } },
    },
  });
  if (!parsed.ok) throw new Error("This is a form");
  const form = await prepareForm(parsed.form);
  expect(form.problems).toEqual([
    { code: "pattern-ignored", key: "code", params: { reason: "engine" } },
    { code: "pattern-ignored", key: "tags", params: { reason: "engine" } },
  ]);
  expect(buildContent(form, { f0: "abc", f1: ["x"] })).toEqual({
    ok: true,
    content: { code: "abc", tags: ["x"] },
  });
  expect(buildContent(form, { f0: "a" })).toMatchObject({ issues: [{ code: "too-short" }] });
});
