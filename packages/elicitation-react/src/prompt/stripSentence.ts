import type { Operation } from "../core.js";
import type { OperationView } from "./operationView.js";
import type { PromptWords } from "./words.js";

/** What a strip says, and what is announced when it appears. "" where there is nothing to say. */
export function stripSentence(
  view: OperationView,
  server: string,
  { messages, format }: PromptWords,
): string {
  const { prompt } = messages;
  switch (view.kind) {
    case "nothing":
      return "";
    case "hold":
      return prompt.held({ server, count: Math.max(1, view.hold.recent) }, format);
    case "working":
      return prompt.working({ server }, format);
    case "ended":
      return prompt[view.how]({ server }, format);
    case "item":
    case "review":
      if (view.round.sending) return prompt.sendingTo({ server }, format);
      if (view.round.error) return prompt.sendFailedTitle({ server }, format);
      return view.kind === "item" && view.item.state.status === "opened"
        ? prompt.waitsAside({ server }, format)
        : prompt.keptAside({ server }, format);
  }
}

/** How an operation ended, for those who do not see its prompt go away. */
export function endSentence(
  operation: Operation,
  server: string,
  { messages, format }: PromptWords,
): string {
  const { prompt } = messages;
  if (operation.status === "stopped") return prompt.stopped({ server }, format);
  if (operation.status !== "completed") return "";
  // Only in a call of the user's does the server go on after the answer.
  if (operation.path === "mrtr") return prompt.done({ server }, format);
  const last = operation.receipts.at(-1);
  return last === undefined ? "" : prompt.sent({ server }, format);
}
