import { type Json, type JsonNode, SchemaRefusal } from "./snapshot.js";

/** Keywords that say something and check nothing: next to a reference, the nearer one counts. */
export const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
]);

/** Keywords that check what no control here can promise. Present and not null: unsupported. */
const refused = [
  "not",
  "if",
  "allOf",
  "contains",
  "prefixItems",
  "$dynamicRef",
  "$recursiveRef",
] as const;

/** Whole lists to choose from: no control offers them. */
const refusedAtArray = ["const", "enum", "anyOf", "oneOf"] as const;

const refusedAtRoot = [
  "const",
  "enum",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "patternProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "$dynamicRef",
  "$recursiveRef",
] as const;

/** Absent or null: serialisers write null for what is not set. */
export const absent = (value: Json | undefined): value is null | undefined =>
  value === undefined || value === null;

export function refuseKeywords(node: JsonNode, at: "root" | "property" | "array"): void {
  const keywords = { root: refusedAtRoot, property: refused, array: refusedAtArray };
  for (const keyword of keywords[at]) {
    if (!absent(node[keyword])) {
      throw new SchemaRefusal({ code: "unsupported-keyword", params: { keyword } });
    }
  }
}

const malformed = (keyword: string) =>
  new SchemaRefusal({ code: "malformed-property", params: { keyword } });

/** A length or a number of items: a non-negative integer. */
export function countKeyword(node: JsonNode, keyword: string): number | undefined {
  const value = node[keyword];
  if (absent(value)) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) throw malformed(keyword);
  return value;
}

export function numberKeyword(node: JsonNode, keyword: string): number | undefined {
  const value = node[keyword];
  if (absent(value)) return undefined;
  if (typeof value !== "number") throw malformed(keyword);
  return value;
}

export function textKeyword(node: JsonNode, keyword: string): string | undefined {
  const value = node[keyword];
  if (absent(value)) return undefined;
  if (typeof value !== "string") throw malformed(keyword);
  return value;
}

export function booleanKeyword(node: JsonNode, keyword: string): boolean {
  const value = node[keyword] ?? false;
  if (typeof value !== "boolean") throw malformed(keyword);
  return value;
}

/** Both bounds given and nothing between them. */
export function refuseEmptyRange(
  node: { readonly [keyword: string]: number | undefined },
  first: string,
  second: string,
): void {
  const low = node[first];
  const high = node[second];
  if (low !== undefined && high !== undefined && low > high) {
    throw new SchemaRefusal({ code: "contradiction", params: { first, second } });
  }
}
