import { isMultiple } from "./decimal.js";
import { isDate, isDateTime, isEmail, isUri } from "./formats.js";
import type { Issue } from "./issues.js";
import type { Value } from "./readDraft.js";
import type { FieldModel, PatternTest } from "./types.js";
import { createValidators, type ValidatorError } from "./validators.generated.js";

/** Without a prototype: names are looked up in it. */
const formats: { [format: string]: (text: string) => boolean } = Object.assign(
  Object.create(null),
  { email: isEmail, uri: isUri, date: isDate, "date-time": isDateTime },
);

const validators = createValidators(formats);

type Finding = Pick<Issue, "code" | "item" | "params">;
type FillableField = Exclude<FieldModel, { kind: "unsupported" }>;

/** What a value of the right shape breaks in its field. */
export function validate(field: FillableField, value: Value): Finding[] {
  const validator = validators[field.kind];
  const valid = validator(value, { rootData: rulesOf(field) });
  const findings = valid
    ? []
    : (validator.errors ?? []).map((error) => toFinding(error, field, value));
  return [...findings, ...ownFindings(field, value)];
}

/** The limits under the names that the validators read. */
function rulesOf(field: FillableField): object {
  switch (field.kind) {
    case "singleSelect":
      return { choices: field.choices.map(({ content }) => content) };
    case "multiSelect":
      return {
        minItems: field.minItems,
        maxItems: field.maxItems,
        choices: field.choices.map(({ content }) => content),
      };
    case "textList":
      return {
        minItems: field.minItems,
        maxItems: field.maxItems,
        uniqueItems: field.uniqueItems,
        minLength: field.itemMinLength,
        maxLength: field.itemMaxLength,
        format: field.itemFormat,
      };
    default:
      return field;
  }
}

function toFinding(error: ValidatorError, field: FillableField, value: Value): Finding {
  const item = error.instancePath ? Number(error.instancePath.slice(1)) : undefined;
  const at = item === undefined ? {} : { item };
  const limit = error.params.limit ?? 0;
  const measured = item !== undefined && Array.isArray(value) ? value[item] : value;
  const length = typeof measured === "string" ? Array.from(measured).length : 0;
  const count = Array.isArray(value) ? value.length : 0;
  switch (error.keyword) {
    case "minLength":
      return { ...at, code: "too-short", params: { limit, length, missing: limit - length } };
    case "maxLength":
      return { ...at, code: "too-long", params: { limit, length, over: length - limit } };
    case "format":
      return { ...at, code: formatOf(field) ?? "malformed" };
    case "minimum":
      return { code: "too-small", params: { limit } };
    case "maximum":
      return { code: "too-large", params: { limit } };
    case "exclusiveMinimum":
      return { code: "not-above", params: { limit } };
    case "exclusiveMaximum":
      return { code: "not-below", params: { limit } };
    case "minItems":
      return { code: "too-few", params: { limit, count, missing: limit - count } };
    case "maxItems":
      return { code: "too-many", params: { limit, count, over: count - limit } };
    case "uniqueItems":
      return { code: "duplicate", item: Math.max(error.params.i ?? 0, error.params.j ?? 0) };
    case "enum":
      return { ...at, code: "not-a-choice" };
    default:
      return { ...at, code: "malformed" };
  }
}

function formatOf(field: FillableField) {
  if (field.kind === "text") return field.format;
  return field.kind === "textList" ? field.itemFormat : undefined;
}

/** What Ajv would judge by float remainders, or by a regular expression that may never end. */
function ownFindings(field: FillableField, value: Value): Finding[] {
  switch (field.kind) {
    case "text":
      return mismatchFindings([String(value)], field.pattern, field.mismatches).map(
        ({ item: _, ...finding }) => finding,
      );
    case "textList":
      return Array.isArray(value)
        ? mismatchFindings(value, field.itemPattern, field.itemMismatches)
        : [];
    case "number":
    case "integer": {
      const { multipleOf } = field;
      if (multipleOf === undefined || isMultiple(Number(value), multipleOf)) return [];
      return [{ code: "not-a-multiple", params: { multipleOf } }];
    }
    default:
      return [];
  }
}

function mismatchFindings(
  texts: readonly string[],
  pattern: string | undefined,
  mismatches: PatternTest | undefined,
): Finding[] {
  if (pattern === undefined) return [];
  if (!mismatches) return [{ code: "pattern-pending" }];
  return mismatches(texts).map((item) => ({ item, code: "pattern", params: { pattern } }));
}
