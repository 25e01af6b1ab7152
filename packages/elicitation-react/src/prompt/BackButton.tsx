import type { ReactNode } from "react";
import { Button } from "./Button.js";
import type { OperationView } from "./operationView.js";
import type { OperationActions } from "./useOperationActions.js";
import { usePromptWords } from "./words.js";

interface BackButtonProps {
  view: Extract<OperationView, { kind: "item" }>;
  actions: OperationActions;
}

/** Back to the question before, in a round. One whose time ran out is passed over. */
export function BackButton({ view, actions }: BackButtonProps): ReactNode {
  const { messages } = usePromptWords();
  const previous = Object.values(view.round.items)
    .slice(0, view.index - 1)
    .findLast(({ state }) => state.status !== "expired");
  if (previous === undefined) return null;
  return (
    <Button
      data-action="back"
      busy={view.round.sending}
      onClick={() => actions.change(previous.key)}
    >
      {messages.prompt.back}
    </Button>
  );
}
