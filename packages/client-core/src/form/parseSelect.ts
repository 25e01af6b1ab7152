import type { FieldContext } from "./fieldContext.js";
import { absent } from "./keywords.js";
import type { JsonNode } from "./snapshot.js";
import type { BooleanField, Choice, SingleSelectField } from "./types.js";

export function parseSingleSelect(
  node: JsonNode,
  choices: readonly Choice[],
  context: FieldContext,
): SingleSelectField {
  const initial = choices.find((choice) => choice.content === node.default);
  if (!absent(node.default) && !initial) {
    context.note("default-ignored", { reason: "not-a-choice" });
  }
  // A `const: true` is an agreement: it is given by the user, never beforehand.
  const fixed = !absent(node.const) && typeof node.const !== "boolean";
  return {
    ...context.basics,
    kind: "singleSelect",
    choices,
    ...(fixed && { fixed }),
    ...(initial && { default: initial.value }),
  };
}

export function parseBoolean(node: JsonNode, context: FieldContext): BooleanField {
  const initial = node.default;
  if (!absent(initial) && typeof initial !== "boolean") {
    context.note("default-ignored", { reason: "type" });
  }
  return {
    ...context.basics,
    kind: "boolean",
    ...(typeof initial === "boolean" && { default: initial }),
  };
}

/** `enum: [true, false]` says no more than `type: boolean`. */
export const isPlainBoolean = (node: JsonNode, choices: readonly Choice[]): boolean =>
  absent(node.const) &&
  Array.isArray(node.enum) &&
  absent(node.enumNames) &&
  choices.length === 2 &&
  choices.every((choice) => typeof choice.content === "boolean");
