import { Validator } from "@cfworker/json-schema";
import {
  buildContent,
  checkDrafts,
  type Draft,
  type Drafts,
  draftsFromContent,
  type FieldModel,
  type FormModel,
  initialDrafts,
  parseRequestedSchema,
  prepareForm,
} from "../src/form/index.js";
import type { Json } from "./mutate.js";
import { hasHidden, isRecord, must, type Reader } from "./reader.js";
import { schemaSeeds, schemaWords } from "./schemaSeeds.js";

/** Input: { schema, typed: what is typed into each field, message? } */
export const schema: Reader = {
  name: "schema",
  rooms: ["form"],
  words: schemaWords,
  seeds: schemaSeeds,
  async check(input) {
    const given = isRecord(input) ? input : { schema: input };
    const before = JSON.stringify(given.schema);
    const { message } = given;
    const options = typeof message === "string" ? { message } : {};
    const parsed = parseRequestedSchema(given.schema, options);
    must(JSON.stringify(given.schema) === before, "the schema is left as it is");
    if (!parsed.ok) return [`refused ${parsed.problem.code}`];
    const form = await prepareForm(parsed.form);
    checkModel(form);
    const typed = Array.isArray(given.typed) ? given.typed : [];
    const asTyped = Object.fromEntries(form.fields.map(({ name }, i) => [name, typed[i]]));
    // Drafts come from controls, but also from storage: nothing else promises their types.
    const filled = form.fields.map((field, i) => [field.name, fill(field, typed[i])]);
    return [
      ...form.problems.map(({ code, params }) => `${code} ${params?.reason ?? params?.keyword}`),
      ...form.fields.map(({ kind, secret }) => `${kind} ${secret}`),
      ...checkAnswer(given.schema, form, asTyped as unknown as Drafts),
      ...checkAnswer(given.schema, form, initialDrafts(form)),
      ...checkAnswer(given.schema, form, Object.fromEntries(filled)),
    ];
  },
};

function checkModel(form: FormModel): void {
  const names = form.fields.map(({ name }) => name);
  must(new Set(names).size === names.length, "names are unique");
  for (const field of form.fields) {
    must(field.label !== "", "labels are never empty");
    const choices = "choices" in field ? field.choices : [];
    for (const text of [field.label, field.description, ...choices.map(({ label }) => label)]) {
      must(!hasHidden(text ?? "", "\t\n"), "labels show nothing hidden", text);
    }
    const values = choices.map(({ value }) => value);
    must(new Set(values).size === values.length, "values of choices are unique");
  }
}

/** Something that the control of the field could hold. */
function fill(field: FieldModel, given: Json | undefined): Draft {
  // An object may have a key that keeps it from becoming a text.
  const typed = typeof given === "object" ? JSON.stringify(given) : given;
  const pick = typeof typed === "number" ? Math.abs(Math.trunc(typed)) : 0;
  switch (field.kind) {
    case "boolean":
      return typed === true;
    case "number":
    case "integer":
      return String(typed ?? field.default ?? field.minimum ?? field.maximum ?? 1);
    case "singleSelect":
      return field.choices[pick % field.choices.length]?.value;
    case "multiSelect":
      return field.choices.slice(0, Math.max(field.minItems ?? 1, 1)).map(({ value }) => value);
    case "textList":
      return Array.from({ length: Math.min(field.minItems ?? 1, 50) }, (_, i) => `${typed}${i}`);
    case "text":
      return {
        email: "ann@example.com",
        uri: "https://example.com/",
        date: "2024-02-29",
        "date-time": "2024-02-29T10:00:00Z",
        "": `${typed}`.padEnd(Math.min(field.minLength ?? 0, 999), "a"),
      }[field.format ?? ""];
    default:
      return undefined;
  }
}

/**
 * Then the server may refuse what is sent, and the form says so: a pattern that is not checked here,
 * and a choice that is listed twice (of which `oneOf`, read strictly, allows no value).
 */
const leftToServer: ReadonlySet<string> = new Set(["pattern-ignored", "duplicate-choices"]);

function checkAnswer(source: Json | undefined, form: FormModel, drafts: Drafts): string[] {
  const issues = checkDrafts(form, drafts);
  const built = buildContent(form, drafts);
  must(built.ok === (issues.length === 0), "content, or issues");
  const names = new Set(form.fields.map(({ name }) => name));
  must(
    issues.every(({ name }) => names.has(name)),
    "issues are about fields",
  );
  if (!built.ok) {
    const kinds = new Map(form.fields.map(({ name, kind }) => [name, kind]));
    return issues.map(({ name, code }) => `${kinds.get(name)} ${code}`);
  }
  const { content } = built;
  const keys = form.fields.map(({ key }) => key);
  must(
    Object.keys(content).every((key) => keys.includes(key)),
    "content has the keys of the schema",
  );
  for (const field of form.fields) {
    const isThere = Object.hasOwn(content, field.key);
    must(isThere || !field.required, "what is required is there");
  }
  const again = buildContent(form, draftsFromContent(form, content));
  must(again.ok, "an answer can be revised", again.ok ? [] : again.issues);
  if (again.ok) {
    must(JSON.stringify(again.content) === JSON.stringify(content), "revised, it is the same");
  }
  const said = Object.keys(content).length === 0 ? ["empty content"] : ["content"];
  if (form.problems.some(({ code }) => leftToServer.has(code))) return said;
  const errors = judge(source, JSON.parse(JSON.stringify(content)));
  must(errors.length === 0, "content validates", errors);
  return said;
}

const formats: ReadonlySet<unknown> = new Set(["email", "uri", "date", "date-time"]);

/**
 * Formats that are hints only are no rules, nor are those of the server's own choices; null is what
 * serialisers write for what is not set, and an exclusive bound that is a boolean is draft 4's.
 */
function withoutHints(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutHints);
  const entries = Object.entries(value).filter(([key, entry]) => {
    if (key === "format") return formats.has(entry) && !("const" in value || "enum" in value);
    if (entry === null) return key === "const" && isChoice(value);
    return !(key.startsWith("exclusive") && typeof entry === "boolean");
  });
  return {
    ...Object.fromEntries(entries.map(([key, entry]) => [key, withoutHints(entry)])),
    ...exclusiveBounds(value),
  };
}

/** A choice may be null, which no answer can be; anywhere else null is not set. */
const isChoice = (node: object): boolean =>
  !("type" in node && node.type === "object") &&
  !["properties", "items", "oneOf", "anyOf"].some((one) => one in node);

function exclusiveBounds(node: { minimum?: unknown; maximum?: unknown }): object {
  const { exclusiveMinimum, exclusiveMaximum } = Object(node);
  return {
    ...(exclusiveMinimum === true && { exclusiveMinimum: node.minimum }),
    ...(exclusiveMaximum === true && { exclusiveMaximum: node.maximum }),
  };
}

/** Another implementation of JSON Schema; what it cannot read it does not judge. */
function judge(source: unknown, content: unknown): string[] {
  try {
    const validator = new Validator(Object(withoutHints(source)), "2020-12", false);
    return validator.validate(content).errors.map(({ error }) => error);
  } catch {
    return [];
  }
}
