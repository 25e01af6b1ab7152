import { displayText, type SafeText } from "../core.js";
import { words } from "./words.js";

/** Nobody reads further, and the page has to lay it out. */
const longest = 100_000;

/**
 * What is not seen, or reorders what is: format characters, separators, private use. In JSON each can
 * be written by its number, and whoever looks for a fault wants to see that it is there.
 */
const hidden = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}]|(?!\n)\p{Cc}/gu;

/** A value as indented JSON, safe to show. */
export function jsonText(value: unknown): SafeText {
  try {
    const text = JSON.stringify(value, null, 2) ?? "";
    return displayText(text.slice(0, longest + 1).replace(hidden, escaped), longest);
  } catch {
    return displayText(words.unreadable);
  }
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}
