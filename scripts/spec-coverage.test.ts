import { describe, expect, it } from "vitest";
import { fromPlaywright, fromVitest, idsIn, join, toMarkdown } from "./spec-coverage.mjs";

const requirements = [
  { id: "M-01", level: "must", requirement: "one" },
  { id: "M-02", level: "must", requirement: "two" },
  { id: "U-04", level: "should", requirement: "three" },
];

describe("spec coverage", () => {
  it("finds single ids, lists and ranges in a title, and nothing outside brackets", () => {
    expect(idsIn("F-01 keeps [M-01] and [A-03, A-04]")).toEqual(["M-01", "A-03", "A-04"]);
    expect(idsIn("all of them [M-09 to M-11]")).toEqual(["M-09", "M-10", "M-11"]);
  });

  it("counts a requirement as shown only when every test that names it passed", () => {
    const rows = join(requirements, [
      { title: "a [M-01]", file: "a.test.ts", passed: true },
      { title: "b [M-01, M-02]", file: "b.test.ts", passed: false },
    ]);
    expect(rows.map(({ held }) => held)).toEqual([false, false, false]);
    expect(
      join(requirements, [{ title: "a [M-01]", file: "a", passed: true }]).map(({ held }) => held),
    ).toEqual([true, false, false]);
  });

  it("reads both runners' reports", () => {
    const vitest = {
      testResults: [
        {
          name: `${process.cwd()}/a.test.ts`,
          assertionResults: [{ fullName: "x [M-01]", status: "passed" }],
        },
      ],
    };
    const playwright = {
      suites: [
        {
          title: "chat",
          suites: [
            {
              title: "round",
              specs: [
                { title: "y [M-02]", file: "b.spec.ts", ok: true, tests: [{ status: "expected" }] },
              ],
            },
          ],
        },
      ],
    };
    expect(fromVitest(vitest)).toEqual([{ title: "x [M-01]", file: "a.test.ts", passed: true }]);
    expect(fromPlaywright(playwright)).toEqual([
      { title: "chat round y [M-02]", file: "b.spec.ts", passed: true },
    ]);
  });

  it("writes a row for each requirement", () => {
    const text = toMarkdown(
      join(requirements, [{ title: "a [M-01]", file: "p/a.test.ts", passed: true }]),
    );
    expect(text).toContain("1 of 3 requirements");
    expect(text).toContain("| M-01 | must | one | yes | 1 in [a.test.ts](../p/a.test.ts) |");
    expect(text).toContain("| M-02 | must | two | **no** |");
  });
});
