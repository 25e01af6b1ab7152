import { describe, expect, it } from "vitest";
import { entriesOf, importsOf, unusedEntries, usedEntries } from "./entries.mjs";

describe("the projects that install the packages", () => {
  it("use every entry between them", () => {
    expect(unusedEntries()).toEqual([]);
  });

  it("are missed when they do not", () => {
    const used = usedEntries();
    used.delete("@askback/client-core/tasks");
    used.delete("@askback/elicitation-react/messages/ja");
    expect(unusedEntries(used)).toEqual([
      "@askback/client-core/tasks",
      "@askback/elicitation-react/messages/ja",
    ]);
  });

  it("know an entry with a star by its files", () => {
    expect(entriesOf("elicitation-react")).toContain("@askback/elicitation-react/messages/zh-Hans");
    expect(entriesOf("elicitation-react")).not.toContain("@askback/elicitation-react/messages/*");
  });
});

describe("what a file imports", () => {
  it.each([
    ['import "a/b.css";', ["a/b.css"]],
    ['import { c,\n  type D } from "a";\nimport e from "b";', ["a", "b"]],
    ['const { f } = await import("a");', ["a"]],
    ['import type { G } from "a";', []],
    ['import * as h from "a";', ["a"]],
    ['export const i = "import";', []],
  ])("%s", (code, expected) => {
    expect(importsOf(code)).toEqual(expected);
  });
});
