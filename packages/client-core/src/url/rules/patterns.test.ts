import { describe, expect, it } from "vitest";
import { isSuspicious } from "./patterns.js";

describe("characters that are drawn as something else where they stand", () => {
  it.each([
    ["google丨login", "a stroke between Latin letters"],
    ["a一b", "a stroke that reads as a dash"],
    ["丨a", "a stroke in front of a Latin letter"],
    ["a丨", "a stroke behind one"],
    ["aー", "a lengthening mark without its kana"],
    ["ー", "a lengthening mark alone"],
    ["漢ヽ", "a Katakana repetition mark without Katakana"],
    ["あヾ", "the same behind Hiragana"],
    ["ヽ", "a Katakana repetition mark alone"],
    ["漢ゝ", "a Hiragana repetition mark without Hiragana"],
    ["アゞ", "the same behind Katakana"],
    ["漢\u3099", "a voicing mark without kana"],
    ["a\u309a", "the same behind a Latin letter"],
    ["a・b", "a middle dot between Latin letters"],
    ["漢・b", "a middle dot in front of a Latin letter"],
    ["a・漢", "a middle dot behind one"],
    ["アへ", "a Hiragana letter at the end of a Katakana word"],
    ["アへア", "the same inside it"],
    ["アーべ", "the same behind a lengthening mark"],
    ["漢アぺ", "the same with Han in front"],
    ["あヘ", "a Katakana letter at the end of a Hiragana word"],
    ["あヘあ", "the same inside it"],
    ["漢あベ", "the same with Han in front"],
    ["あペあ漢", "the same with Han behind"],
    ["a\u0301\u0301", "an accent twice"],
    ["i\u0307", "a dot on a letter that has one"],
    ["j\u0307", "the same"],
    ["l\u0323\u0307", "a dot that vanishes behind another accent"],
    ["ı\u0301", "an accent on a letter without a dot"],
    ["ȷ\u0301", "the same"],
    ["م\u0301", "a Latin accent on an Arabic letter"],
    ["漢\u0300", "a Latin accent on Han"],
    ["a\u064b", "an Arabic mark on a Latin letter"],
    ["a\u05b4", "a Hebrew point on a Latin letter"],
    ["ä\u05b4", "the same behind an accent"],
    ["١1", "digits of two systems"],
    ["1٢۳", "digits of three"],
    ["५৫", "digits of two scripts of India"],
  ])("%s: %s [U-05]", (label) => {
    expect(isSuspicious(label, "com")).toBe(true);
  });

  it.each([
    ["漢丨字", "a stroke among Han"],
    ["コーヒー", "a lengthening mark behind its kana"],
    ["あー", "the same behind Hiragana"],
    ["いすゞ", "a repetition mark behind its kana"],
    ["アヽ", "the same in Katakana"],
    ["アーヽ", "the same behind a lengthening mark"],
    ["あーゝ", "the same in Hiragana"],
    ["か\u3099", "a voicing mark on its kana"],
    ["ア・イ", "a middle dot among Katakana"],
    ["へ", "a Hiragana letter alone"],
    ["あへあ", "the same in a Hiragana word"],
    ["アへあ", "the same in front of Hiragana"],
    ["アヘア", "the Katakana letter in a Katakana word"],
    ["あヘア", "the same in front of Katakana"],
    ["é", "one accent"],
    ["i\u0301", "an accent on i"],
    ["м\u0301", "an accent on a Cyrillic letter"],
    ["ά", "an accent on a Greek letter"],
    ["بً", "an Arabic mark on its letter"],
    ["بِّ", "two Arabic marks on their letter"],
    ["שָׁ", "Hebrew points on their letter"],
    ["abc1", "digits of one system"],
    ["صفحة٣٤", "Arabic digits"],
    ["०९", "the first and the last digit of one system", "in"],
  ])("%s is ordinary: %s [U-05]", (label, _, topLevel = "com") => {
    expect(isSuspicious(label, topLevel)).toBe(false);
  });

  it.each([
    ["१२३", "com", true],
    ["१२३", "in", false],
    ["१-२", "com", true],
    ["१x", "com", false],
    ["1О", "com", false],
    ["123", "com", true],
    ["1ӏ", "com", false],
  ])("a number that it is not: %s.%s [U-05]", (label, topLevel, expected) => {
    expect(isSuspicious(label, topLevel)).toBe(expected);
  });
});
