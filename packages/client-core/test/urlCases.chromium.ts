// The same cases in a browser: engines read addresses almost alike, and where they differ, what is
// shown must still be what would open.
import { describe, expect, it } from "vitest";
import { inspectUrl } from "../src/url/inspectUrl.js";
import { attacks } from "../src/url/testdata/attacks.js";
import { compareCase, joinParts, type UrlCase } from "../src/url/testdata/case.js";
import given from "../src/url/testdata/cases.json" with { type: "json" };
import { everydayAddresses } from "../src/url/testdata/everyday.js";
import display from "../src/url/testdata/idnDisplay.json" with { type: "json" };
import { moreCases } from "../src/url/testdata/moreCases.js";

describe("in this browser", () => {
  it.each([...(given as readonly UrlCase[]), ...moreCases])("$id: $why [U-01] [U-05]", (row) => {
    const { expected, actual } = compareCase(row);
    expect(actual).toEqual(expected);
  });

  it.each(attacks)("$url is noticed, or does not parse at all [U-05] [U-06]", (attack) => {
    const { url, codes, severity, ...context } = attack;
    const inspection = inspectUrl(url, context);
    const found = inspection.findings.map((finding) => finding.code);
    expect(inspection.parts && joinParts(inspection.parts)).toBe(parsedHref(url));
    if (found.includes("INVALID_URL")) expect(inspection.href).toBeUndefined();
    else if (severity === "strong" || !codes.includes("INVALID_URL")) {
      expect(found).toEqual(expect.arrayContaining([...codes]));
    } else expect(["strong", "block"]).toContain(inspection.severity);
  });

  it("keeps quiet about ordinary addresses [U-05]", () => {
    const loud = everydayAddresses.filter((url) =>
      inspectUrl(url).findings.some((finding) => finding.severity !== "notice"),
    );
    expect(loud).toEqual([]);
  });

  it("flags the names that a careful browser does not show, and no others [U-05]", () => {
    const wrong = display.rows.filter(({ host, shown, result }) => {
      const { severity } = inspectUrl(`https://${host}/`, { brands: display.topDomains });
      const isSafe = result === "safe" && !shown.includes("xn--");
      return isSafe === ["strong", "block"].includes(severity);
    });
    expect(wrong.map(({ shown }) => shown)).toEqual([]);
  });

  it("flags a host that it lets through with a blank or an escape in it [U-05]", () => {
    for (const url of ["https://exa mple.com/", "https://exa%20mple.com/", "https://a%00b.com/"]) {
      const { severity, findings } = inspectUrl(url);
      const codes = findings.map((finding) => finding.code);
      expect(["PERCENT_HOST", "INVALID_URL"].some((code) => codes.some((c) => c === code))).toBe(
        true,
      );
      expect(["strong", "block"]).toContain(severity);
    }
  });
});

function parsedHref(text: string): string | undefined {
  try {
    return new URL(text).href;
  } catch {
    return undefined;
  }
}
