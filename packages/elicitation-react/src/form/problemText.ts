import type { SchemaProblem } from "../core.js";
import { safeParams } from "./issueText.js";
import type { TroubleWords } from "./troubleWords.js";

/** Why a form or a question cannot be shown, in the user's language. */
export function problemText(problem: SchemaProblem, { messages, format }: TroubleWords): string {
  return messages.form[`problem.${problem.code}`](safeParams(problem.params), format);
}
