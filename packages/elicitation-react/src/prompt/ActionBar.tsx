import type { ReactNode } from "react";
import { Button } from "./Button.js";
import { usePromptFrame } from "./frameContext.js";
import { usePromptWords } from "./words.js";

/** Props of `<ActionBar>`. */
export interface ActionBarProps {
  /** The one next step: a `Button kind="primary"` (type submit in a form), or the consent control. */
  primary?: ReactNode;
  /** Before the primary; the frame's `actionsStart` by default. */
  start?: ReactNode;
  /** Answers decline. No Decline control without it. */
  onDecline?: (() => void) | undefined;
  /** Answers cancel. No Cancel control without it. */
  onCancel?: (() => void) | undefined;
  /** An answer is under way: Decline rests, Cancel still works. */
  busy?: boolean;
  /** Replaces a label; the language's own words by default. */
  labels?: { decline?: string | undefined; cancel?: string | undefined } | undefined;
}

/**
 * The three answers, in one order everywhere: the next step, Decline, and apart from them Cancel.
 * Inside a PromptFrame it sticks to the lower edge, so that the answers stay on screen.
 */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { primary, start, onDecline, onCancel, busy = false, labels } = props;
  const { messages } = usePromptWords();
  const frame = usePromptFrame();
  return (
    <div data-askback="actions" data-busy={busy || undefined}>
      {start ?? frame?.actionsStart}
      {primary}
      {onDecline && (
        <Button data-action="decline" busy={busy} onClick={onDecline}>
          {labels?.decline ?? messages.prompt.decline}
        </Button>
      )}
      {onCancel && (
        <Button data-action="cancel" kind="quiet" onClick={onCancel}>
          {labels?.cancel ?? messages.prompt.cancel}
        </Button>
      )}
    </div>
  );
}
