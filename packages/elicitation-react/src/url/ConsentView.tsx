import { type ReactNode, type RefObject, useCallback, useId, useState } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { Button } from "../prompt/Button.js";
import { useGuard } from "../prompt/guard.js";
import { AddressCard } from "./AddressCard.js";
import { Findings } from "./Findings.js";
import { isolateLtr } from "./isolate.js";
import { OpenButton } from "./OpenButton.js";
import { OpenedMyself } from "./OpenedMyself.js";
import { Outcome } from "./Outcome.js";
import { SiteLine } from "./SiteLine.js";
import { siteNames } from "./site.js";
import type { Inspection } from "./useInspection.js";
import type { Attempt } from "./useOpening.js";
import { useUrlWords } from "./words.js";

export interface ConsentViewProps {
  url: string;
  server: string;
  inspection: Inspection;
  attempt: Attempt;
  /** The address is not the one that was agreed to before. */
  changed: boolean;
  busy: boolean;
  /** What went wrong with the last answer. */
  problem?: string | undefined;
  focusRef: RefObject<HTMLParagraphElement | null>;
  revealed: boolean;
  onReveal: () => void;
  onOpen: (href: string) => void;
  onAccept: () => void;
  onDecline: () => void;
  onCancel: () => void;
}

/** The address, what is to be known about it, and the three answers. */
export function ConsentView(props: ConsentViewProps): ReactNode {
  const { url, server, inspection, attempt, changed, busy, focusRef, revealed } = props;
  const { messages, format } = useUrlWords();
  const text = messages.url;
  const siteId = useId();
  const [copied, setCopied] = useState(false);
  const onCopied = useCallback(() => setCopied(true), []);
  const guarded = useGuard([inspection.status, revealed, attempt.status].join());

  const result = inspection.status === "read" ? inspection.result : undefined;
  const href = result?.href;
  const doubtful = result?.severity === "strong";
  const blocked = result?.severity === "block";
  const mayOpen = href !== undefined && !blocked && (!doubtful || revealed);
  const site = result === undefined ? undefined : siteNames(result);
  const notOpened = attempt.status === "blocked" || attempt.status === "failed";
  const unlessGuarded = (act: () => void) => () => {
    if (!guarded() && !busy) act();
  };

  return (
    <>
      {changed && <Outcome title={text.changed} tone="problem" />}
      {props.problem !== undefined && <Outcome title={props.problem} tone="problem" />}
      <AddressCard url={url} inspection={result} onCopied={onCopied} />
      {result === undefined ? (
        <Checking inspection={inspection} />
      ) : (
        <Findings findings={result.findings} />
      )}
      {doubtful && !revealed && (
        <Button kind="quiet" data-action="reveal" onClick={unlessGuarded(props.onReveal)}>
          {text.reveal}
        </Button>
      )}
      {doubtful && revealed && site && (
        <Outcome
          focusRef={focusRef}
          title={text.revealed({ site: isolateLtr(site.name) }, format)}
          tone="problem"
        />
      )}
      {notOpened && (
        <Outcome title={attempt.status === "failed" ? text.failed : text.notOpened} tone="problem">
          {attempt.status === "failed" ? text.failedWhy : text.notOpenedWhy}
        </Outcome>
      )}
      {mayOpen && (copied || notOpened) && (
        <OpenedMyself server={server} onAccept={unlessGuarded(props.onAccept)} />
      )}
      <div data-askback="url-foot" data-severity={result?.severity}>
        {result && (
          <SiteLine
            id={siteId}
            inspection={result}
            ready={mayOpen}
            focusRef={doubtful ? undefined : focusRef}
          />
        )}
        <ActionBar
          busy={busy}
          onDecline={props.onDecline}
          onCancel={props.onCancel}
          primary={
            mayOpen && (
              <OpenButton
                attempt={attempt}
                busy={busy}
                doubtful={doubtful}
                describedBy={siteId}
                onOpen={unlessGuarded(() => props.onOpen(href))}
              />
            )
          }
        />
      </div>
    </>
  );
}

function Checking({ inspection }: { inspection: Inspection }): ReactNode {
  const { messages } = useUrlWords();
  const text = messages.url;
  if (inspection.status === "read") return null;
  const failed = inspection.status === "failed";
  return (
    <>
      <Outcome
        title={failed ? text.checkFailed : text.checking}
        tone={failed ? "problem" : "plain"}
      >
        {failed && text.checkFailedWhy}
      </Outcome>
      {(failed || inspection.again) && (
        <Button
          data-action="retry"
          busy={!failed}
          onClick={() => inspection.status === "failed" && inspection.retry()}
        >
          {text.retry}
        </Button>
      )}
    </>
  );
}
