import { displayText, type SafeText } from "../text/index.js";
import type { FormLimits } from "./limits.js";
import { lookOf, sharedLooks } from "./look.js";
import { isNode, type Json } from "./snapshot.js";
import type { FieldModel } from "./types.js";
import { shows, visibleText } from "./visible.js";

/** The title, or else the key, made visible where it does not show by itself. */
export function labelOf(key: string, schema: Json | undefined, limits: FormLimits): SafeText {
  const title = displayText(isNode(schema) ? schema.title : undefined, limits.label);
  if (shows(title)) return title;
  const shown = displayText(key, limits.label);
  return shows(shown) ? shown : visibleText(key, limits.label);
}

/** Adds the key where two fields of the form would look the same. */
export function labelFields(fields: readonly FieldModel[], limits: FormLimits): FieldModel[] {
  const shared = sharedLooks(fields.map((field) => field.label));
  if (shared.size === 0) return [...fields];
  return fields.map((field) =>
    shared.has(lookOf(field.label))
      ? { ...field, labelDetail: visibleText(field.key, limits.label) }
      : field,
  );
}
