import {
  buildContent,
  type Draft,
  type FieldModel,
  type FormModel,
  initialDrafts,
  parseRequestedSchema,
  prepareForm,
} from "@askback/client-core/form";
import type { Value } from "../plans/types.js";

/** @throws Error when the schema cannot be shown */
export function readForm(schema: unknown): FormModel {
  const parsed = parseRequestedSchema(schema);
  if (!parsed.ok) throw new Error(`The form cannot be shown: ${parsed.problem.code}`);
  return parsed.form;
}

/** The field's choices that stand for a value, by their places. */
export function placesOf(field: FieldModel, value: Value): number[] {
  if (field.kind !== "singleSelect" && field.kind !== "multiSelect") return [];
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
  return wanted.map((each) => {
    const place = field.choices.findIndex(({ content }) => content === each);
    if (place < 0) throw new Error(`${field.key} has no choice ${String(each)}.`);
    return place;
  });
}

function draftOf(field: FieldModel, value: Value): Draft {
  if (field.kind === "singleSelect" || field.kind === "multiSelect") {
    const values = placesOf(field, value).map((place) => field.choices[place]?.value ?? "");
    return field.kind === "multiSelect" ? values : values[0];
  }
  return typeof value === "number" ? String(value) : value;
}

/** What a person who fills in these values, by the server's keys, would send. */
export async function contentFor(schema: unknown, values: { [key: string]: Value } = {}) {
  // Patterns are matched by an engine that is loaded only when there is one.
  const form = await prepareForm(readForm(schema));
  const drafts = { ...initialDrafts(form) };
  for (const [key, value] of Object.entries(values)) {
    const field = form.fields.find((each) => each.key === key);
    if (field === undefined) throw new Error(`The form has no field ${key}.`);
    drafts[field.name] = draftOf(field, value);
  }
  const built = buildContent(form, drafts);
  if (!built.ok) throw new Error(`The form does not take these: ${JSON.stringify(built.issues)}`);
  return built.content;
}
