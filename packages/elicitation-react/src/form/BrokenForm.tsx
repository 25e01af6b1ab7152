import type { ReactNode } from "react";
import type { SchemaProblem } from "../core.js";
import { problemText } from "./problemText.js";
import { useTroubleWords } from "./troubleWords.js";
import { useFormWords } from "./words.js";

/** No form can be made of what the server sent. Decline and cancel remain. */
export function BrokenForm({ problem }: { problem: SchemaProblem }): ReactNode {
  const { brokenForm, brokenFormAdvice } = useFormWords().messages.form;
  const words = useTroubleWords();
  return (
    <section role="alert" data-askback="form-notice" data-severity="strong">
      <p data-askback="form-notice-title">{brokenForm}</p>
      <p>
        {problemText(problem, words)} {brokenFormAdvice}
      </p>
    </section>
  );
}
