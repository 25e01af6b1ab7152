import { displayText, type SafeText } from "../text/index.js";

/** What does not show on screen: everything but letters, marks, numbers, punctuation, symbols and space. */
const unseen = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/** Text as a quoted string in which every hidden character is written out, and which is never empty. */
export function visibleText(text: string, maxLength: number): SafeText {
  const quoted = JSON.stringify(text.slice(0, maxLength * 2));
  const spelled = quoted.replace(
    unseen,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`,
  );
  return displayText(spelled, maxLength);
}

/** Shows something other than space. */
export const shows = (text: string): boolean =>
  /[!-~]/u.test(text) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Equal for the eye: case, width and space apart. */
export const lookOf = (text: string): string =>
  text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

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
