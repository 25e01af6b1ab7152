import type { ReactNode } from "react";
import type { Issue } from "../../core.js";
import { issueText } from "../issueText.js";
import type { FormWords } from "../words.js";

/** What is wrong, in words; the stylesheet puts a sign before it, so that it is not told by colour alone. */
export function fieldError(
  issue: Issue,
  id: string,
  words: FormWords,
  className: string | undefined,
): ReactNode {
  return (
    <p id={id} data-askback="field-error" className={className}>
      {issueText(issue, words)}
    </p>
  );
}
