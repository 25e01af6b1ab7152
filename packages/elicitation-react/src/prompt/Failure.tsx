import type { ReactNode } from "react";
import { displayText, type ElicitationError } from "../core.js";
import { failureSentence } from "./failure.js";
import { usePromptWords } from "./words.js";

interface FailureProps {
  error: ElicitationError | undefined;
  server: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says what failed, and folded what a developer needs to know. */
export function Failure({ error, server, children }: FailureProps): ReactNode {
  const value = usePromptWords();
  return (
    <>
      <p>
        {failureSentence(error, server, value)} {children}
      </p>
      {error && (
        <details data-askback="failure-details">
          <summary>{value.messages.prompt.technicalDetails}</summary>
          <p>
            <code dir="ltr">{error.code}</code>{" "}
            <span dir="auto">{displayText(error.message, 1_000)}</span>
          </p>
        </details>
      )}
    </>
  );
}
