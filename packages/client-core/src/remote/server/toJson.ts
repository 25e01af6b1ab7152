import { defaultLimits } from "../../form/limits.js";

/** Deeper than any schema that can be shown. */
const deepest = defaultLimits.depth + 8;

/**
 * What a copy may hold. One more than a form may, so that a schema that is too large is too large on
 * the page as well, and is not shown there with a part of it missing.
 */
interface Budget {
  nodes: number;
  characters: number;
}

const whole = (): Budget => ({
  nodes: defaultLimits.nodes + 1,
  characters: defaultLimits.characters + 1,
});

/**
 * A copy that every JSON encoder can write and every page can take. What a server nests or repeats
 * without an end would end the stream of every operation: it is cut beyond the limits.
 */
export function toJson(value: unknown, budget = whole(), depth = 0): unknown {
  budget.nodes -= 1;
  switch (typeof value) {
    case "string":
      return spend(value, budget);
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : null;
    case "bigint":
      return String(value);
    case "object":
      break;
    default:
      return undefined;
  }
  if (value === null || depth > deepest) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  return Array.isArray(value)
    ? copyArray(value, budget, depth + 1)
    : copyObject(value, budget, depth + 1);
}

const isSpent = ({ nodes, characters }: Budget): boolean => nodes <= 0 || characters <= 0;

function spend(text: string, budget: Budget): string {
  const kept = text.slice(0, Math.max(0, budget.characters));
  budget.characters -= text.length;
  return kept;
}

function copyArray(value: readonly unknown[], budget: Budget, depth: number): unknown[] {
  const copy: unknown[] = [];
  for (const entry of value) {
    if (isSpent(budget)) break;
    copy.push(toJson(entry, budget, depth) ?? null);
  }
  return copy;
}

function copyObject(value: object, budget: Budget, depth: number): { [key: string]: unknown } {
  // Without a prototype, `__proto__` is a key like any other.
  const copy: { [key: string]: unknown } = Object.create(null);
  for (const [key, entry] of Object.entries(value)) {
    if (isSpent(budget)) break;
    budget.characters -= key.length;
    const written = toJson(entry, budget, depth);
    if (written !== undefined) copy[key] = written;
  }
  return copy;
}
