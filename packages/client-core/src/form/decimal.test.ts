import { describe, expect, it } from "vitest";
import { isMultiple, readDecimal, sameDecimal } from "./decimal.js";

describe("a number as it is written", () => {
  it.each([
    ["0", "", 0],
    ["000", "", 0],
    ["0.00", "", 0],
    ["0e5", "", 0],
    ["1", "1", 0],
    ["10", "1", 1],
    ["100", "1", 2],
    ["007", "7", 0],
    ["1.0", "1", 0],
    ["1.50", "15", -1],
    ["0.001", "1", -3],
    [".5", "5", -1],
    ["5.", "5", 0],
    ["1e3", "1", 3],
    ["1E-2", "1", -2],
    ["12.5e+1", "125", 0],
    ["1200e-2", "12", 0],
    ["1e999999", "1", 999_999],
  ])("%s is %s times ten to the %d [F-04]", (text, digits, exponent) => {
    expect(readDecimal(text)).toEqual({ negative: false, digits, exponent });
    expect(readDecimal(`+${text}`)).toEqual({ negative: false, digits, exponent });
    expect(readDecimal(`-${text}`)).toEqual({ negative: digits !== "", digits, exponent });
  });

  it.each([
    "",
    ".",
    "e1",
    "1e",
    "1e1234567",
    "1..2",
    "1.2.3",
    "--1",
    "x1",
    "1x",
    "1e1.5",
    " 1",
    "-",
  ])("%j is none [F-04]", (text) => {
    expect(readDecimal(text)).toBeUndefined();
  });

  it("is the same number only when sign, digits and place are the same [F-04]", () => {
    const same = (a: string, b: string) => {
      const [one, other] = [readDecimal(a), readDecimal(b)];
      return one && other && sameDecimal(one, other);
    };
    expect(same("1.50", "15e-1")).toBe(true);
    expect(same("0", "-0.0")).toBe(true);
    expect(same("1", "-1")).toBe(false);
    expect(same("1", "2")).toBe(false);
    expect(same("1", "10")).toBe(false);
  });
});

describe("multiples", () => {
  it.each([
    [0, 5],
    [10, 5],
    [-10, 5],
    [0.3, 0.1],
    [0.1 + 0.2, 0.1],
    [19.99, 0.01],
    [1e20, 0.01],
    [1e20, 100],
    [1e21, 7e20 / 7],
    [4e9, 4],
    [1.1e-6, 1e-7],
    [5e-324, 5e-324],
    [9007199254740991, 1],
    [1e9, 1],
  ])("%d is one of %d [F-15]", (value, step) => {
    expect(isMultiple(value, step)).toBe(true);
  });

  it.each([
    [1, 5],
    [-11, 5],
    [0.25, 0.1],
    [19.995, 0.01],
    [1e20, 7],
    [1e300, 7],
    [4_000_000_001, 4],
    [1e9 + 0.5, 1],
    [1e-7, 1.1e-6],
    [1.000000001, 1],
    [0.3000001, 0.1],
  ])("%d is none of %d [F-15]", (value, step) => {
    expect(isMultiple(value, step)).toBe(false);
  });
});
