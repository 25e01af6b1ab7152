import type { ReactNode } from "react";
import { displayText, type Item } from "../core.js";
import { ActionBar } from "./ActionBar.js";
import { ServerMessage } from "./ServerMessage.js";
import type { OperationActions } from "./useOperationActions.js";
import { usePromptWords } from "./words.js";

/** The prompt's interface threw: what was asked still stands here, and declining and cancelling work. */
export function BrokenPrompt(props: {
  item: Item;
  server: string;
  actions: OperationActions;
}): ReactNode {
  const { item, server, actions } = props;
  const { messages } = usePromptWords();
  const reason = item.state.status === "broken" ? item.state.message : "";
  return (
    <>
      <div data-askback="notice" data-kind="error">
        <p>{messages.prompt.brokenText}</p>
        {reason !== "" && (
          <details data-askback="failure-details">
            <summary>{messages.prompt.technicalDetails}</summary>
            <p dir="auto">{displayText(reason, 1_000)}</p>
          </details>
        )}
      </div>
      <ServerMessage message={item.request.params.message} server={server} />
      <ActionBar
        onDecline={() => actions.respond(item.key, { action: "decline" })}
        onCancel={() => actions.respond(item.key, { action: "cancel" })}
      />
    </>
  );
}
