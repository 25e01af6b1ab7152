import { describe, expect, it } from "vitest";
import { translatePattern } from "./translatePattern.js";

describe("a pattern in the syntax of the linear-time engine", () => {
  it.each([
    ["abc", "abc"],
    ["", ""],
    [".", "[^\\n\\r\\x{2028}\\x{2029}]"],
    ["[.]", "[.]"],
    ["[a].", "[a][^\\n\\r\\x{2028}\\x{2029}]"],
    ["[^a].", "[^a][^\\n\\r\\x{2028}\\x{2029}]"],
    ["[\\].]", "[\\].]"],
    ["[]", "[^\\x00-\\x{10ffff}]"],
    ["[^]", "[\\x00-\\x{10ffff}]"],
    ["[].", "[^\\x00-\\x{10ffff}][^\\n\\r\\x{2028}\\x{2029}]"],
    ["[[]", "[\\[]"],
    ["[a[]", "[a\\[]"],
    ["(?<n>a)", "(?P<n>a)"],
    ["[(?<]", "[(?<]"],
    ["(?<=a)b", "(?<=a)b"],
    ["(?<!a)b", "(?<!a)b"],
    ["\\b", "\\b"],
    ["[\\b]", "[\\x08]"],
    ["\\0", "\\x00"],
    ["\\d\\W", "\\d\\W"],
    ["\\x4a\\xE9", "\\x4a\\xE9"],
    ["\\u0041", "\\x{41}"],
    ["\\u00e9A", "\\x{e9}A"],
    ["\\u{1F600}", "\\x{1f600}"],
    ["\\u{0}", "\\x{0}"],
    ["\\uD83D\\uDE00", "\\x{1f600}"],
    ["\\ud83d\\ude00", "\\x{1f600}"],
    ["\\uD800\\uDC00", "\\x{10000}"],
    ["\\uDBFF\\uDFFF", "\\x{10ffff}"],
    ["\\uD9aB\\uDd12", "\\x{7ad12}"],
    ["\\ud83d", "\\x{d83d}"],
    ["\\udc00\\ud83d", "\\x{dc00}\\x{d83d}"],
    ["\\ud83d\\u0041", "\\x{d83d}\\x{41}"],
    ["\\u0041\\ude00", "\\x{41}\\x{de00}"],
    ["\\cJ\\cz", "\\x{a}\\x{1a}"],
    ["\\p{L}\\P{Lu}", "\\p{L}\\P{Lu}"],
    ["\\p{Script=Greek}", "\\p{Greek}"],
    ["\\P{sc=Greek}", "\\P{Greek}"],
    ["\\p{gc=Lu}.", "\\p{Lu}[^\\n\\r\\x{2028}\\x{2029}]"],
    ["\\p{General_Category=Lu}", "\\p{Lu}"],
    ["\\-", "\\-"],
    ["\\_", "_"],
  ])("%s is %s [F-15]", (pattern, translated) => {
    expect(translatePattern(pattern)).toBe(translated);
  });

  it.each(["(", "(.", "[\\s", "a**.", "(?P<n>.)"])(
    "%s is none of ours and stays [F-15]",
    (pattern) => {
      expect(translatePattern(pattern)).toBe(pattern);
    },
  );

  it.each(["\\Z", "\\A", "\\a\\_", "\\Q", "\\G", "\\h", "[[:alpha:]]", "x\\z"])(
    "%s means something else there, and is left to the server [F-15]",
    (pattern) => {
      expect(translatePattern(pattern)).toBeUndefined();
    },
  );

  it.each([
    "\\d\\-",
    "\\D\\-",
    "\\w\\-",
    "\\W\\-",
    "\\s\\-",
    "\\S\\-",
    "\\B\\-",
    "\\n\\r\\t\\f\\v\\-",
  ])("%s means the same in both [F-15]", (pattern) => {
    expect(translatePattern(pattern)).toBeDefined();
  });
});
