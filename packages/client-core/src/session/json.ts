/** An object that is neither null nor an array. */
export function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A deep copy of plain JSON data, so that later changes to the original change nothing here.
 * Anything else (a Date, a class instance) is left to the platform's structured clone.
 */
export function cloneJson<T>(value: T): T;
export function cloneJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => cloneJson(entry));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
  const copy: { [key: string]: unknown } = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === "__proto__") {
      // Assigning it would change the prototype; as an own property it stays a key.
      Object.defineProperty(copy, key, {
        value: cloneJson(entry),
        configurable: true,
        enumerable: true,
        writable: true,
      });
    } else copy[key] = cloneJson(entry);
  }
  return copy;
}

/** Maps own properties onto a null prototype, where keys such as `__proto__` are ordinary keys. */
export function mapRecord<In, Out>(
  record: { readonly [key: string]: In },
  map: (value: In, key: string) => Out,
): { [key: string]: Out } {
  const copy: { [key: string]: Out } = Object.create(null);
  for (const [key, value] of Object.entries(record)) copy[key] = map(value, key);
  return copy;
}

/** Deeper than anything that is shown; comparing without an end would overflow the stack. */
const deepest = 200;

/** Whether two JSON values are the same, whatever the order of their keys. Too deep is not the same. */
export function sameJson(left: unknown, right: unknown, depth = 0): boolean {
  if (Object.is(left, right)) return true;
  if (depth > deepest) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((entry, index) => sameJson(entry, right[index], depth + 1))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key], depth + 1))
  );
}
