import type { FieldErrors, Resolver } from "react-hook-form";
import { checkDrafts, type FormModel, type Issue } from "../core.js";
import type { FormDrafts } from "./bindings.js";

/** A react-hook-form error that carries the issue; the words are made where it is shown. */
export interface IssueError {
  type: string;
  message: string;
  issue: Issue;
}

/** Checks what it is asked for: one field while typing, all of them on submit. */
export function createResolver(ready: () => Promise<FormModel>): Resolver<FormDrafts> {
  return async (drafts, _context, { names }) => {
    const model = await ready();
    const wanted = names === undefined ? undefined : new Set<string>(names);
    const fields = wanted ? model.fields.filter(({ name }) => wanted.has(name)) : model.fields;
    const errors: { [name: string]: IssueError } = {};
    for (const issue of checkDrafts({ ...model, fields }, drafts)) {
      errors[issue.name] ??= { type: issue.code, message: issue.code, issue };
    }
    return Object.keys(errors).length === 0
      ? { values: drafts, errors: {} }
      : { values: {}, errors: errors as FieldErrors<FormDrafts> };
  };
}

export function issueOf(errors: FieldErrors<FormDrafts>, name: string): Issue | undefined {
  const error: Partial<IssueError> | undefined = errors[name];
  return error?.issue;
}
