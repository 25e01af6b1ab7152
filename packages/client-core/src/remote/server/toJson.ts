/** Deeper than any schema that can be shown (`defaultLimits.depth` of the form room). */
const deepest = 40;
/** `defaultLimits.nodes` of the form room: a form that is larger cannot be shown anyway. */
const most = 200_000;

/**
 * A copy that every JSON encoder can write. What a server nests without an end would overflow its
 * stack and end the stream of every operation: beyond the limits there is null.
 */
export function toJson(value: unknown, budget = { nodes: most }, depth = 0): unknown {
  budget.nodes -= 1;
  switch (typeof value) {
    case "string":
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
  if (value === null || depth > deepest || budget.nodes < 0) return null;
  if (Array.isArray(value)) {
    return value.map((entry) => toJson(entry, budget, depth + 1) ?? null);
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  const copy: { [key: string]: unknown } = Object.create(null);
  for (const [key, entry] of Object.entries(value)) {
    const written = toJson(entry, budget, depth + 1);
    // Without a prototype, `__proto__` is a key like any other.
    if (written !== undefined) copy[key] = written;
  }
  return copy;
}
