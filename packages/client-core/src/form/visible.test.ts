import { describe, expect, it } from "vitest";
import { displayText } from "../text/index.js";
import { shows, visibleText, withoutGaps } from "./visible.js";

describe("text made visible", () => {
  it.each([
    ["plain", '"plain"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["a\\b", '"a\\\\b"'],
    ["a\nb\tc", '"a\\nb\\tc"'],
    ["", '""'],
    [" ", '" "'],
    ["\u200b", '"\\u{200b}"'],
    ["\u202ea", '"\\u{202e}a"'],
    ["\u00a0", '"\\u{00a0}"'],
    ["\u2800", '"\\u{2800}"'],
    ["\ufffc", '"\\u{fffc}"'],
    ["\u{1d159}", '"\\u{1d159}"'],
    ["\u{e0041}", '"\\u{e0041}"'],
    ["ü é 中 ½ € 😀", '"ü é 中 ½ € 😀"'],
  ])("%j is %s [F-12, P-04]", (text, shown) => {
    expect(visibleText(text, 100)).toBe(shown);
  });

  it("is cut [F-20]", () => {
    expect(visibleText("x".repeat(500), 10)).toBe(`"${"x".repeat(8)}…`);
  });
});

describe("what shows", () => {
  it.each(["a", "!", "~", "0", "ü", "中", "½", "€", "—", "😀", " a "])("%j does [F-12]", (text) => {
    expect(shows(text)).toBe(true);
  });

  it.each([
    "",
    " ",
    "\t\n",
    "\u00a0",
    "\u2800",
    "\ufffc",
    "\u{1d159}",
    "\ufe0f",
    "\u200d",
    "\u0301",
  ])("%j does not [F-12]", (text) => {
    expect(shows(text)).toBe(false);
  });
});

describe("empty lines", () => {
  it.each([
    ["a\nb", "a\nb"],
    ["a\n\nb", "a\n\nb"],
    ["a\n\n\n\nb", "a\n\nb"],
    ["a\n \n\u2800\nb", "a\n \nb"],
    ["\n\na", "a"],
    ["a\n\n\n", "a\n"],
    ["a", "a"],
    ["", ""],
  ])("%j becomes %j [P-04]", (text, kept) => {
    expect(withoutGaps(displayText(text))).toBe(kept);
  });
});
