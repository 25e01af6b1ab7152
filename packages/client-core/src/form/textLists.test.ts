import { describe, expect, it } from "vitest";
import { buildContent } from "./index.js";
import { contentOf, draftsOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

describe("lists of texts", () => {
  const list = (schema: object = {}, required = true, items: object = {}) =>
    formOf(
      objectSchema(
        { v: { type: "array", items: { type: "string", ...items }, ...schema } },
        required ? ["v"] : [],
      ),
    );

  it("send what was typed, in order, without the empty ones [F-15]", () => {
    expect(list().fields[0]?.kind).toBe("textList");
    expect(contentOf(list(), { v: ["a", "", "b"] })).toEqual({ v: ["a", "b"] });
    expect(contentOf(list({}, false), { v: ["", ""] })).toEqual({});
  });

  it("are required like anything else; no empty list is made up [F-09]", () => {
    expect(issuesOf(list())).toEqual(["v required"]);
    expect(issuesOf(list(), { v: [""] })).toEqual(["v required"]);
    expect(issuesOf(list(), { v: "a,b" })).toEqual(["v malformed"]);
  });

  it("keep their bounds and the rules of their items, and say which item [F-15]", () => {
    const form = list({ minItems: 2, maxItems: 3, uniqueItems: true }, true, {
      minLength: 2,
      format: "email",
    });
    expect(issuesOf(form, { v: ["a@b.co"] })).toEqual(["v too-few"]);
    expect(issuesOf(form, { v: ["a@b.co", "c@d.eo", "a@b.co"] })).toEqual(["v duplicate"]);
    const built = buildContent(form, draftsOf(form, { v: ["a@b.co", "x", "c@d.eo", "e@f.go"] }));
    expect(built).toMatchObject({
      issues: [{ code: "too-many" }, { code: "too-short", item: 1 }, { code: "email", item: 1 }],
    });
  });

  it("send a default that was left as it is [F-08]", () => {
    expect(contentOf(list({ default: ["b", ""] }))).toEqual({ v: ["b", ""] });
    expect(list({ default: ["a", 1] }).problems).toMatchObject([{ code: "default-ignored" }]);
  });
});
