import { displayText, type SafeText } from "../core.js";

/** More than this is not laid out at all: arguments may be megabytes. */
const MAX_ENTRIES = 50;
const MAX_LENGTH = 4_000;

export interface ReadableEntry {
  name: SafeText;
  value: SafeText;
}

/**
 * A call's arguments as safe text, one entry per top-level name.
 * @param args as the call was made: anything, cyclic objects included
 * @returns the entries, and how many were left out
 */
export function readableArguments(args: unknown): { entries: ReadableEntry[]; more: number } {
  if (args === undefined || args === null) return { entries: [], more: 0 };
  if (typeof args !== "object" || Array.isArray(args)) {
    return { entries: [{ name: "" as SafeText, value: readable(args) }], more: 0 };
  }
  const all = Object.entries(args).filter(([, value]) => value !== undefined);
  const entries = all.slice(0, MAX_ENTRIES).map(([name, value]) => ({
    name: displayText(name, 200),
    value: readable(value),
  }));
  return { entries, more: all.length - entries.length };
}

function readable(value: unknown): SafeText {
  if (typeof value === "string") return displayText(value, MAX_LENGTH);
  try {
    return displayText(JSON.stringify(value, null, 2) ?? String(value), MAX_LENGTH);
  } catch {
    // Cyclic, or a getter that threw: its kind is all there is to say.
    return displayText(Object.prototype.toString.call(value), MAX_LENGTH);
  }
}
