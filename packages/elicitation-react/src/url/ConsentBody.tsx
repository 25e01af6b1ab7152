import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { UrlContext } from "../core.js";
import { usePromptFrame } from "../prompt/frameContext.js";
import { ServerMessage } from "../prompt/ServerMessage.js";
import { useServerName } from "../prompt/serverName.js";
import { useHeadingFocus } from "../prompt/useHeadingFocus.js";
import { usePromptSettings } from "../provider/settings.js";
import { ConsentView } from "./ConsentView.js";
import { EndedView } from "./EndedView.js";
import { isolate, isolateLtr } from "./isolate.js";
import { openTab as openInBrowser } from "./openTab.js";
import { siteNames } from "./site.js";
import { statusText } from "./statusText.js";
import type { ConsentBodyProps } from "./types.js";
import { useAnnouncements } from "./useAnnouncements.js";
import { useInspection } from "./useInspection.js";
import { useOpening } from "./useOpening.js";
import { useReturn } from "./useReturn.js";
import { WaitingView } from "./WaitingView.js";
import { useUrlWords } from "./words.js";

/** Everything inside the frame: the address, the question, waiting, and the end. */
export function ConsentBody(props: ConsentBodyProps): ReactNode {
  const { url, provenance, changed, onAgree, onContinue, onCancelWaiting, error } = props;
  const { state, answer, sending, resend } = props.answering;
  const { continueUrl = "on-return" } = props;
  const { url: settings } = usePromptSettings();
  const openTab = props.openTab ?? settings?.openTab ?? openInBrowser;
  const load = props.loadInspector ?? settings?.loadInspector;
  const { messages, format } = useUrlWords();
  const text = messages.url;
  const serverName = useServerName(provenance?.server ?? { id: "" });
  const server = isolate(serverName);
  const inspection = useInspection(url, useContextOf(props, settings?.context), load);
  const { attempt, open, reset } = useOpening(openTab);
  const [revealed, setRevealed] = useState(false);
  const [openedHere, setOpenedHere] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusRef = useRef<HTMLParagraphElement>(null);
  const framed = usePromptFrame() !== null;

  const busy = sending || props.busy === true;
  const waiting = state.status === "opened";
  const result = inspection.status === "read" ? inspection.result : undefined;
  const names = result && siteNames(result);
  const status = statusText(
    state,
    {
      site: names && isolateLtr(names.name),
      server,
      canContinue: onContinue !== undefined,
      continueUrl,
    },
    text,
    format,
  );
  const problem = resend ? text.answerFailed : error;

  const returns = waiting && continueUrl === "on-return" && !busy && !resend;
  useReturn(returns, openedHere, () => onContinue?.());
  useHeadingFocus(root, focusRef, `${state.status} ${revealed}`);
  useAnnouncements({ url, state, status, inspection, attempt, problem });

  const accept = useCallback(() => {
    onAgree();
    reset();
    setOpenedHere(true);
    // Should the answer be taken back, the second step is to be taken again.
    setRevealed(false);
    answer("accept");
  }, [onAgree, reset, answer]);
  const cancel = () => answer("cancel");

  return (
    <div ref={root} data-askback="url-consent" data-state={state.status}>
      <ServerMessage message={props.request.message} server={serverName} />
      {state.status === "pending" ? (
        <ConsentView
          {...{ url, inspection, attempt, changed, busy, focusRef, revealed, problem }}
          server={serverName}
          onReveal={() => setRevealed(true)}
          onOpen={(href) => open(href, accept)}
          onAccept={accept}
          onDecline={() => answer("decline")}
          onCancel={cancel}
        />
      ) : waiting && status ? (
        <WaitingView
          {...{ url, inspection, attempt, busy, status, problem, focusRef, onContinue }}
          done={state.done}
          busyText={text.asking({ server }, format)}
          onOpenAgain={(href) => open(href, () => {})}
          onResend={resend}
          onCancel={onCancelWaiting}
        />
      ) : (
        status && (
          <EndedView
            {...{ status, problem, focusRef }}
            tone={state.status}
            onResend={resend}
            onDecline={state.status === "broken" ? () => answer("decline") : undefined}
            onCancel={state.status === "broken" ? cancel : undefined}
            onClose={
              framed || props.presentation !== "dialog" ? props.onClose && props.close : props.close
            }
          />
        )
      )}
    </div>
  );
}

/** The host knows best; what it leaves out follows from who asks and from this page. */
function useContextOf({ context, provenance }: ConsentBodyProps, common: UrlContext | undefined) {
  const given = { ...common, ...context };
  const serverOrigin = given.serverOrigin ?? provenance?.server.origin;
  const hostOrigin =
    given.hostOrigin ?? (typeof location === "undefined" ? undefined : location.origin);
  const { development, brands } = given;
  return useMemo(
    () => ({ serverOrigin, hostOrigin, development, brands }),
    [serverOrigin, hostOrigin, development, brands],
  );
}
