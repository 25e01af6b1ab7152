import { type ReactNode, useEffect, useState } from "react";
import type { Drafts, Item } from "../core.js";
import { answersPart } from "./Answers.js";
import { BrokenPrompt } from "./BrokenPrompt.js";
import type { OperationPromptProps } from "./OperationPrompt.js";
import type { OperationView } from "./operationView.js";
import { PromptBoundary } from "./PromptBoundary.js";
import { RepeatNotice } from "./RepeatNotice.js";
import { useServerName } from "./serverName.js";
import { usePromptWords } from "./words.js";

interface ItemPromptProps extends OperationPromptProps {
  view: Extract<OperationView, { kind: "item" }>;
}

/** One item: what to know before answering, then the form or the link consent. */
export function ItemPrompt(props: ItemPromptProps): ReactNode {
  const { operation, view, actions, session } = props;
  const { item } = view;
  const { messages, format } = usePromptWords();
  const server = useServerName(operation.provenance.server);
  const broken = <BrokenPrompt item={item} server={server} actions={actions} />;
  return (
    <>
      {item.repeat && <RepeatNotice repeat={item.repeat} server={server} onStop={actions.stop} />}
      {item.expiresAt !== undefined && item.state.status === "pending" && (
        <p data-askback="expiry">
          {messages.prompt.answerBy({ time: format.time(item.expiresAt) }, format)}
        </p>
      )}
      {item.state.status === "broken" ? (
        broken
      ) : (
        <PromptBoundary
          onError={(error) => session.reportInterfaceError(operation.id, item.key, error)}
          fallback={broken}
        >
          <ItemBody {...props} />
        </PromptBoundary>
      )}
    </>
  );
}

function ItemBody(props: ItemPromptProps): ReactNode {
  const { operation, view, actions, keeper, components, session } = props;
  const { item, round, index, total } = view;
  const { messages } = usePromptWords();
  // What was typed before is where the form starts; what is typed now is the form's own.
  const [drafts] = useState(() => draftsOf(item));
  const shared = {
    item,
    provenance: operation.provenance,
    busy: round.sending,
    onRespond: (response: Parameters<typeof actions.respond>[1]) =>
      actions.respond(item.key, response),
  };
  const { params } = item.request;
  const isForm = params.mode !== "url";
  useEffect(() => {
    // Needed when the answers are reviewed, which may be when the connection is gone.
    if (isForm) answersPart.preload().catch(() => {});
  }, [isForm]);
  if (params.mode === "url") {
    const { Url } = components;
    return (
      <Url
        {...shared}
        request={params}
        state={item.state}
        continueUrl={session.policy.continueUrl}
        onContinue={() => actions.continueFrom(item.key)}
        onCancelWaiting={actions.stop}
      />
    );
  }
  const { Form } = components;
  const label = index < total ? messages.prompt.next : messages.prompt.review;
  return (
    <Form
      {...shared}
      request={params}
      drafts={drafts}
      onDraftsChange={(changed) =>
        keeper.note({ operationId: operation.id, round: round.number, key: item.key }, changed)
      }
      submitLabel={total === 1 ? undefined : label}
    />
  );
}

/** The session's drafts are read-only; the form's are its own copy. */
function draftsOf(item: Item): Drafts | undefined {
  if (item.drafts === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(item.drafts).map(([name, draft]) => [
      name,
      typeof draft === "object" ? [...draft] : draft,
    ]),
  );
}
