/** Deeper than anything that means something, and no danger to who walks through it. */
const deepest = 200;
/** What stands for the rest. */
export const cut = "[cut: too large or too deep to be recorded]";

/** What a copy may still hold: UTF-16 units of text, and `perValue` for each value. */
interface Budget {
  left: number;
}

const perValue = 8;

/**
 * A copy as plain JSON of what may be anything: a hostile server's message must cost neither the page
 * that records it nor the panel that shows it more than is worth knowing.
 *
 * @param size about the UTF-16 units that it may hold
 * @returns the copy, and what it holds
 */
export function copyJson(value: unknown, size: number): { copy: unknown; size: number } {
  const budget = { left: size };
  const copy = copyOf(value, budget, 0) ?? null;
  return { copy, size: Math.min(size, size - budget.left) };
}

function copyOf(value: unknown, budget: Budget, depth: number): unknown {
  budget.left -= perValue;
  switch (typeof value) {
    case "string":
      return copyText(value, budget);
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : String(value);
    case "bigint":
      return String(value);
    case "object":
      break;
    default:
      return undefined;
  }
  if (value === null) return null;
  if (depth >= deepest || budget.left <= 0) return cut;
  return Array.isArray(value)
    ? copyArray(value, budget, depth + 1)
    : copyObject(value, budget, depth + 1);
}

function copyText(text: string, budget: Budget): string {
  const room = Math.max(0, budget.left);
  budget.left -= text.length;
  return text.length <= room ? text : `${text.slice(0, room)}${cut}`;
}

function copyArray(value: readonly unknown[], budget: Budget, depth: number): unknown[] {
  const copy: unknown[] = [];
  for (const entry of value) {
    if (budget.left <= 0) return [...copy, cut];
    copy.push(copyOf(entry, budget, depth) ?? null);
  }
  return copy;
}

function copyObject(value: object, budget: Budget, depth: number): { [key: string]: unknown } {
  const entries: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (budget.left <= 0) {
      entries.push([cut, true]);
      break;
    }
    const copied = copyOf(entry, budget, depth);
    if (copied !== undefined) entries.push([copyText(key, budget), copied]);
  }
  // As own properties: `__proto__` is a key like any other.
  return Object.fromEntries(entries);
}
