import { scriptsIn } from "../scripts.js";
import { findLookalike } from "../tables.js";

const marks = /\p{M}/gu;
const asciiLetter = /^[a-z]/u;
const digit = /\p{Nd}/u;
/** Scripts whose letters are read as drawings of other things, not as Latin. */
const ignored = new Set(["Latin", "Han", "Hiragana", "Katakana", "Bopomofo", "Hangul", "Arabic"]);

/** @returns the one script of the label, when each letter of it could be taken for a Latin one */
export function looksAllLatin(label: string): string | undefined {
  const [script, ...others] = scriptsIn(label);
  if (!script || others.length > 0 || ignored.has(script)) return undefined;
  const letters = label
    .normalize("NFD")
    .replace(marks, "")
    .replace(/[\0-\u007f]/gu, "");
  if (letters === "") return undefined;
  for (const letter of letters) {
    const lookalike = findLookalike(letter);
    const passes = lookalike?.strict === true && asciiLetter.test(lookalike.latin);
    // Digits are read as shapes as well, and a label of nothing else is judged as a number.
    if (!passes && !digit.test(letter)) return undefined;
  }
  return script;
}
