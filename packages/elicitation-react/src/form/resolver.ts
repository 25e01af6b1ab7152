import type { FieldErrors, Resolver } from "react-hook-form";
import {
  buildContent,
  checkDraft,
  type ElicitContent,
  type FormModel,
  type Issue,
} from "../core.js";
import type { FormDrafts } from "./bindings.js";

/** A react-hook-form error that carries the issue; the words are made where it is shown. */
export interface IssueError {
  type: string;
  message: string;
  issue: Issue;
}

export interface Checks {
  resolver: Resolver<FormDrafts>;
  /** What the last check of the whole form built; undefined when it found issues. */
  built: () => ElicitContent | undefined;
}

/**
 * Checks what it is asked for: one field while typing, all of them on submit. What a submit checks
 * it also builds, so that nothing is checked twice.
 *
 * @param ready waits for what the checks need
 */
export function createChecks(ready: () => Promise<FormModel>): Checks {
  let content: ElicitContent | undefined;
  const check = (model: FormModel, drafts: FormDrafts, only: string | undefined): Issue[] => {
    content = undefined;
    const field = only === undefined ? undefined : model.fields.find(({ name }) => name === only);
    if (field) return checkDraft(field, drafts[field.name]);
    const result = buildContent(model, drafts);
    if (!result.ok) return result.issues;
    content = result.content;
    return [];
  };
  return {
    built: () => content,
    resolver: async (drafts, _context, { names }) => {
      const model = await ready();
      const only = names?.length === 1 && model.fields.length > 1 ? names[0] : undefined;
      const errors: { [name: string]: IssueError } = {};
      for (const issue of check(model, drafts, only)) errors[issue.name] ??= errorOf(issue);
      return Object.keys(errors).length === 0
        ? { values: drafts, errors: {} }
        : { values: {}, errors: errors as FieldErrors<FormDrafts> };
    },
  };
}

export const errorOf = (issue: Issue): IssueError => ({
  type: issue.code,
  message: issue.code,
  issue,
});

export function issueOf(errors: FieldErrors<FormDrafts>, name: string): Issue | undefined {
  const error: Partial<IssueError> | undefined = errors[name];
  return error?.issue;
}
