import { describe, expect, it } from "vitest";
import { buildContent, draftsFromContent, findCredentials } from "./index.js";
import { formOf, objectSchema } from "./test/fill.js";

const form = formOf(
  objectSchema({
    text: { type: "string" },
    count: { type: "integer" },
    price: { type: "number" },
    agreed: { type: "boolean" },
    size: { enum: ["s", "m"] },
    extras: { type: "array", items: { enum: ["a", "b", "c"] } },
    tags: { type: "array", items: { type: "string" } },
    address: { type: "object" },
  }),
);

describe("an answer that is revised", () => {
  it("stands in its controls, and is the same when nothing is changed [F-10]", () => {
    const content = {
      text: "x",
      count: 3,
      price: 0.5,
      agreed: false,
      size: "m",
      extras: ["c", "a"],
      tags: ["t", "u"],
    };
    const drafts = draftsFromContent(form, content);
    expect(drafts).toEqual({
      f0: "x",
      f1: "3",
      f2: "0.5",
      f3: false,
      f4: "c1",
      f5: ["c0", "c2"],
      f6: ["t", "u"],
      f7: undefined,
    });
    expect(buildContent(form, drafts)).toEqual({
      ok: true,
      content: { ...content, extras: ["a", "c"] },
    });
  });

  it("leaves a control empty for a value of another kind, and keys that are none of the form's [F-10]", () => {
    const drafts = draftsFromContent(form, {
      text: 1,
      count: "3",
      price: "0.5",
      agreed: "yes",
      size: "xl",
      extras: "a",
      tags: [1, "t"],
      address: { street: "x" },
      other: "y",
    });
    expect(drafts).toEqual({ f5: [], f6: ["t"] });
    expect(draftsFromContent(form, { tags: "t" })).toEqual({ f5: undefined });
  });
});

describe("answers that look like credentials", () => {
  const key = `ghp_${"a1B2".repeat(9)}`;

  it("are found in texts and in lists of texts, and named by their field [F-18]", () => {
    expect(findCredentials(form, { text: key, tags: ["t", key], count: 7 })).toEqual([
      { key: "text", name: "f0", kind: "known-prefix" },
      { key: "tags", name: "f6", kind: "known-prefix" },
    ]);
  });

  it("are not looked for in choices, which are the server's words [F-18]", () => {
    const chosen = formOf(
      objectSchema({ one: { enum: [key] }, several: { type: "array", items: { enum: [key] } } }),
    );
    expect(findCredentials(chosen, { one: key, several: [key] })).toEqual([]);
  });
});
