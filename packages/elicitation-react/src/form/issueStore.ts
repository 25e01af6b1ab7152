import type { FieldErrors } from "react-hook-form";
import type { Issue } from "../core.js";
import type { FormDrafts } from "./bindings.js";
import { issueOf } from "./resolver.js";

export type IssueListener = (issue: Issue | undefined) => void;

/**
 * What is wrong, by field. One subscription to the form feeds it, so that a key press costs the same
 * with two fields and with two hundred. Its own copy: the form changes its errors in place.
 */
export function createIssueStore() {
  const issues = new Map<string, Issue>();
  const listeners = new Map<string, Set<IssueListener>>();
  const set = (name: string, issue: Issue | undefined) => {
    if (issue === issues.get(name)) return;
    if (issue) issues.set(name, issue);
    else issues.delete(name);
    for (const listener of listeners.get(name) ?? []) listener(issue);
  };
  return {
    get: (name: string): Issue | undefined => issues.get(name),
    listen(name: string, listener: IssueListener): () => void {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    /** @param only the one field that was checked; every field when absent */
    update(errors: FieldErrors<FormDrafts>, only?: string): void {
      const names = only === undefined ? [...issues.keys(), ...Object.keys(errors)] : [only];
      for (const name of names) set(name, issueOf(errors, name));
    },
  };
}
