import type { ReactNode } from "react";
import { displayText, type ElicitationError } from "../core.js";
import { useMessages } from "../provider/messages.js";
import { failureSentence } from "./failure.js";

/** Says what failed, and folded what a developer needs to know. */
export function Failure(props: { error: ElicitationError | undefined; server: string }): ReactNode {
  const { error, server } = props;
  const value = useMessages();
  return (
    <>
      {failureSentence(error, server, value)}
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
