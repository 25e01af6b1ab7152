import { displayText, type SafeText } from "../text/index.js";
import { withoutBlanks } from "./look.js";

/** What does not show on screen: everything but letters, marks, numbers, punctuation, symbols and space. */
const unseen = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\u2800\ufffc\u{1d159}]/gu;

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
  /[!-~]/u.test(text) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutBlanks(text));

/** One empty line at most between two lines, so that text cannot push what follows it out of view. */
export function withoutGaps(text: SafeText): SafeText {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const kept = lines.filter((line, i) => shows(line) || (i > 0 && shows(lines[i - 1] ?? "")));
  return displayText(kept.join("\n"), text.length + 1);
}
