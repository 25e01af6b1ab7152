import type { Hold, Item, Operation, Round, ServerWait } from "../core.js";

/** Where the user is in a round: an item's key, or the review of all answers. */
export type RoundPosition = { item: string } | { review: true } | undefined;

/** What one operation shows just now. Each member carries only what it needs. */
export type OperationView =
  | { kind: "nothing" }
  /** The policy wants a decision first. */
  | { kind: "hold"; hold: Hold }
  /** One item to answer, being sent, or (url mode) opened and waited for. */
  | { kind: "item"; round: Round; item: Item; index: number; total: number }
  /** All answers before they are sent, or after sending failed. */
  | { kind: "review"; round: Round; items: readonly Item[] }
  /** The server works, or asked to be asked again. */
  | { kind: "working"; wait?: ServerWait }
  /** It ended in a way that the user has to hear of. */
  | { kind: "ended"; how: "failed" | "withdrawn" | "expired" };

export const nothing: OperationView = { kind: "nothing" };

/** Pure: what to show for an operation, given where the user is in its round. */
export function viewOf(operation: Operation, position?: RoundPosition): OperationView {
  const { hold, round, wait } = operation;
  if (isEnded(operation)) return viewOfEnd(operation);
  if (hold) return { kind: "hold", hold };
  if (round) return viewOfRound(round, position) ?? working(operation, wait);
  return working(operation, wait);
}

function isEnded({ status }: Operation): boolean {
  return status !== "requesting" && status !== "awaitingInput";
}

function viewOfEnd(operation: Operation): OperationView {
  const { status, error, receipts } = operation;
  // That the user muted the server is said where it can be unmuted.
  if (error?.code === "MUTED") return nothing;
  if (status === "failed") return { kind: "ended", how: "failed" };
  if (status === "aborted") return { kind: "ended", how: "withdrawn" };
  return receipts.at(-1)?.reason === "expired" ? { kind: "ended", how: "expired" } : nothing;
}

function working(operation: Operation, wait: ServerWait | undefined): OperationView {
  if (wait) return { kind: "working", wait };
  return isAsked(operation) ? { kind: "working" } : nothing;
}

function viewOfRound(round: Round, position: RoundPosition): OperationView | undefined {
  const items = Object.values(round.items);
  const show = (item: Item): OperationView => {
    const index = items.indexOf(item) + 1;
    return { kind: "item", round, item, index, total: items.length };
  };
  const [only] = items;
  if (round.error && !items.some(isOpen)) return { kind: "review", round, items };
  if (items.length === 1 && only) {
    if (isOpen(only) || only.state.status === "opened") return show(only);
    // What is sent stays as it was sent: from the form, or from the review that sends it again.
    if (round.sending && !(position && "review" in position)) return show(only);
    return round.sending || round.needsConfirmation ? { kind: "review", round, items } : undefined;
  }
  if (round.sending) return { kind: "review", round, items };
  const asked = position && "item" in position ? round.items[position.item] : undefined;
  if (asked && (isOpen(asked) || asked.state.status === "opened")) return show(asked);
  if (position && "review" in position) return { kind: "review", round, items };
  const next = items.find(isOpen);
  return next ? show(next) : { kind: "review", round, items };
}

/** Not answered yet. */
export function isOpen(item: Item): boolean {
  return item.state.status === "pending" || item.state.status === "broken";
}

/** The next item to answer after `key`, wrapping around; undefined when all are answered. */
export function nextOpen(round: Round, key: string): string | undefined {
  const items = Object.values(round.items);
  const at = items.findIndex((item) => item.key === key);
  const order = [...items.slice(at + 1), ...items.slice(0, at)];
  return order.find(isOpen)?.key;
}

/** The user has been asked something in this operation; one that ended is kept for no other reason. */
export function isAsked(operation: Operation): boolean {
  return isEnded(operation) || operation.round !== undefined || operation.receipts.length > 0;
}

/** Wants an answer: worth a dialog. Everything else is said quietly beside the chat. */
export function wantsAnswer(view: OperationView): boolean {
  if (view.kind === "review") return true;
  return view.kind === "item";
}

/** Changes when the user should be told of something new; sending is not, the view stays. */
export function viewKey(operation: Operation, view: OperationView): string {
  const step =
    view.kind === "item"
      ? `item:${view.item.key}`
      : view.kind === "review" && view.round.error
        ? "unsent"
        : view.kind === "ended"
          ? view.how
          : view.kind;
  return `${operation.id}/${operation.round?.number ?? 0}/${step}`;
}
