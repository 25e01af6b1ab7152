import type { ReactNode } from "react";
import type { Operation, Round } from "../core.js";
import { Button, type ButtonProps } from "./Button.js";
import { Failure } from "./Failure.js";
import { isOpen, type OperationView } from "./operationView.js";
import { Strip } from "./Strip.js";
import { useServerName } from "./serverName.js";
import { stripSentence } from "./stripSentence.js";
import type { OperationActions } from "./useOperationActions.js";
import { usePromptWords } from "./words.js";

interface OperationStripProps {
  operation: Operation;
  view: OperationView;
  actions: OperationActions;
}

/** An operation that wants no answer just now, or was put aside, as one quiet line. */
export function OperationStrip({ operation, view, actions }: OperationStripProps): ReactNode {
  const value = usePromptWords();
  const { messages, format } = value;
  const { prompt } = messages;
  const server = useServerName(operation.provenance.server);
  const button = (text: string, onClick: () => void, kind?: ButtonProps["kind"]) => (
    <Button
      kind={kind ?? "secondary"}
      aria-label={prompt.controlFor({ action: text, server }, format)}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  const sentence = stripSentence(view, server, value);
  const stop = button(prompt.stopRequest, actions.stop, "quiet");
  const asideActions = ({ sending, error, items }: Round) => {
    if (sending) return stop;
    const open = Object.values(items).some(isOpen);
    return (
      <>
        {error && button(prompt.sendAgain, actions.send)}
        {button(prompt.continueAnswering, actions.resume)}
        {open ? button(prompt.cancel, actions.cancelRound, "quiet") : stop}
      </>
    );
  };

  switch (view.kind) {
    case "nothing":
      return null;
    case "hold":
      return (
        <Strip
          kind="hold"
          actions={
            <>
              {button(prompt.showQuestion, actions.release)}
              {stop}
              {button(prompt.mute({ server }, format), actions.mute, "quiet")}
            </>
          }
        >
          {sentence}
        </Strip>
      );
    case "working":
      return (
        <Strip kind="working" actions={stop}>
          {sentence}
        </Strip>
      );
    case "ended":
      return (
        <Strip kind={view.how} actions={button(prompt.close, actions.close)}>
          <p>{sentence}</p>
          {view.how === "failed" && <Failure error={operation.error} server={server} />}
        </Strip>
      );
    case "item":
    case "review":
      return (
        <Strip kind={asideKind(view.round)} actions={asideActions(view.round)}>
          {sentence}
        </Strip>
      );
  }
}

function asideKind({ sending, error }: Round): string {
  return sending ? "working" : error ? "failed" : "aside";
}
