import { describe, expect, it } from "vitest";
import { buildContent, type Drafts, maxAnswerLength, maxListLength } from "./index.js";
import { formOf, issuesOf, objectSchema } from "./test/fill.js";

const form = formOf(
  objectSchema({
    text: { type: "string", format: "email" },
    size: { enum: ["s", "m"] },
    extras: { type: "array", items: { enum: ["a", "b"] } },
    tags: { type: "array", items: { type: "string" } },
    mails: { type: "array", items: { type: "string", format: "email" } },
    count: { type: "integer" },
    agreed: { type: "boolean" },
  }),
);

const issues = (drafts: Drafts) => {
  const built = buildContent(form, drafts);
  return built.ok ? [] : built.issues;
};

describe("answers without end", () => {
  it("are refused by their length before anything looks at them [F-20]", () => {
    const length = maxAnswerLength + 1;
    const params = { limit: maxAnswerLength, length, over: 1 };
    expect(issues({ f0: "x".repeat(length) })).toMatchObject([{ code: "too-long", params }]);
    expect(issues({ f3: ["x".repeat(length - 3), "yyy"] })).toMatchObject([
      { code: "too-long", params },
    ]);
    expect(issues({ f3: ["x".repeat(maxAnswerLength)] })).toEqual([]);
  });

  it("are refused by the number of their texts [F-20]", () => {
    const count = maxListLength + 2;
    expect(issues({ f3: new Array(count).fill("") })).toMatchObject([
      { code: "too-many", params: { limit: maxListLength, count, over: 2 } },
    ]);
    expect(issues({ f3: new Array(maxListLength).fill("x") })).toEqual([]);
  });
});

describe("answers that say nothing", () => {
  it("are absent: spaces where a format is, a choice that was taken back, empty lines [F-09]", () => {
    const drafts = { f0: "  ", f1: "", f2: [], f3: ["", ""], f4: ["  "], f5: " " };
    expect(buildContent(form, drafts)).toEqual({ ok: true, content: {} });
  });

  it("lose empty lines, and the space around what has a format [F-09]", () => {
    expect(buildContent(form, { f3: ["a", "", " b "], f4: [" a@b.de ", " "] })).toEqual({
      ok: true,
      content: { tags: ["a", " b "], mails: ["a@b.de"] },
    });
  });
});

describe("drafts of another kind than their field", () => {
  it.each([
    { f0: true },
    { f1: true },
    { f1: ["c0"] },
    { f2: "c0" },
    { f3: "x" },
    { f5: true },
    { f6: "true" },
  ])("are malformed: %j [F-09]", (drafts) => {
    expect(issues(drafts)).toMatchObject([{ code: "malformed" }]);
  });

  it("and lists of anything but texts are malformed [F-09]", () => {
    expect(issues({ f3: ["a", 1] } as unknown as Drafts)).toMatchObject([{ code: "malformed" }]);
  });

  it("and choices that there are not are refused [F-09]", () => {
    expect(issuesOf(form, { size: "xl", extras: ["a", "z"] })).toEqual([
      "size not-a-choice",
      "extras not-a-choice",
    ]);
  });
});
