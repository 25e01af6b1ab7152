import type { FieldErrors } from "react-hook-form";
import type { Issue } from "../core.js";
import type { FormDrafts } from "./bindings.js";
import { issueOf } from "./resolver.js";

export type IssueListener = (issue: Issue | undefined) => void;

/**
 * What is wrong, by field. One subscription to the form feeds it, so that a key press costs the same
 * with two fields and with two hundred.
 */
export function createIssueStore() {
  let errors: FieldErrors<FormDrafts> = {};
  const listeners = new Map<string, Set<IssueListener>>();
  return {
    get: (name: string): Issue | undefined => issueOf(errors, name),
    listen(name: string, listener: IssueListener): () => void {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    update(next: FieldErrors<FormDrafts>): void {
      const before = errors;
      errors = { ...next };
      for (const name of new Set([...Object.keys(before), ...Object.keys(errors)])) {
        const issue = issueOf(errors, name);
        if (issue === issueOf(before, name)) continue;
        for (const listener of listeners.get(name) ?? []) listener(issue);
      }
    },
  };
}
