import type { ReactNode } from "react";
import { ActionBar } from "../prompt/ActionBar.js";
import { ServerMessage } from "../prompt/ServerMessage.js";
import { useServerName } from "../prompt/serverName.js";
import { LoadFailed } from "./LoadFailed.js";
import type { ElicitationFormProps } from "./types.js";
import { useAnswer } from "./useAnswer.js";
import { useFormWords } from "./words.js";

interface FormLoadingProps extends ElicitationFormProps {
  /** It could not be loaded: tries again. */
  onRetry?: () => void;
}

/** What stands in for a form until what reads it is there. Declining and cancelling work. */
export function FormLoading(props: FormLoadingProps): ReactNode {
  const { request, provenance, busy = false, onRetry } = props;
  const { form } = useFormWords().messages;
  const server = useServerName(provenance?.server ?? { id: "" });
  const { answer } = useAnswer(props.onRespond, busy, props.error);
  return (
    <>
      <ServerMessage message={request.message} server={server} />
      <div data-askback="form" data-loading={onRetry === undefined || undefined}>
        {onRetry === undefined ? (
          <p data-askback="form-loading">{form.loading}</p>
        ) : (
          <LoadFailed onRetry={onRetry} />
        )}
        <ActionBar
          start={props.actionsStart}
          onDecline={() => answer({ action: "decline" })}
          onCancel={() => answer({ action: "cancel" })}
          busy={busy}
          labels={{ cancel: props.cancelLabel }}
        />
      </div>
    </>
  );
}
