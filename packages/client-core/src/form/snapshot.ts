import type { FormLimits } from "./limits.js";
import type { SchemaProblem } from "./problems.js";

export type Json = null | boolean | number | string | Json[] | JsonNode;
/** Without a prototype, so that every key is an own key. */
export interface JsonNode {
  [key: string]: Json | undefined;
}

/** Thrown inside this room only. */
export class SchemaRefusal extends Error {
  readonly problem: SchemaProblem;
  constructor(problem: SchemaProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const isNode = (value: unknown): value is JsonNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads an unknown value once, into plain data: what is no JSON (accessors, functions, symbols,
 * class machinery) is left out, and nothing of the original is touched again afterwards.
 *
 * @throws SchemaRefusal over a limit; cycles end at the depth limit
 */
export function snapshot(source: unknown, limits: FormLimits): Json | undefined {
  let nodes = 0;
  let characters = 0;

  const spend = (text: string): string => {
    characters += text.length;
    if (characters > limits.characters) {
      throw new SchemaRefusal({
        code: "schema-too-large",
        params: { limit: limits.characters },
      });
    }
    return text;
  };

  const read = (value: unknown, depth: number): Json | undefined => {
    if (++nodes > limits.nodes) {
      throw new SchemaRefusal({ code: "schema-too-large", params: { limit: limits.nodes } });
    }
    if (typeof value === "string") return spend(value);
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
    if (typeof value !== "object") return undefined;
    if (depth >= limits.depth) {
      throw new SchemaRefusal({ code: "schema-too-deep", params: { limit: limits.depth } });
    }
    return Array.isArray(value) ? readArray(value, depth) : readObject(value, depth);
  };

  const readArray = (value: readonly unknown[], depth: number): Json[] => {
    const copy: Json[] = [];
    const length = value.length;
    for (let i = 0; i < length; i++) copy.push(read(ownValue(value, `${i}`), depth + 1) ?? null);
    return copy;
  };

  const readObject = (value: object, depth: number): JsonNode => {
    const copy: JsonNode = Object.create(null);
    for (const key of Object.keys(value)) {
      const entry = read(ownValue(value, spend(key)), depth + 1);
      if (entry !== undefined) copy[key] = entry;
    }
    return copy;
  };

  try {
    return read(source, 0);
  } catch (error) {
    if (error instanceof SchemaRefusal) throw error;
    throw new SchemaRefusal({ code: "unreadable" });
  }
}

/** A data property's value. Accessors are code, not data, and are not run. */
function ownValue(holder: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}
