import type { ReactNode } from "react";
import type { SchemaProblem } from "../core.js";
import { useMessages } from "../provider/messages.js";
import { problemText } from "./issueText.js";

/** No form can be made of what the server sent. Decline and cancel remain. */
export function BrokenForm({ problem }: { problem: SchemaProblem }): ReactNode {
  const words = useMessages();
  const { brokenForm, brokenFormAdvice } = words.messages.form;
  return (
    <section role="alert" data-askback="form-notice" data-severity="strong">
      <p data-askback="form-notice-title">{brokenForm}</p>
      <p>
        {problemText(problem, words)} {brokenFormAdvice}
      </p>
    </section>
  );
}
