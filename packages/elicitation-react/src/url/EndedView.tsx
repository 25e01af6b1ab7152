import type { ReactNode, RefObject } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { Button } from "../prompt/Button.js";
import { Outcome } from "./Outcome.js";
import type { StatusText } from "./statusText.js";
import type { UrlConsentState } from "./types.js";
import { useUrlWords } from "./words.js";

export interface EndedViewProps {
  status: StatusText;
  tone: UrlConsentState["status"];
  problem?: string | undefined;
  focusRef: RefObject<HTMLParagraphElement | null>;
  onResend?: (() => void) | undefined;
  onDecline?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** How the request ended. */
export function EndedView(props: EndedViewProps): ReactNode {
  const { status, problem, focusRef, onResend, onDecline, onCancel, onClose } = props;
  const { messages } = useUrlWords();
  const bad = props.tone === "failed" || props.tone === "broken";
  const tone = bad ? "problem" : props.tone === "completed" ? "done" : "plain";
  const actions = onResend ?? onDecline ?? onCancel ?? onClose;
  return (
    <>
      <Outcome focusRef={focusRef} title={status.title} tone={tone}>
        {status.text}
      </Outcome>
      {problem !== undefined && <Outcome title={problem} tone="problem" />}
      {actions && (
        <ActionBar
          onDecline={onDecline}
          onCancel={onCancel}
          primary={
            <>
              {onResend && (
                <Button kind="primary" data-action="resend" onClick={onResend}>
                  {messages.url.resend}
                </Button>
              )}
              {onClose && (
                <Button data-action="close" onClick={onClose}>
                  {messages.url.close}
                </Button>
              )}
            </>
          }
        />
      )}
    </>
  );
}
