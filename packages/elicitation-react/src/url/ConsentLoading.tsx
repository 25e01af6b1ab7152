import type { ReactNode } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { Button } from "../prompt/Button.js";
import { ServerMessage } from "../prompt/ServerMessage.js";
import { useServerName } from "../prompt/serverName.js";
import { Outcome } from "./Outcome.js";
import { useShellWords } from "./shellWords.js";
import type { ConsentBodyProps } from "./types.js";

interface ConsentLoadingProps extends ConsentBodyProps {
  /** It could not be loaded: tries again. */
  onRetry?: (() => void) | undefined;
}

/** What stands in until the part that shows the address is there. Nothing can be opened yet. */
export function ConsentLoading(props: ConsentLoadingProps): ReactNode {
  const { request, provenance, answering, onRetry } = props;
  const { url } = useShellWords().messages;
  const server = useServerName(provenance?.server ?? { id: "" });
  const { state, answer } = answering;
  const asks = state.status === "pending" || state.status === "broken";
  return (
    <div data-askback="url-consent" data-state={state.status}>
      <ServerMessage message={request.message} server={server} />
      <Outcome
        title={onRetry ? url.checkFailed : url.checking}
        tone={onRetry ? "problem" : "plain"}
      >
        {onRetry && url.checkFailedWhy}
      </Outcome>
      <ActionBar
        busy={props.busy === true}
        primary={
          onRetry && (
            <Button kind="primary" data-action="retry" onClick={onRetry}>
              {url.retry}
            </Button>
          )
        }
        onDecline={asks ? () => answer("decline") : undefined}
        onCancel={asks ? () => answer("cancel") : props.onCancelWaiting}
      />
    </div>
  );
}
