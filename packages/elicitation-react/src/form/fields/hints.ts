import { displayText, type FieldModel } from "../../core.js";
import type { FieldOf } from "../types.js";
import type { FormWords } from "../words.js";

/** What is expected of an answer, in short sentences; empty when there is nothing to say. */
export function hintsOf(field: FieldModel, words: FormWords): string[] {
  switch (field.kind) {
    case "text":
      return textHints(field, words);
    case "number":
    case "integer":
      return numberHints(field, words);
    case "multiSelect":
      return itemHints(field.minItems, field.maxItems, words);
    case "textList":
      return [
        ...itemHints(field.minItems, field.maxItems, words),
        ...patternHint(field.itemPattern, words),
      ];
    default:
      return [];
  }
}

/** Cheap: asked for every field when the form appears. */
export function hasHint(field: FieldModel): boolean {
  switch (field.kind) {
    case "text":
      return Boolean(
        field.format === "uri" ||
          field.pattern ||
          (field.unknownFormat && field.secret === undefined) ||
          field.minLength !== undefined ||
          field.maxLength !== undefined,
      );
    case "number":
    case "integer":
      return numberBounds(field).length > 0;
    case "multiSelect":
      return true;
    case "textList":
      return Boolean(
        field.itemPattern || field.minItems !== undefined || field.maxItems !== undefined,
      );
    default:
      return false;
  }
}

function textHints(field: FieldOf<"text">, words: FormWords): string[] {
  const { messages, format } = words;
  const { minLength: min, maxLength: max } = field;
  const hints: string[] = [];
  if (field.format === "uri") hints.push(messages.form["hint.uri"]);
  if (field.unknownFormat !== undefined && field.secret === undefined)
    hints.push(messages.form["hint.format"]({ format: field.unknownFormat }, format));
  if (min !== undefined && max !== undefined)
    hints.push(
      min === max
        ? messages.form["hint.length"]({ length: min }, format)
        : messages.form["hint.lengthBetween"]({ min, max }, format),
    );
  else if (min !== undefined) hints.push(messages.form["hint.minLength"]({ min }, format));
  else if (max !== undefined) hints.push(messages.form["hint.maxLength"]({ max }, format));
  return [...hints, ...patternHint(field.pattern, words)];
}

function patternHint(pattern: string | undefined, { messages, format }: FormWords): string[] {
  if (pattern === undefined) return [];
  return [messages.form["hint.pattern"]({ pattern: displayText(pattern, 120) }, format)];
}

type NumberField = FieldOf<"number">;
type Bound = "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf";

/** Bounds that somebody chose: zod sends the limits of safe integers when nobody did. */
function numberBounds(field: NumberField): Bound[] {
  const all = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;
  return all.filter((bound) => {
    const value = field[bound];
    return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  });
}

function numberHints(field: NumberField, { messages, format }: FormWords): string[] {
  const said = new Set(numberBounds(field));
  const of = (bound: Bound) => (said.has(bound) ? field[bound] : undefined);
  const [min, max] = [of("minimum"), of("maximum")];
  const [above, below, step] = [of("exclusiveMinimum"), of("exclusiveMaximum"), of("multipleOf")];
  const hints: string[] = [];
  if (min !== undefined && max !== undefined)
    hints.push(messages.form["hint.between"]({ min, max }, format));
  else if (min !== undefined) hints.push(messages.form["hint.min"]({ min }, format));
  else if (max !== undefined) hints.push(messages.form["hint.max"]({ max }, format));
  if (above !== undefined) hints.push(messages.form["hint.above"]({ min: above }, format));
  if (below !== undefined) hints.push(messages.form["hint.below"]({ max: below }, format));
  if (step !== undefined && !(step === 1 && field.kind === "integer"))
    hints.push(messages.form["hint.multipleOf"]({ step }, format));
  return hints;
}

function itemHints(
  min: number | undefined,
  max: number | undefined,
  { messages, format }: FormWords,
): string[] {
  if (min !== undefined && max !== undefined)
    return [
      min === max
        ? messages.form["hint.items"]({ count: min }, format)
        : messages.form["hint.itemsBetween"]({ min, max }, format),
    ];
  if (min !== undefined && min > 0) return [messages.form["hint.minItems"]({ min }, format)];
  return max === undefined ? [] : [messages.form["hint.maxItems"]({ max }, format)];
}
