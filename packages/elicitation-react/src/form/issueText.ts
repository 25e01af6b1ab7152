import { displayText, type Issue } from "../core.js";
import type { IssueParams } from "../messages/types.js";
import type { FormWords } from "./words.js";

/** An issue in the user's language. */
export function issueText(issue: Issue, { messages, format }: FormWords): string {
  const text = messages.form[`issue.${issue.code}`](safeParams(issue.params), format);
  if (issue.item === undefined) return text;
  return messages.form.issueAtItem({ place: issue.item + 1, text }, format);
}

/** Parameters may hold server text: a pattern, a keyword, a type. */
export function safeParams(params: IssueParams = {}): IssueParams {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? displayText(value, 200) : value,
  ]);
  return Object.fromEntries(entries);
}
