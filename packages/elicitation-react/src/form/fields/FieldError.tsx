import type { ReactNode } from "react";
import type { FieldModel, Issue } from "../../core.js";
import { useMessages } from "../../provider/messages.js";
import { useFormRoom } from "../formRoom.js";
import { issueText } from "../issueText.js";

export function FieldError(props: { field: FieldModel; id: string; issue: Issue }): ReactNode {
  const { classNames } = useFormRoom();
  const words = useMessages();
  return (
    <p id={props.id} data-askback="field-error" className={classNames.error}>
      <ErrorMark />
      <span>{issueText(props.issue, words)}</span>
    </p>
  );
}

/** Not by colour alone. */
export function ErrorMark(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="M8 4.25v4.5m0 2.5v.5" stroke="var(--askback-surface)" strokeWidth="1.75" />
    </svg>
  );
}
