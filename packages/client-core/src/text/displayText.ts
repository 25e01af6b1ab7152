import { dropJoiners } from "./joiners.js";

/**
 * Server text that is safe to put on screen as text: no control, bidirectional or zero-width
 * character can reorder or hide what stands around it. Still to be rendered as text.
 */
export type SafeText = string & { readonly __safeText: unique symbol };

/** Nothing but tabs, line feeds and visible ASCII: most text. */
const plain = /^[\t\n -~]*$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a vertical tab breaks the line
const lineBreaks = /\r\n?|[\u000b\f\u0085\u2028\u2029]/gu;

/**
 * Controls but for tab and line feed, lone surrogates, everything that Unicode calls ignorable
 * (bidirectional controls, zero-width characters, fillers, tags) and the two groups it leaves out.
 * Joiners and selectors are spared here, because some scripts and emoji need them.
 */
const hidden =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: joiners are meant as such
  /(?![\t\n])\p{Cc}|\p{Cs}|(?![\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f\u{e0020}-\u{e007f}])\p{DI}|[\ufff9-\ufffb\u{13430}-\u{1343f}]/gu;

/** A host's icon font lives here: a server must not draw the host's own signs. */
const privateUse = /\p{Co}/gu;

/**
 * The one function that reads a server's text. Pure and total: line breaks become line feeds, what
 * hides or reorders text is gone, private-use characters become U+FFFD; nothing else changes.
 *
 * @param text anything; what is not a string becomes ""
 * @param maxLength in code points; longer text is cut and ends in "…"
 */
export function displayText(text: unknown, maxLength = 10_000): SafeText {
  if (typeof text !== "string") return "" as SafeText;
  // Cut before cleaning, so that a megabyte of text costs no more than what is shown.
  const head = text.slice(0, maxLength * 4);
  const clean = plain.test(head) ? head : neutralise(head);
  // A code point is one or two units, so that short text need not be counted.
  const fits = clean.length <= maxLength || Array.from(clean).length <= maxLength;
  if (fits && head.length === text.length) return clean as SafeText;
  const cut = Array.from(clean).slice(0, maxLength - 1);
  return `${dropJoiners(cut.join(""))}…` as SafeText;
}

function neutralise(text: string): string {
  const visible = text.replace(lineBreaks, "\n").replace(hidden, "").replace(privateUse, "\ufffd");
  return dropJoiners(visible);
}
