import { describe, expect, it } from "vitest";
import { isOneEditApart } from "./distance.js";

describe("one edit apart", () => {
  it.each([
    ["paypal", "paypa", "the last letter is left out"],
    ["paypal", "aypal", "the first letter is left out"],
    ["paypal", "payal", "a letter in the middle is left out"],
    ["paypal", "paypall", "a letter is added"],
    ["paypal", "xpaypal", "a letter is added in front"],
    ["paypal", "paypai", "the last letter is another"],
    ["paypal", "baypal", "the first letter is another"],
    ["paypal", "paxpal", "a letter in the middle is another"],
    ["paypal", "apypal", "the first two are swapped"],
    ["paypal", "paypla", "the last two are swapped"],
    ["paypal", "papyal", "two in the middle are swapped"],
    ["a", "", "the only letter is left out"],
    ["a", "b", "the only letter is another"],
    ["ab", "ba", "both are swapped"],
  ])("%s and %s: %s [U-05]", (a, b) => {
    expect(isOneEditApart(a, b)).toBe(true);
    expect(isOneEditApart(b, a)).toBe(true);
  });

  it.each([
    ["paypal", "paypal", "they are the same"],
    ["", "", "they are both empty"],
    ["paypal", "payp", "two letters are left out"],
    ["paypal", "pypa", "one is left out in front and one at the end"],
    ["paypal", "bayxal", "two letters are others"],
    ["paypal", "papylx", "two are swapped and one is another"],
    ["paypal", "yappal", "two that are no neighbours are swapped"],
    ["paypal", "paypxaz", "one is added and one is another"],
    ["abcd", "bacdx", "two are swapped and one is added"],
    ["abcd", "abxc", "one is another and the next one too"],
    ["abc", "bcd", "the first is left out and one is added"],
    ["ab", "cb d", "they are of other lengths"],
    ["abxy", "bzxy", "only one letter of the two is where a swap would have it"],
    ["abxy", "zaxy", "only the other is"],
  ])("%s and %s are not: %s [U-05]", (a, b) => {
    expect(isOneEditApart(a, b)).toBe(false);
    expect(isOneEditApart(b, a)).toBe(false);
  });
});
