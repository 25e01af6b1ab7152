import {
  buildContent,
  type Draft,
  type FormModel,
  type Issue,
  initialDrafts,
  parseRequestedSchema,
} from "../index.js";

/** The form of a schema that must be readable. */
export function formOf(schema: unknown): FormModel {
  const parsed = parseRequestedSchema(schema);
  if (!parsed.ok) throw new Error(`The schema was refused: ${parsed.problem.code}`);
  return parsed.form;
}

export const objectSchema = (properties: object, required?: readonly string[]) => ({
  type: "object",
  properties,
  ...(required && { required }),
});

/** Answers by the server's key; a choice by what is sent for it. Untouched fields keep their default. */
export type Answers = { readonly [key: string]: Draft | number };

export function draftsOf(form: FormModel, answers: Answers = {}) {
  const drafts: { [name: string]: Draft } = { ...initialDrafts(form) };
  for (const [key, answer] of Object.entries(answers)) {
    const field = form.fields.find((candidate) => candidate.key === key);
    if (!field) throw new Error(`No field has the key ${JSON.stringify(key)}`);
    const choiceOf = (content: unknown) =>
      "choices" in field
        ? (field.choices.find((choice) => choice.content === content)?.value ?? `no ${content}`)
        : String(content);
    if (field.kind === "singleSelect" && answer !== undefined) {
      drafts[field.name] = choiceOf(answer);
    } else if (field.kind === "multiSelect" && Array.isArray(answer)) {
      drafts[field.name] = answer.map(choiceOf);
    } else {
      drafts[field.name] = typeof answer === "number" ? String(answer) : answer;
    }
  }
  return drafts;
}

/** What would be sent. */
export function contentOf(form: FormModel, answers: Answers = {}): unknown {
  const built = buildContent(form, draftsOf(form, answers));
  if (!built.ok) throw new Error(`Not sent: ${built.issues.map(describe).join(", ")}`);
  return JSON.parse(JSON.stringify(built.content));
}

const describe = (issue: Issue) => `${issue.key} ${issue.code}`;

/** Why nothing would be sent, as "key code". */
export function issuesOf(form: FormModel, answers: Answers = {}): string[] {
  const built = buildContent(form, draftsOf(form, answers));
  return built.ok ? [] : built.issues.map(describe);
}
