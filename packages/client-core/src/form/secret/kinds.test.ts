import { describe, expect, it } from "vitest";
import { credentialKind } from "./credentials.js";

const letters = "aB3dE5gH7jK9mN1pQ2";
const hex = "0a1b2c3d4e5f6789";
const capitals = "A1B2C3D4E5F6Z9";
const dashed = "a-B_3dE5gH7jK9mN1pQ";
const fill = (from: string, length: number) => from.repeat(length).slice(0, length);

/** Beginning, letters that follow, their least and greatest number. */
const kinds: [string, string, number, number][] = [
  ["AKIA", capitals, 16, 16],
  ["ASIA", capitals, 16, 16],
  ...["p", "o", "u", "s", "r"].map((kind): [string, string, number, number] => [
    `gh${kind}_`,
    letters,
    36,
    255,
  ]),
  ["github_pat_", `${letters}_`, 22, 255],
  ["glpat-", dashed, 20, 64],
  ["sk-", dashed, 20, 255],
  ["sk_live_", letters, 16, 255],
  ["rk_live_", letters, 16, 255],
  ["pk_test_", letters, 16, 255],
  ["whsec_", letters, 24, 255],
  ...["a", "b", "e", "o", "p", "r", "s"].map((kind): [string, string, number, number] => [
    `xox${kind}-`,
    dashed,
    10,
    255,
  ]),
  ["xapp-", dashed, 20, 255],
  ["AIza", dashed, 35, 35],
  ["ya29.", dashed, 20, 512],
  ["GOCSPX-", dashed, 28, 28],
  ["npm_", letters, 36, 36],
  ["pypi-", dashed, 50, 255],
  ["hf_", letters, 30, 64],
  ["dop_v1_", hex, 64, 64],
  ...["at", "ca", "pa", "ss"].map((kind): [string, string, number, number] => [
    `shp${kind}_`,
    `${hex}ABCDEF`,
    32,
    32,
  ]),
  ["key-", hex, 32, 32],
  ["EAA", letters, 80, 255],
  ["lin_api_", letters, 32, 64],
  ["ntn_", letters, 40, 64],
  ["secret_", letters, 40, 64],
  ["AGE-SECRET-KEY-1", capitals, 50, 64],
  ["hvs.", dashed, 24, 255],
  ["dapi", hex, 32, 32],
  ["12345678:AA", dashed, 33, 33],
  ["1234567890:AA", dashed, 33, 33],
  [`SG.${fill(dashed, 16)}.`, dashed, 16, 64],
  [`SG.${fill(dashed, 64)}.`, dashed, 16, 64],
];

describe.each(kinds)("a key that begins with %s", (start, from, least, most) => {
  it("is one from its least to its greatest length, wherever it stands [F-18]", () => {
    for (const length of [least, most]) {
      expect(credentialKind(start + fill(from, length))).toBe("known-prefix");
      expect(credentialKind(`key: ${start}${fill(from, length)}, thanks`)).toBe("known-prefix");
    }
  });

  it("is none when it is shorter or longer, has a foreign letter, or is part of a word [F-18]", () => {
    const whole = start + fill(from, least);
    const middle = start.length + Math.floor(least / 2);
    expect(credentialKind(whole.slice(0, -1))).toBeUndefined();
    expect(credentialKind(start + fill(from, most) + (from === hex ? "a" : "A"))).toBeUndefined();
    expect(credentialKind(`${whole.slice(0, middle)}!${whole.slice(middle + 1)}`)).toBeUndefined();
    expect(credentialKind(`x${whole}`)).toBeUndefined();
    expect(credentialKind(`-${whole}`)).toBeUndefined();
  });
});

it("whsec_ may have the other letters of Base64 [F-18]", () => {
  expect(credentialKind(`whsec_${fill("aB3+/dE5gx", 24)}==`)).toBe("known-prefix");
  expect(credentialKind(`whsec_${fill("+/", 23)}`)).toBeUndefined();
});

it("sk- needs a digit and a capital: words do not have both [F-18]", () => {
  expect(credentialKind(`sk-${fill("abcdefghij", 30)}`)).toBeUndefined();
  expect(credentialKind(`sk-${fill("abcdefghi1", 30)}`)).toBeUndefined();
  expect(credentialKind(`sk-${fill("abcdefghiJ", 30)}`)).toBeUndefined();
});

