import type { FieldModel } from "./types.js";

/** The pattern that a field's texts have to match. */
export function patternOf(field: FieldModel): string | undefined {
  if (field.kind === "text") return field.pattern;
  return field.kind === "textList" ? field.itemPattern : undefined;
}
