import { readChoices } from "./choices.js";
import type { FieldContext } from "./fieldContext.js";
import { absent, refuseKeywords } from "./keywords.js";
import { parseArray } from "./parseArray.js";
import { parseNumber } from "./parseNumber.js";
import { isPlainBoolean, parseBoolean, parseSingleSelect } from "./parseSelect.js";
import { parseText } from "./parseText.js";
import { type JsonNode, SchemaRefusal } from "./snapshot.js";
import type { FieldModel } from "./types.js";

/**
 * The kind of control for a resolved schema.
 *
 * @throws SchemaRefusal when no control can answer it honestly
 */
export function parseField(node: JsonNode, context: FieldContext): FieldModel {
  refuseKeywords(node, "property");
  const type = typeOf(node);
  if (type === "array") return parseArray(node, context);
  const choices = type === "object" ? undefined : readChoices(node, context);
  if (choices && isPlainBoolean(node, choices)) return parseBoolean(node, context);
  if (choices) return parseSingleSelect(node, choices, context);
  switch (type) {
    case "string":
      return parseText(node, context);
    case "number":
    case "integer":
      return parseNumber(node, context, type);
    case "boolean":
      return parseBoolean(node, context);
    default:
      throw new SchemaRefusal({ code: "unsupported-type", params: { type } });
  }
}

/** "any" when nothing is said: then nothing is made up. */
function typeOf(node: JsonNode): string {
  if (typeof node.type === "string") return node.type.slice(0, 40);
  if (!absent(node.type)) {
    throw new SchemaRefusal({ code: "malformed-property", params: { keyword: "type" } });
  }
  if (!absent(node.properties)) return "object";
  return absent(node.items) ? "any" : "array";
}
