import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import display from "./testdata/idnDisplay.json" with { type: "json" };
import suffixes from "./testdata/internationalSuffixes.json" with { type: "json" };

interface Row {
  host: string;
  shown: string;
  result: string;
}

/** A browser that keeps a label in Punycode does not show it, whatever it does with its neighbours. */
const isSafe = ({ result, shown }: Row) => result === "safe" && !shown.includes("xn--");
const isFlagged = (host: string, brands: readonly string[] = []) =>
  ["strong", "block"].includes(inspectUrl(`https://${host}/`, { brands }).severity);

describe("public display cases for international names [U-05]", () => {
  const safe = display.rows.filter(isSafe);
  const unsafe = display.rows.filter((row) => !isSafe(row));

  it("flags at least 99 % of those that a careful browser does not show", () => {
    const missed = unsafe.filter(({ host }) => !isFlagged(host, display.topDomains));
    expect(unsafe.length).toBeGreaterThan(100);
    expect(missed.map(({ shown }) => shown)).toEqual([]);
  });

  it("flags at most 2 % of those that it shows", () => {
    const alarmed = safe.filter(({ host }) => isFlagged(host, display.topDomains));
    expect(safe.length).toBeGreaterThan(20);
    expect(alarmed.map(({ shown }) => shown)).toEqual([]);
  });
});

describe("international names of the Public Suffix List [U-05]", () => {
  it("raise nothing strong, alone or with a name in front", () => {
    const flagged = suffixes
      .flatMap((name) => [name, `beispiel.${name}`])
      .filter((host) => host.includes(".") && isFlagged(host));
    expect(flagged).toEqual([]);
  });
});
