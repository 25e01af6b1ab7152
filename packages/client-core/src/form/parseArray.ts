import { readChoices } from "./choices.js";
import type { FieldContext } from "./fieldContext.js";
import {
  absent,
  booleanKeyword,
  countKeyword,
  refuseEmptyRange,
  refuseKeywords,
} from "./keywords.js";
import { readFormat, readPattern, unfitReason } from "./parseText.js";
import { resolve } from "./resolve.js";
import { isNode, type JsonNode, SchemaRefusal } from "./snapshot.js";
import type { Choice, MultiSelectField, TextListField } from "./types.js";

export function parseArray(
  node: JsonNode,
  context: FieldContext,
): MultiSelectField | TextListField {
  refuseKeywords(node, "array");
  if (!isNode(node.items)) throw unsupportedItems("any");
  const items = resolve(node.items, context.root);
  refuseKeywords(items, "property");
  const minItems = countKeyword(node, "minItems");
  const maxItems = countKeyword(node, "maxItems");
  refuseEmptyRange({ minItems, maxItems }, "minItems", "maxItems");
  const bounds = { ...(minItems && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  const choices = readChoices(items, context);
  if (!choices) return parseTextList(node, items, bounds, context);
  // An answer holds arrays of strings only (ElicitResult, content).
  const foreign = choices.find((choice) => typeof choice.content !== "string");
  if (foreign) throw unsupportedItems(typeof foreign.content);
  if ((minItems ?? 0) > choices.length) {
    const params = { first: "minItems", second: "items" };
    throw new SchemaRefusal({ code: "contradiction", params });
  }
  return {
    ...context.basics,
    kind: "multiSelect",
    choices,
    ...bounds,
    ...chosenByDefault(node, choices, context),
  };
}

const unsupportedItems = (items: string) =>
  new SchemaRefusal({ code: "unsupported-type", params: { type: "array", items } });

function chosenByDefault(
  node: JsonNode,
  choices: readonly Choice[],
  context: FieldContext,
): { default?: readonly string[] } {
  if (absent(node.default)) return {};
  if (!Array.isArray(node.default)) {
    context.note("default-ignored", { reason: "type" });
    return {};
  }
  const wanted = new Set(node.default);
  const chosen = choices.filter((choice) => wanted.has(choice.content));
  if (chosen.length < wanted.size) context.note("default-ignored", { reason: "not-a-choice" });
  else if (wanted.size < node.default.length) {
    context.note("default-ignored", { reason: "duplicate" });
  }
  // Nothing left of a default that said something: it is no default of nothing.
  if (chosen.length === 0 && wanted.size > 0) return {};
  return { default: chosen.map((choice) => choice.value) };
}

function parseTextList(
  node: JsonNode,
  items: JsonNode,
  bounds: { minItems?: number; maxItems?: number },
  context: FieldContext,
): TextListField {
  if (items.type !== "string") {
    throw unsupportedItems(typeof items.type === "string" ? items.type : "any");
  }
  const { format } = readFormat(items, context);
  const itemMinLength = countKeyword(items, "minLength");
  const itemMaxLength = countKeyword(items, "maxLength");
  refuseEmptyRange(
    { minLength: itemMinLength, maxLength: itemMaxLength },
    "minLength",
    "maxLength",
  );
  const { pattern } = readPattern(items, context, "pattern");
  return {
    ...context.basics,
    kind: "textList",
    ...bounds,
    uniqueItems: booleanKeyword(node, "uniqueItems"),
    ...(itemMinLength && { itemMinLength }),
    ...(itemMaxLength !== undefined && { itemMaxLength }),
    ...(pattern !== undefined && { itemPattern: pattern }),
    ...(format && { itemFormat: format }),
    ...listedByDefault(node, format, context),
  };
}

function listedByDefault(
  node: JsonNode,
  format: TextListField["itemFormat"],
  context: FieldContext,
): { default?: readonly string[] } {
  if (absent(node.default)) return {};
  const listed = Array.isArray(node.default) ? node.default : [null];
  const reason = listed.map((text) => unfitReason(text, format)).find((found) => found);
  if (reason) {
    context.note("default-ignored", { reason });
    return {};
  }
  return { default: listed.filter((text) => typeof text === "string") };
}
