import { displayText } from "../text/index.js";
import type { FieldBasics, FieldContext } from "./fieldContext.js";
import { finish } from "./finish.js";
import { absent, refuseKeywords } from "./keywords.js";
import { labelFields, labelOf } from "./labels.js";
import { defaultLimits, type FormLimits } from "./limits.js";
import { parseField } from "./parseField.js";
import type { SchemaProblem } from "./problems.js";
import { resolve, resolveRoot } from "./resolve.js";
import { isAboutAddress, type SecretContext, secretReason } from "./secret/secretReason.js";
import { isNode, type Json, type JsonNode, SchemaRefusal, snapshot } from "./snapshot.js";
import type { FieldModel, ParsedSchema } from "./types.js";
import { withoutGaps } from "./visible.js";

/** What `parseRequestedSchema` may be told besides the schema. */
export interface ParseOptions {
  /** What differs from `defaultLimits`. */
  limits?: Partial<FormLimits>;
  /** The request's message: it names the field of a form that has a single, unnamed one. */
  message?: string;
}

/**
 * Reads a `requestedSchema` (schema 2026-07-28, ElicitRequestFormParams, and what servers send
 * beside it). Takes anything, never throws, and ends in bounded time.
 */
export function parseRequestedSchema(schema: unknown, options: ParseOptions = {}): ParsedSchema {
  try {
    return parseForm(schema, { ...defaultLimits, ...options.limits }, options.message);
  } catch (error) {
    if (error instanceof SchemaRefusal) return { ok: false, problem: error.problem };
    return { ok: false, problem: { code: "unreadable" } };
  }
}

function parseForm(schema: unknown, limits: FormLimits, message?: string): ParsedSchema {
  const source = snapshot(schema, limits);
  if (!isNode(source)) throw new SchemaRefusal({ code: "not-an-object-schema" });
  const root = resolveRoot(source);
  if (root.type !== "object" && !(absent(root.type) && isNode(root.properties))) {
    throw new SchemaRefusal({ code: "not-an-object-schema" });
  }
  refuseKeywords(root, "root");
  const properties = root.properties ?? {};
  if (!isNode(properties)) throw new SchemaRefusal({ code: "malformed-properties" });
  const required = readRequired(root.required);
  const keys = Object.keys(properties);
  const ghosts = [...required].filter((key) => !Object.hasOwn(properties, key));
  const count = keys.length + ghosts.length;
  if (count > limits.fields) {
    const params = { limit: limits.fields, count };
    throw new SchemaRefusal({ code: "too-many-fields", params });
  }
  const problems: SchemaProblem[] = [];
  const secrets = {
    places: () => isAboutAddress(properties),
    message: keys.length === 1 ? message : undefined,
  };
  const fields = keys.map((key, i) =>
    parseProperty(properties[key], {
      key,
      name: `f${i}`,
      required: required.has(key),
      root: source,
      limits,
      problems,
      secrets,
    }),
  );
  fields.push(...ghosts.map((key, i) => ghost(key, keys.length + i, limits)));
  for (const key of ghosts) {
    problems.push({ code: "required-without-property", key });
  }
  return { ok: true, form: finish(labelFields(fields, limits), problems) };
}

function readRequired(required: Json | undefined): ReadonlySet<string> {
  if (absent(required)) return new Set();
  if (!Array.isArray(required) || !required.every((key) => typeof key === "string")) {
    throw new SchemaRefusal({ code: "malformed-required" });
  }
  return new Set(required);
}

interface PropertyContext {
  key: string;
  name: string;
  required: boolean;
  root: JsonNode;
  limits: FormLimits;
  problems: SchemaProblem[];
  secrets: SecretContext;
}

function parseProperty(schema: Json | undefined, at: PropertyContext): FieldModel {
  const { key, name, required, root, limits, problems } = at;
  let basics: FieldBasics = { key, name, label: labelOf(key, schema, limits), required };
  try {
    if (schema === true)
      throw new SchemaRefusal({ code: "unsupported-type", params: { type: "any" } });
    if (!isNode(schema)) throw new SchemaRefusal({ code: "malformed-property" });
    const node = resolve(schema, root);
    const description = withoutGaps(displayText(node.description, limits.description));
    basics = {
      ...basics,
      label: labelOf(key, node, limits),
      ...(description && { description }),
    };
    const note: FieldContext["note"] = (code, params) => {
      problems.push({ code, key, ...(params && { params }) });
    };
    const field = parseField(node, { basics, root, limits, note });
    const secret = secretReason(field, node, at.secrets);
    return secret ? { ...field, secret } : field;
  } catch (error) {
    if (!(error instanceof SchemaRefusal)) throw error;
    const problem = { ...error.problem, key };
    problems.push(problem);
    return { ...basics, kind: "unsupported", problem };
  }
}

function ghost(key: string, index: number, limits: FormLimits): FieldModel {
  return {
    kind: "unsupported",
    key,
    name: `f${index}`,
    label: labelOf(key, undefined, limits),
    required: true,
    problem: { code: "required-without-property", key },
  };
}
