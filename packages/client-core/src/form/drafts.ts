import type { Draft, Drafts, FieldModel, FormModel } from "./types.js";

/** The server's defaults as drafts; everything else is not answered. */
export function initialDrafts(form: FormModel): Drafts {
  return Object.fromEntries(form.fields.map((field) => [field.name, initialDraft(field)]));
}

function initialDraft(field: FieldModel): Draft {
  switch (field.kind) {
    case "text":
    case "boolean":
    case "multiSelect":
    case "textList":
      return field.default;
    case "number":
    case "integer":
      return field.default === undefined ? undefined : String(field.default);
    case "singleSelect":
      return field.default ?? (field.fixed && field.required ? field.choices[0]?.value : undefined);
    default:
      return undefined;
  }
}

/** Drafts that say what the content says, for answers that are revised. Unknown keys are left out. */
export function draftsFromContent(
  form: FormModel,
  content: { readonly [key: string]: unknown },
): Drafts {
  return Object.fromEntries(
    form.fields.map((field) => [
      field.name,
      Object.hasOwn(content, field.key) ? draftOf(field, content[field.key]) : undefined,
    ]),
  );
}

function draftOf(field: FieldModel, value: unknown): Draft {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? value : undefined;
    case "number":
    case "integer":
      return typeof value === "number" ? String(value) : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "singleSelect":
      return field.choices.find((choice) => choice.content === value)?.value;
    case "multiSelect": {
      const wanted = new Set(Array.isArray(value) ? value : []);
      return field.choices.filter((choice) => wanted.has(choice.content)).map((c) => c.value);
    }
    case "textList":
      return Array.isArray(value) ? value.filter((text) => typeof text === "string") : undefined;
    default:
      return undefined;
  }
}