describe("a JSON Web Token", () => {
  const token = (...lengths: number[]) =>
    lengths.map((length, i) => `${i < 2 ? "eyJ" : ""}${fill(dashed, length)}`).join(".");

  it("has two parts that are JSON, and a signature, of eight letters at least [F-18]", () => {
    for (const text of [token(8, 8, 8), `Bearer ${token(8, 8, 8)}`, `"${token(30, 80, 43)}"`]) {
      expect(credentialKind(text)).toBe("jwt");
    }
    const short = [token(7, 8, 8), token(8, 7, 8), token(8, 8, 7), token(8, 8)];
    for (const text of [...short, `x${token(8, 8, 8)}`, `-${token(8, 8, 8)}`]) {
      expect(credentialKind(text)).toBeUndefined();
    }
  });
});

it("a text is searched to its hundred thousandth character [F-19]", () => {
  const key = `AKIA${fill(capitals, 16)}`;
  expect(credentialKind(`${" ".repeat(99_980)}${key}`)).toBe("known-prefix");
  expect(credentialKind(`${" ".repeat(99_981)}${key}`)).toBeUndefined();
});

/** The digits with the one that makes the sum right. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
const card = (start: string, length: number) =>
  withCheckDigit(`${start}0918273645091827364`.slice(0, length - 1));

describe("numbers of payment cards", () => {
  it.each([
    ["4", [16, 19]],
    ...["51", "55", "2221", "2229", "2230", "2299", "2300", "2699", "2700", "2719", "2720"].map(
      (start) => [start, [16]],
    ),
    ...["34", "37"].map((start) => [start, [15]]),
    ...["300", "305", "36", "38", "39"].map((start) => [start, [14]]),
    ...["6011", "650", "659", "644", "649"].map((start) => [start, [16]]),
    ["62", [16, 17, 18, 19]],
    ...["3528", "3529", "3530", "3589"].map((start) => [start, [16]]),
    ...["5018", "5020", "5038", "5893", "6304", "6759", "6761", "6763"].map((start) => [
      start,
      [16, 19],
    ]),
  ] as [string, number[]][])("%s: %j digits [F-18]", (start, lengths) => {
    for (const length of lengths) {
      const digits = card(start, length);
      expect(credentialKind(digits)).toBe("card-number");
      const wrong = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
      expect(credentialKind(wrong)).toBeUndefined();
    }
  });

  it.each([
    ["4", 15],
    ["4", 17],
    ["50", 16],
    ["56", 16],
    ["2220", 16],
    ["2721", 16],
    ["51", 17],
    ["33", 15],
    ["35", 15],
    ["306", 14],
    ["37", 16],
    ["36", 15],
    ["6012", 16],
    ["643", 16],
    ["66", 16],
    ["3527", 16],
    ["3590", 16],
    ["5019", 16],
    ["6758", 16],
    ["6764", 16],
    ["1", 16],
    ["9", 16],
    ["94", 17],
  ])("%s with %d digits is of no network [F-18]", (start, length) => {
    expect(credentialKind(card(start, length))).toBeUndefined();
  });

  it.each([
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "3782 822463 10005",
    "3782-822463-10005",
    "3056 930902 5904",
    "my card is 4111111111111111.",
    "(4111111111111111)",
  ])("%s is one [F-18]", (text) => {
    expect(credentialKind(text)).toBe("card-number");
  });

  it("with more than four groups has one to three digits in the last [F-18]", () => {
    const inGroups = (length: number) => card("62", length).replace(/(\d{4})(?=\d)/gu, "$1 ");
    for (const length of [17, 18, 19]) {
      expect(credentialKind(inGroups(length))).toBe("card-number");
    }
    expect(credentialKind(`${card("4", 16).replace(/(\d{4})/gu, "$1 ")}xyz`)).toBe("card-number");
    expect(credentialKind(inGroups(20))).toBeUndefined();
  });

  it.each([
    "4111 1111-1111 1111",
    "4111 11111111 1111",
    "3782-822463 10005",
    "x4111111111111111",
    "4111111111111111x",
    "4111111111111111.5",
    "4111111111111111-x",
    "1.4111111111111111",
    "+4111111111111111",
    "4444444444444444",
  ])("%s is none [F-18]", (text) => {
    expect(credentialKind(text)).toBeUndefined();
  });
});
