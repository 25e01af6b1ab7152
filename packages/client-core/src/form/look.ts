import { lookalikes } from "./secret/lookalikes.js";

/** Drawn as nothing, though Unicode calls it a symbol: a Braille cell without dots, a null notehead. */
const blankSigns = /[\u2800\ufffc\u{1d159}]/gu;
/** Kept in text because emoji and some scripts need them; they draw nothing themselves. */
const ignorable = /\p{DI}/gu;

/** What is drawn as nothing made a space, or left out. */
export const withoutBlanks = (text: string): string =>
  text.replace(blankSigns, " ").replace(ignorable, "");

/** A label as a word to look up: case, width and space apart. */
export const readingOf = (text: string): string =>
  withoutBlanks(text.normalize("NFKC")).replace(/\s+/gu, " ").trim().toLowerCase();

const alike: { readonly [char: string]: string } = {
  ...lookalikes,
  i: "l",
  "1": "l",
  "|": "l",
  "0": "o",
};

const ascii = /^[ -~]*$/u;

/** Equal for the eye: what imitates a Latin letter counts as that letter, and I, l and 1 as one. */
export const lookOf = (text: string): string => {
  // Most labels: a form of many choices appears sooner.
  if (ascii.test(text)) {
    const reading = text.replace(/ +/gu, " ").trim().toLowerCase();
    return reading.replace(/[i1|]/gu, "l").replaceAll("0", "o");
  }
  return Array.from(readingOf(text), (char) => {
    const latin = Object.hasOwn(alike, char) ? (alike[char] ?? char) : char;
    return latin === "i" ? "l" : latin;
  }).join("");
};

/** Looks that occur more than once. */
export function sharedLooks(labels: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const label of labels) {
    const look = lookOf(label);
    (seen.has(look) ? shared : seen).add(look);
  }
  return shared;
}
