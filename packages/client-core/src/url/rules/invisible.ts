import type { Report } from "../report.js";
import { nameCharacters } from "./characters.js";

/**
 * Zero-width, bidirectional and filler characters, and tags: what hides, or reorders what is around
 * it. Variation selectors are not among them, they belong to emoji.
 */
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points are what is meant
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners inside words that need them (Persian, the scripts of India), and in emoji. */
const ordinaryJoiner =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the same
  /(?<=[\u0600-\u07ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff])[\u200c\u200d](?=[\p{L}\p{M}]|[\s/_.-]|$)|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;
/** First bytes, in percent-encoded UTF-8, of the characters above. */
const encodedLead = /%(?:c2|cd|d8|e1|e2|e3|ef|f0|f3)/iu;
const encodedRun = /(?:%[89a-f][0-9a-f])+/giu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** A piece of the server's text that can be shown: cut, and without what hides or reorders. */
export function plainText(text: string, maxLength: number): string {
  return withoutInvisible(text.slice(0, maxLength)).replace(/\p{C}/gu, "");
}

/** @param raw as the server wrote it: some of these vanish in parsing, others are percent-encoded */
export function checkInvisible(report: Report, raw: string): void {
  const text = encodedLead.test(raw) ? raw.replace(encodedRun, decode) : raw;
  if (text.search(invisible) < 0) return;
  const found = text.replace(ordinaryJoiner, "").match(invisible);
  if (!found) return;
  report.add("INVISIBLE_CHARS", "strong", { characters: nameCharacters(new Set(found)) });
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
