import { displayText, type Issue, type SchemaProblem } from "../core.js";
import type { IssueParams } from "../messages/types.js";
import type { MessagesValue } from "../provider/messages.js";

/** An issue in the user's language. */
export function issueText(issue: Issue, { messages, format }: MessagesValue): string {
  const text = messages.form[`issue.${issue.code}`](safe(issue.params), format);
  if (issue.item === undefined) return text;
  return messages.form.issueAtItem({ place: issue.item + 1, text }, format);
}

export function problemText(problem: SchemaProblem, { messages, format }: MessagesValue): string {
  return messages.form[`problem.${problem.code}`](safe(problem.params), format);
}

/** Parameters may hold server text: a pattern, a keyword, a type. */
function safe(params: IssueParams = {}): IssueParams {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? displayText(value, 200) : value,
  ]);
  return Object.fromEntries(entries);
}
