import { describe, expect, it } from "vitest";
import { countIntegrations, countRegions, readPage } from "./hostLines.mjs";

describe("the lines of host code", () => {
  it("are those in the regions, without marks, comments and empty lines", () => {
    const text = [
      "const theirs = 1;",
      "// #region askback",
      "const ours = 1;",
      "",
      "// why",
      "  // #region askback-reload",
      "  reload(ours);",
      "  // #endregion",
      "const more = 2;",
      "// #endregion",
      "      {/* #region askback */}",
      "      <Outlet />",
      "      {/* why */}",
      "      {/* #endregion */}",
    ].join("\n");
    expect(countRegions(text)).toEqual({ first: 3, reload: 1 });
  });

  it("must end", () => {
    expect(() => countRegions("// #region askback")).toThrow("has no end");
  });

  it.each(countIntegrations())("$title: 40 at most for the first answer", ({ first }) => {
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(40);
  });

  it("stand in the docs as they are (node scripts/hostLines.mjs --write)", () => {
    const { text, fresh } = readPage();
    expect(text).toBe(fresh);
    expect(text).toContain("| first answer |");
  });
});
