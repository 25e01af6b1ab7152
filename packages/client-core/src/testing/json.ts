import type { JsonObject } from "./types.js";

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy as the wire makes it: nothing is shared, `undefined` members are gone. */
export function throughWire(value: unknown): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (!isObject(copy)) throw new TypeError("A JSON-RPC message is an object");
  return copy;
}
