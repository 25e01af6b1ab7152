import type { ReactNode, Ref } from "react";

export interface OutcomeProps {
  title: string;
  children?: ReactNode;
  /** `problem` for what went wrong. */
  tone?: "plain" | "problem" | "done";
  focusRef?: Ref<HTMLParagraphElement> | undefined;
}

/** Where things stand: one sentence that can be focused, and what it means. */
export function Outcome({ title, children, tone = "plain", focusRef }: OutcomeProps): ReactNode {
  return (
    <div data-askback="url-outcome" data-tone={tone}>
      <p ref={focusRef} tabIndex={-1} data-askback="url-outcome-title">
        {title}
      </p>
      {children && <p data-askback="url-outcome-text">{children}</p>}
    </div>
  );
}
