import type { ReactNode } from "react";

export interface StripProps {
  /** For styling: "aside", "working", "hold", "ended", "muted". */
  kind: string;
  children: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** One quiet line beside the chat: what waits, works or has ended, with what can be done about it. */
export function Strip({ kind, children, actions }: StripProps): ReactNode {
  return (
    <div data-askback="strip" data-kind={kind}>
      <div data-askback="strip-text">{children}</div>
      {actions !== undefined && <div data-askback="strip-actions">{actions}</div>}
    </div>
  );
}
