import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import { readParameters } from "./parameters.js";

const pairs = (rest: string) =>
  readParameters(new URL(`https://x.example/${rest}`)).map(({ name, value }) => [name, value]);

describe("parameters of an address", () => {
  it.each([
    ["", []],
    ["?", []],
    ["#", []],
    [
      "?a=1&b=2",
      [
        ["a", "1"],
        ["b", "2"],
      ],
    ],
    ["?a=1=2", [["a", "1=2"]]],
    ["?a", [["a", ""]]],
    ["?=1", [["", "1"]]],
    ["?a+b=c+d", [["a b", "c d"]]],
    ["?a%20b=%C3%BC", [["a b", "ü"]]],
    ["?a=%zz%C3", [["a", "%zz%C3"]]],
    ["?a=%+", [["a", "% "]]],
    [
      "#a=1&b=2",
      [
        ["a", "1"],
        ["b", "2"],
      ],
    ],
    ["#/callback?token=1", [["token", "1"]]],
    ["#/callback?a=1?b=2", [["a", "1?b=2"]]],
    ["#section", []],
    ["#a&b=1", []],
    ["#/a=1", []],
    ["#=1", []],
    [
      "?a=1#b=2",
      [
        ["a", "1"],
        ["b", "2"],
      ],
    ],
  ] as [string, string[][]][])("%j [U-08]", (rest, expected) => {
    expect(pairs(rest)).toEqual(expected);
  });
});

const codesOf = (rest: string) =>
  inspectUrl(`https://x.example.com/${rest}`).findings.map(({ code }) => code);

describe("personal data in an address", () => {
  it.each([
    "?a=ann@example.com",
    "?a=ann.b_c%25d%2Be'f-g@x-1.example.org",
    "?a=write to Ann <ann@example.com> today",
    "?a=@ann@example.com",
    "?a=9@1.de",
    "?a=ü@bücher.example",
    `?a=${"x".repeat(500)}@example.com`,
    `?a=a@${"x".repeat(63)}.${"y".repeat(63)}.com`,
    "#a=ann@example.com",
  ])("is noticed: %s [U-08]", (rest) => {
    expect(codesOf(rest)).toContain("PII_PARAM");
  });

  it.each([
    "?a=@example.com",
    "?a=ann@",
    "?a=ann@example",
    "?a=ann@example.c",
    "?a=ann@.com",
    "?a=ann@example..com",
    "?a=ann @example.com",
    "?a=ann@ example.com",
    "?a=ann@example.1x",
    "?a=ann.example.com",
    `?a=a@${"x".repeat(255)}.com`,
    "?ann@example.com",
  ])("is not seen in %s [U-08]", (rest) => {
    expect(codesOf(rest)).not.toContain("PII_PARAM");
  });

  it("names its parameter, cut and without what hides [U-08]", () => {
    const name = `a\u200b${"b".repeat(100)}`;
    const url = `https://x.example.com/?${encodeURIComponent(name)}=ann@example.com`;
    const found = inspectUrl(url).findings.find(({ code }) => code === "PII_PARAM");
    expect(found?.params).toEqual({ param: `a${"b".repeat(62)}` });
  });
});

describe("the length of an address", () => {
  it("is told when it is more than 2,048 [U-08]", () => {
    const start = "https://x.example.com/";
    const of = (length: number) => `${start}${"a".repeat(length - start.length)}`;
    expect(inspectUrl(of(2_048)).findings).toEqual([]);
    expect(inspectUrl(of(2_049)).findings).toEqual([
      { code: "LONG_URL", severity: "notice", params: { length: 2_049 } },
    ]);
  });
});
