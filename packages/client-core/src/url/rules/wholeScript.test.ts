import { describe, expect, it } from "vitest";
import { looksAllLatin } from "./wholeScript.js";

describe("a word of one script that could be taken for a Latin one", () => {
  it.each([
    ["аррӏе", "Cyrillic"],
    ["осо", "Cyrillic"],
    ["ерос1", "Cyrillic"],
    ["ο", "Greek"],
  ])("%s is %s [U-05]", (label, script) => {
    expect(looksAllLatin(label)).toBe(script);
  });

  it.each([
    ["привет", "has letters that look like nothing Latin"],
    ["apple", "is Latin"],
    ["ñandú", "is Latin with accents"],
    ["123-456", "has no letters"],
    ["中文", "is Han, which is drawn, not read as Latin"],
    ["丨", "is a stroke"],
    ["ノ", "is Katakana"],
    ["へ", "is Hiragana"],
    ["ㄚ", "is Bopomofo"],
    ["ㅣ", "is Hangul"],
    ["ا", "is Arabic"],
    ["осоο", "is of two scripts"],
    ["осоa", "has a Latin letter"],
  ])("%s is none: it %s [U-05]", (label) => {
    expect(looksAllLatin(label)).toBeUndefined();
  });
});
