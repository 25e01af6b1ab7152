import type { ReactNode, RefObject } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { Button } from "../prompt/Button.js";
import { useGuard } from "../prompt/guard.js";
import { AddressCard } from "./AddressCard.js";
import { Outcome } from "./Outcome.js";
import type { StatusText } from "./statusText.js";
import type { Inspection } from "./useInspection.js";
import type { Attempt } from "./useOpening.js";
import { useUrlWords } from "./words.js";

export interface WaitingViewProps {
  url: string;
  inspection: Inspection;
  attempt: Attempt;
  status: StatusText;
  done: boolean;
  busy: boolean;
  busyText: string;
  /** What went wrong with the answer or the retry. */
  problem?: string | undefined;
  focusRef: RefObject<HTMLParagraphElement | null>;
  onOpenAgain: (href: string) => void;
  onContinue?: (() => void) | undefined;
  onResend?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

/** The page is open elsewhere: what to do there, and the ways on. Opened is not completed. */
export function WaitingView(props: WaitingViewProps): ReactNode {
  const { url, inspection, attempt, busy, problem, onContinue, onResend } = props;
  const { messages } = useUrlWords();
  const text = messages.url;
  // It stands where the consent control was: the second click of a double click must do nothing.
  const guarded = useGuard("waiting");
  const result = inspection.status === "read" ? inspection.result : undefined;
  const href = result?.href;
  const notOpened = attempt.status === "blocked" || attempt.status === "failed";
  return (
    <>
      <Outcome
        focusRef={props.focusRef}
        title={props.status.title}
        tone={props.done ? "done" : "plain"}
      >
        {busy ? props.busyText : props.status.text}
      </Outcome>
      {problem !== undefined && <Outcome title={problem} tone="problem" />}
      {notOpened && (
        <Outcome title={text.notOpened} tone="problem">
          {text.copyInstead}
        </Outcome>
      )}
      <details data-askback="url-opened-address" open={notOpened || undefined}>
        <summary>{text.showAddress}</summary>
        <AddressCard url={url} inspection={result} />
      </details>
      <div data-askback="url-foot">
        <ActionBar
          onCancel={props.onCancel}
          primary={
            <>
              {onResend ? (
                <Button kind="primary" data-action="resend" busy={busy} onClick={onResend}>
                  {text.resend}
                </Button>
              ) : (
                onContinue && (
                  <Button
                    kind="primary"
                    data-action="continue"
                    busy={busy}
                    onClick={() => guarded() || onContinue()}
                  >
                    {text.continue}
                  </Button>
                )
              )}
              {href !== undefined && (
                <Button
                  data-action="open-again"
                  busy={busy || attempt.status === "opening"}
                  onClick={() => guarded() || props.onOpenAgain(href)}
                >
                  {text.openAgain}
                </Button>
              )}
            </>
          }
        />
      </div>
    </>
  );
}
