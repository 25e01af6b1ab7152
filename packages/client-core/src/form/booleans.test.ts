import { describe, expect, it } from "vitest";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: object) => formOf(objectSchema({ v: schema }, ["v"]));

describe("yes and no", () => {
  it.each([
    [{ type: "boolean", default: true }, true, { v: true }],
    [{ type: "boolean", default: false }, false, { v: false }],
    [{ type: "boolean" }, false, {}],
    [{ enum: [true, false] }, false, {}],
  ])("%j, required %s, sends %j untouched [F-05, F-08]", (schema, required, content) => {
    const form = formOf(objectSchema({ v: schema }, required ? ["v"] : []));
    expect(form.fields[0]?.kind).toBe("boolean");
    expect(contentOf(form)).toEqual(content);
    expect(contentOf(form, { v: false })).toEqual({ v: false });
    expect(contentOf(form, { v: true })).toEqual({ v: true });
  });

  it("a required one waits for an answer, and no is one [F-05, A-07]", () => {
    const form = only({ type: "boolean", title: "Dry run" });
    expect(issuesOf(form)).toEqual(["v required"]);
    expect(contentOf(form, { v: false })).toEqual({ v: false });
    expect(issuesOf(form, { v: "yes" })).toEqual(["v malformed"]);
  });
});
