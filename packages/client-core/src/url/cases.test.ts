import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import { attacks } from "./testdata/attacks.js";
import { compareCase, type UrlCase } from "./testdata/case.js";
import given from "./testdata/cases.json" with { type: "json" };
import { moreCases } from "./testdata/moreCases.js";

// JSON knows no unions: the test below shows that each row is one.
const cases = given as readonly UrlCase[];

describe("an address and all that is said of it [U-01] [U-04] [U-05] [U-06] [U-11]", () => {
  it.each([...cases, ...moreCases])("$id: $why", (row) => {
    const { expected, actual } = compareCase(row);
    expect(actual).toEqual(expected);
  });
});

describe("an attack is noticed under its name [U-05] [U-06]", () => {
  it.each(attacks)("$url: $codes", ({ url, codes, severity, ...context }) => {
    const inspection = inspectUrl(url, context);
    expect(inspection.severity).toBe(severity);
    expect(inspection.findings.map((finding) => finding.code)).toEqual(
      expect.arrayContaining([...codes]),
    );
  });
});
