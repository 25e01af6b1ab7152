import { displayText } from "../text/index.js";
import { absent, annotations } from "./keywords.js";
import { isNode, type Json, type JsonNode, SchemaRefusal } from "./snapshot.js";

/** Steps from a property to its schema: references, single allOf and nullable unions together. */
const maxSteps = 32;

/**
 * The schema a property comes down to: local references followed, a single `allOf` opened, and
 * `null` taken out of unions (content never holds null, so a nullable value is an optional one).
 *
 * @throws SchemaRefusal
 */
export function resolve(schema: JsonNode, root: JsonNode): JsonNode {
  return walk(schema, root, (node) => dropNull(node, root));
}

/** The same for the schema of the form itself, where a union is more than a nullable value. */
export const resolveRoot = (root: JsonNode): JsonNode => walk(root, root, () => undefined);

function walk(
  schema: JsonNode,
  root: JsonNode,
  last: (node: JsonNode) => JsonNode | undefined,
): JsonNode {
  const seen = new Set<string>();
  let node = schema;
  for (let step = 0; step < maxSteps; step++) {
    const next = followRef(node, root, seen) ?? openAllOf(node) ?? last(node);
    if (!next) return node;
    node = next;
  }
  throw new SchemaRefusal({
    code: "unsupported-ref",
    params: { ref: displayText(schema.$ref, 200), reason: "cyclic" },
  });
}

function followRef(node: JsonNode, root: JsonNode, seen: Set<string>): JsonNode | undefined {
  const ref = node.$ref;
  if (absent(ref)) return undefined;
  const refusal = (reason: string) =>
    new SchemaRefusal({
      code: "unsupported-ref",
      params: { ref: displayText(ref, 200), reason },
    });
  if (typeof ref !== "string") throw refusal("missing");
  if (!ref.startsWith("#")) throw refusal("remote");
  if (seen.has(ref)) throw refusal("cyclic");
  seen.add(ref);
  const target = followPointer(ref.slice(1), root);
  if (!isNode(target)) throw refusal("missing");
  return merge(target, node, "$ref");
}

/** RFC 6901 in a URI fragment, over own keys only. */
function followPointer(fragment: string, root: JsonNode): Json | undefined {
  if (fragment !== "" && !fragment.startsWith("/")) return undefined;
  let target: Json | undefined = root;
  for (const part of fragment.split("/").slice(1)) {
    const key = decode(part);
    if (key === undefined || typeof target !== "object" || target === null) return undefined;
    if (!Object.hasOwn(target, key)) return undefined;
    target = Array.isArray(target) ? target[Number(key)] : target[key];
  }
  return target;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}

/** Older generators wrap a reference in an `allOf` of one. */
function openAllOf(node: JsonNode): JsonNode | undefined {
  const [only, ...more] = Array.isArray(node.allOf) ? node.allOf : [];
  return isNode(only) && more.length === 0 ? merge(only, node, "allOf") : undefined;
}

function dropNull(node: JsonNode, root: JsonNode): JsonNode | undefined {
  if (Array.isArray(node.type)) return change(node, { type: oneType(node.type) });
  for (const keyword of ["anyOf", "oneOf"]) {
    const members = node[keyword];
    if (!Array.isArray(members)) continue;
    const rest = members.filter((member) => !isNull(member, root));
    const [only] = rest;
    if (rest.length === 1 && isNode(only) && !("const" in only)) return merge(only, node, keyword);
    if (rest.length < members.length) return change(node, { [keyword]: rest });
  }
  return undefined;
}

const change = (node: JsonNode, keywords: { [keyword: string]: Json }): JsonNode =>
  Object.assign(Object.create(null), node, keywords);

function oneType(types: readonly Json[]): Json {
  const names = new Set(types);
  names.delete("null");
  if (names.has("number")) names.delete("integer");
  const [only = "null"] = names;
  if (names.size > 1) throw new SchemaRefusal({ code: "unsupported-union" });
  return only;
}

function isNull(member: Json, root: JsonNode): boolean {
  if (!isNode(member)) return false;
  if (typeof member.$ref === "string") {
    const target = followPointer(member.$ref.slice(1), root);
    return isNode(target) && !("$ref" in target) && isNull(target, root);
  }
  if (member.type === "null" || member.const === null) return true;
  return Array.isArray(member.enum) && member.enum.length === 1 && member.enum[0] === null;
}

/**
 * `outer` without `keyword`, and what the keyword led to. Annotations of `outer` win; a check that
 * both have must be the same, because a control enforces one.
 */
function merge(inner: JsonNode, outer: JsonNode, keyword: string): JsonNode {
  const merged: JsonNode = Object.assign(Object.create(null), inner);
  for (const [key, value] of Object.entries(outer)) {
    if (key === keyword || value === undefined) continue;
    if (annotations.has(key) && !(value === null && key !== "default")) merged[key] = value;
    else if (absent(merged[key])) merged[key] = value;
    else if (!absent(value) && JSON.stringify(merged[key]) !== JSON.stringify(value)) {
      throw new SchemaRefusal({ code: "unsupported-keyword", params: { keyword: key } });
    }
  }
  return merged;
}
