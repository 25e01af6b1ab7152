import { isAtHome, scriptsIn } from "../scripts.js";
import { toLatin } from "../skeleton.js";

// Sequences of allowed characters that are drawn as something else. Tested on the label as shown.
const cjk = "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Hangul}";
/** Strokes that read as a dash, a slash, a bar, or a letter, when no other ideograph is near. */
const strokes = "一丨丶丿乀乁乙乚亅丁丄丅丆七十卜工丫口ㄧㄚㄨㄟㄈㄥㄇノンソゾ";

const shownPatterns = [
  // With a neighbour outside East Asian writing, and none inside it.
  new RegExp(`(?<=[^${cjk}])[${strokes}](?![${cjk}])|(?<![${cjk}])[${strokes}](?=[^${cjk}])`, "u"),
  // Marks that lengthen or repeat a kana, without that kana.
  /(?<![\p{Script=Katakana}\p{Script=Hiragana}ー])ー/u,
  /(?<![\p{Script=Katakana}ー])[ヽヾ]/u,
  /(?<![\p{Script=Hiragana}ー])[ゝゞ]/u,
  /(?<![\p{Script=Katakana}\p{Script=Hiragana}])[\u3099\u309a]/u,
  // A middle dot between anything but East Asian writing is a full stop to the eye.
  new RegExp(`(?<![${cjk}])・|・(?![${cjk}])`, "u"),
  // One letter is drawn alike in both kana; here it stands in the wrong one.
  /^[^\p{Script=Hiragana}]*[\p{Script=Katakana}ー][へべぺ](?:[\p{Script=Katakana}ー]|$)[^\p{Script=Hiragana}]*$/u,
  /^[^\p{Script=Katakana}]*\p{Script=Hiragana}[ヘベペ](?:\p{Script=Hiragana}|$)[^\p{Script=Katakana}]*$/u,
];

// On the decomposed label: accents that vanish behind a dot or each other, or sit on a letter that
// takes none.
const decomposedPatterns = [
  /(\p{M})\1/u,
  /[ijl]\p{M}*\u0307/u,
  /[ıȷ]\p{M}/u,
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}][\u0300-\u036f]/u,
  /(?<![\p{scx=Arabic}\p{M}])[\u064b-\u0655\u0670]/u,
  /(?<!\p{Script=Hebrew})[\u05b0-\u05c7]/u,
];

/** @param topLevel the last label of the host, decoded */
export function isSuspicious(label: string, topLevel: string): boolean {
  if (shownPatterns.some((pattern) => pattern.test(label))) return true;
  const decomposed = label.normalize("NFD");
  if (decomposedPatterns.some((pattern) => pattern.test(decomposed))) return true;
  return mixesDigits(label) || isFalseNumber(label, topLevel);
}

const digit = /\p{Nd}/gu;

/** UTS 39, section 5.3: digits of more than one system. */
function mixesDigits(label: string): boolean {
  const zeros = new Set<number>();
  for (const [character] of label.matchAll(digit)) zeros.add(zeroOf(character));
  return zeros.size > 1;
}

/** Decimal digits stand in runs of ten, from a code point that is a digit without one before it. */
function zeroOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}

/** Reads as a number, but is not made of the digits that it shows. */
function isFalseNumber(label: string, topLevel: string): boolean {
  const beyondAscii = label.replace(/[\0-\u007f]/gu, "");
  const script = scriptsIn(beyondAscii)[0];
  if (script && isAtHome(script, topLevel)) return false;
  if (/^[\p{Nd}-]+$/u.test(label)) return true;
  return /[0-9]/u.test(label) && /^[0-9-]+$/u.test(toLatin(label));
}
