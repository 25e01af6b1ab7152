import type { ReactNode } from "react";
import type { Item } from "../core.js";
import { ActionBar } from "./ActionBar.js";
import { Answers } from "./Answers.js";
import { answersOfContent } from "./answers.js";
import { Button } from "./Button.js";
import { Failure } from "./Failure.js";
import { useGuard } from "./guard.js";
import type { OperationPromptProps } from "./OperationPrompt.js";
import { isOpen, type OperationView, viewKey } from "./operationView.js";
import { SafeLines } from "./SafeLines.js";
import { useServerName } from "./serverName.js";
import { usePromptWords } from "./words.js";

interface ReviewPromptProps extends OperationPromptProps {
  view: Extract<OperationView, { kind: "review" }>;
}

/** All answers of a round before they go out, each to be changed; after a failure, to be sent again. */
export function ReviewPrompt(props: ReviewPromptProps): ReactNode {
  const { operation, view, actions } = props;
  const { round, items } = view;
  const { messages, format } = usePromptWords();
  const { prompt } = messages;
  const server = useServerName(operation.provenance.server);
  const guarded = useGuard(viewKey(operation, view));
  const unanswered = items.find(isOpen);
  return (
    <>
      {round.error ? (
        <div data-askback="notice" data-kind="error">
          <Failure error={round.error} server={server}>
            {prompt.sendFailedText}
          </Failure>
        </div>
      ) : (
        !round.sending && <p data-askback="review-intro">{prompt.reviewIntro}</p>
      )}
      <ol data-askback="review">
        {items.map((item, index) => (
          <li key={item.key} data-askback="review-item" data-state={item.state.status}>
            <div data-askback="review-question">
              <SafeLines text={item.request.params.message} maxLength={240} />
            </div>
            <ReviewAnswer item={item} />
            {isChangeable(item) && (
              <Button
                kind="quiet"
                data-action="change"
                busy={round.sending}
                aria-label={prompt.changeAnswer({ index: index + 1 }, format)}
                onClick={() => actions.change(item.key)}
              >
                {prompt.change}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ActionBar
        busy={round.sending}
        primary={
          unanswered ? (
            <Button kind="primary" onClick={() => actions.goTo({ item: unanswered.key })}>
              {prompt.continueAnswering}
            </Button>
          ) : (
            <Button
              kind="primary"
              data-action="send"
              busy={round.sending}
              onClick={() => guarded() || actions.send()}
            >
              {round.sending
                ? prompt.sending
                : round.error
                  ? prompt.sendAgain
                  : prompt.sendAnswers({ count: items.length }, format)}
            </Button>
          )
        }
        onCancel={actions.stop}
        labels={{ cancel: prompt.stopRequest }}
      />
    </>
  );
}

function ReviewAnswer({ item }: { item: Item }): ReactNode {
  const { prompt } = usePromptWords().messages;
  const { state } = item;
  if (state.status === "pending" || state.status === "broken")
    return <Word>{prompt.notAnswered}</Word>;
  if (state.status === "expired") return <Word>{prompt.timedOut}</Word>;
  const { action, content } = state.response;
  if (action === "decline") return <Word>{prompt.declined}</Word>;
  if (action === "cancel") return <Word>{prompt.cancelled}</Word>;
  if (item.mode === "url") return <Word>{prompt.opened}</Word>;
  return (
    <Answers
      request={item.request}
      answers={answersOfContent(content, item.sensitive)}
      empty={<Word>{prompt.confirmed}</Word>}
      fallback={<Word>{prompt.answered}</Word>}
    />
  );
}

function Word({ children }: { children: string }): ReactNode {
  return <p data-askback="review-word">{children}</p>;
}

/** A page that was opened cannot be un-opened, and a time that ran out does not come back. */
function isChangeable(item: Item): boolean {
  return item.state.status === "answered";
}
