import type { ElicitContent } from "../protocol.js";
import type { Issue } from "./issues.js";
import { readDraft } from "./readDraft.js";
import type { Draft, Drafts, FieldModel, FormModel } from "./types.js";
import { validate } from "./validate.js";

/**
 * What keeps the drafts from being sent, in the order of the fields; empty when nothing does.
 * Never throws, whatever the drafts hold.
 */
export function checkDrafts(form: FormModel, drafts: Drafts): Issue[] {
  return form.fields.flatMap((field) => checkField(field, draftOf(drafts, field)));
}

/** The issues of one field, for checks while the user types. */
export const checkDraft = (field: FieldModel, draft: Draft): Issue[] => checkField(field, draft);

/**
 * The content of an accept. Optional fields that say nothing are absent. Built on an object
 * without a prototype, in the order of the schema, so that every key is the server's.
 */
export function buildContent(
  form: FormModel,
  drafts: Drafts,
): { ok: true; content: ElicitContent } | { ok: false; issues: Issue[] } {
  const issues = checkDrafts(form, drafts);
  if (issues.length > 0) return { ok: false, issues };
  const content: ElicitContent = Object.create(null);
  for (const field of form.fields) {
    const reading = readDraft(field, draftOf(drafts, field));
    if (reading.status === "value") content[field.key] = reading.value;
  }
  return { ok: true, content };
}

const draftOf = (drafts: Drafts, field: FieldModel): Draft =>
  Object.hasOwn(drafts, field.name) ? drafts[field.name] : undefined;

function checkField(field: FieldModel, draft: Draft): Issue[] {
  const at = { name: field.name, key: field.key };
  if (field.kind === "unsupported") return field.required ? [{ ...at, code: "unsupported" }] : [];
  const reading = readDraft(field, draft);
  switch (reading.status) {
    case "absent":
      return field.required ? [{ ...at, code: "required" }] : [];
    case "unreadable":
      return [{ ...at, code: reading.code, ...(reading.params && { params: reading.params }) }];
    case "value":
      return validate(field, reading.value).map((finding) => ({ ...at, ...finding }));
  }
}
