import type { ReactNode } from "react";
import type { ElicitationSession, Operation } from "../core.js";
import { useShellWords } from "../url/shellWords.js";
import { BackButton } from "./BackButton.js";
import type { Presentation } from "./frameContext.js";
import { ItemPrompt } from "./ItemPrompt.js";
import type { ItemComponents } from "./itemComponents.js";
import { type OperationView, viewKey } from "./operationView.js";
import { PromptFrame } from "./PromptFrame.js";
import { ProvenanceHeader } from "./ProvenanceHeader.js";
import { type Queue, QueueBar } from "./QueueBar.js";
import { ReviewPrompt } from "./ReviewPrompt.js";
import { useServerName } from "./serverName.js";
import type { DraftKeeper } from "./useDraftKeeper.js";
import type { OperationActions } from "./useOperationActions.js";
import { usePromptWords } from "./words.js";

export interface OperationPromptProps {
  operation: Operation;
  view: OperationView;
  presentation: Presentation;
  actions: OperationActions;
  keeper: DraftKeeper;
  session: ElicitationSession;
  components: ItemComponents;
  /** Which of several requests on the page this is: its section has a name of its own. */
  place?: { index: number; total: number } | undefined;
  /** Other requests wait behind or before this one. */
  queue?: Queue | undefined;
  fallbackFocus?: (() => HTMLElement | null) | undefined;
}

/** An operation that wants an answer, in its frame. */
export function OperationPrompt(props: OperationPromptProps): ReactNode {
  const { operation, view, presentation, actions, queue } = props;
  const titles = useTitles(operation, view);
  const { messages, format } = usePromptWords();
  const progress = [
    props.place && messages.prompt.request(props.place, format),
    titles.progress,
  ].filter((part) => part !== undefined);
  if (view.kind !== "item" && view.kind !== "review") return null;
  const header = (
    <ProvenanceHeader provenance={operation.provenance} titled round={operation.round?.number} />
  );
  return (
    <PromptFrame
      presentation={presentation}
      kind={view.kind === "item" ? view.item.mode : "review"}
      title={titles.title}
      progress={progress.length > 0 ? progress.join(" · ") : undefined}
      header={header}
      top={queue && <QueueBar queue={queue} />}
      actionsStart={view.kind === "item" && <BackButton view={view} actions={actions} />}
      onDismiss={actions.dismiss}
      focusKey={viewKey(operation, view)}
      fallbackFocus={props.fallbackFocus}
    >
      {view.kind === "item" ? (
        <ItemPrompt key={viewKey(operation, view)} {...props} view={view} />
      ) : (
        <ReviewPrompt key={operation.id} {...props} view={view} />
      )}
    </PromptFrame>
  );
}

/** What a view is called: the frame's heading, and what is announced. */
export function useTitles(
  operation: Operation,
  view: OperationView,
): { title: string; progress?: string } {
  const { messages, format } = usePromptWords();
  const { prompt } = messages;
  const shell = useShellWords();
  const server = useServerName(operation.provenance.server);
  if (view.kind === "review") {
    const title = view.round.error ? prompt.sendFailedTitle : prompt.reviewTitle;
    return { title: title({ server }, format) };
  }
  if (view.kind !== "item") return { title: "" };
  const title = view.item.mode === "url" ? shell.messages.url.title : prompt.asks;
  return {
    title: title({ server }, format),
    ...(view.total > 1 && {
      progress: prompt.question({ index: view.index, total: view.total }, format),
    }),
  };
}
