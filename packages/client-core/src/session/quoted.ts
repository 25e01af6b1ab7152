const longest = 100;

/** What a server or an interface sent, for an error's message: one line, at most about 100 characters. */
export function quoted(text: unknown): string {
  if (typeof text !== "string") return kindOf(text);
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** Names a value without telling it: an error's message may be logged, and an answer is the user's. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list of something else";
  if (typeof value === "number") return Number.isFinite(value) ? "a number" : String(value);
  return typeof value === "object" ? "an object" : typeof value;
}
