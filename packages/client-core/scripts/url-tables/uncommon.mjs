// Characters of everyday scripts that are not for everyday names. UTS 39 types them Technical,
// Obsolete or Uncommon_Use; no package carries that property, so they are listed here (code points
// and ranges in hex). A range may run over capitals and the like: those cannot be in a host anyway.
const latinGreekCyrillic = `
  180-19E 1A3-1AD 1B4-1C3 1DD 1E5 21D 221-225 234-258 25A-2BA 2BB-2BC 2BD-2D1 2EE 138
  305 30D-30E 312 315-31A 31C-322 329-32C 32F 332-334 336-338 33A-33F 346-377 3D7-3FB
  461-487 501-50F 52B-52D 560 588 1AB0-1DFF 1E9C-1E9F 1EFB-1EFF 2C60-2CFF 2DE0-2DFF
  A641-A67D A681-A69F A723-A7FF AB30-AB6F 10780-107BF 1DF00-1DFFF 1E030-1E08F`;
const middleEast = `
  591-5B3 5B5-5C7 610-61A 640 656-65F 66E-66F 68E 6A1 6D6-6E4 6E7-6ED 898-89F 8AD-8B1 8B3-8B4
  8CA-900 FB1E 10EC0-10EFF`;
const southAsia = `
  94E 951-955 978 980 9FC A51 A75 AF9 B44 B62-B63 C00 C34 C58-C5A C5D C62-C63 C81 CDD-CDE D01 D04
  D3B-D3C D44 D5F D62-D63 D81 D8F-D90 DA6 DDF-DEF DF3 F18-F19 F39 1CD0-1CFA A8E0-A8FF 11B00-11B6F`;
const eastAsiaAndAfrica = `
  10F1-10F6 1100-11FF 1369-1371 17A8 17CE-17CF 17D1 17D3 17DD 3021-303C 312E-312F 31F0-31FF
  A960-A97C A9E0-A9E6 D7B0-D7FB 16FE3-16FF6 1AFF0-1B16F`;
const signs = "203F-2054 20D0-20F0 2118-2188 2D00-2D2D FE20-FE2F FE70-FE7F 10140-102FB 1CF00-1D244";

/** @type {[number, number][]} */
export const uncommon = [latinGreekCyrillic, middleEast, southAsia, eastAsiaAndAfrica, signs]
  .join(" ")
  .trim()
  .split(/\s+/u)
  .map((range) => {
    const [first = "", last = first] = range.split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });

/** Not letters, but at home inside words: Catalan middle dot, Hebrew geresh marks, Katakana middle dot. */
export const atHomeInWords = [0xb7, 0x5f3, 0x5f4, 0x30fb];

/** Scripts in everyday use (UAX 31, Recommended Scripts), by their long names. */
export const everydayScripts = [
  ..."Common Inherited Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic".split(" "),
  ..."Georgian Greek Gujarati Gurmukhi Hangul Han Hebrew Hiragana Kannada Katakana Khmer".split(
    " ",
  ),
  ..."Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan".split(" "),
];
