import { endOperation } from "./endOperation.js";
import type { OperationEvent } from "./events.js";
import { mapRecord } from "./json.js";
import type { Item, ItemState, Operation, Round } from "./types.js";

/** The next state of an operation; the same object when the event changes nothing. */
export function reduceOperation(operation: Operation, event: OperationEvent): Operation {
  switch (event.type) {
    case "roundOpened": {
      const { wait: _, hold: __, ...rest } = operation;
      const hold = event.hold === undefined ? {} : { hold: event.hold };
      const opened: Operation = { ...rest, ...hold, status: "awaitingInput", round: event.round };
      return expireAt(opened, event.expiresAt);
    }
    case "released": {
      const { hold: _, ...rest } = operation;
      return expireAt(rest, event.expiresAt);
    }
    case "roundClosed": {
      const { round: _, wait: __, ...rest } = operation;
      return { ...rest, status: "requesting" };
    }
    case "lingers":
      return {
        ...onRound(operation, (round) => ({ ...round, sending: false })),
        status: "awaitingInput",
      };
    case "ended":
      return endOperation(operation, event);
    case "waiting":
      return wait(operation, event);
    case "sending": {
      const { wait: _, ...rest } = operation;
      return {
        ...onRound(rest, ({ error: _error, ...round }) => ({ ...round, sending: true })),
        status: "requesting",
      };
    }
    case "sendFailed":
      return {
        ...onRound(operation, (round) => ({ ...round, sending: false, error: event.error })),
        status: "awaitingInput",
      };
    case "sent":
      return { ...operation, receipts: [...operation.receipts, ...event.receipts] };
    case "expired":
      return onRound(operation, (round) => onItems(round, (item) => expire(item, event.at)));
    case "draftsSaved":
      return onItem(operation, event.key, (item) => ({ ...item, drafts: event.drafts }));
    default:
      return onItem(operation, event.key, (item) => {
        const state = reduceItem(item.state, event);
        if (state === item.state) return item;
        const marked = event.type === "answered" && event.sensitive !== undefined;
        return { ...item, state, ...(marked ? { sensitive: event.sensitive } : {}) };
      });
  }
}

type ItemEvent = Extract<
  OperationEvent,
  { type: "answered" | "opened" | "continued" | "urlDone" | "revised" | "broke" }
>;

function reduceItem(state: ItemState, event: ItemEvent): ItemState {
  switch (event.type) {
    case "answered":
      return { status: "answered", response: event.response, at: event.at };
    case "opened": {
      const { response, at } = event;
      return { status: "opened", response, at, done: false, stillWaiting: 0 };
    }
    case "continued":
      return state.status === "opened"
        ? { status: "answered", response: state.response, at: state.at }
        : state;
    case "urlDone":
      return state.status === "opened" && !state.done ? { ...state, done: true } : state;
    case "revised":
      return { status: "pending" };
    case "broke":
      return { status: "broken", message: event.message };
  }
}

/** The server was asked again and has nothing to say yet: an opened page is still waited for. */
function wait(
  operation: Operation,
  event: Extract<OperationEvent, { type: "waiting" }>,
): Operation {
  const { round, ...rest } = operation;
  const opened = Object.values(round?.items ?? {}).some(({ state }) => state.status === "opened");
  if (round === undefined || !opened) return { ...rest, status: "requesting", wait: event.wait };
  const items = mapRecord(round.items, (item) =>
    item.state.status === "opened"
      ? { ...item, state: { ...item.state, stillWaiting: item.state.stillWaiting + 1 } }
      : item,
  );
  return {
    ...rest,
    status: "awaitingInput",
    wait: event.wait,
    round: { ...round, items, sending: false },
  };
}

function expireAt(operation: Operation, expiresAt: number | undefined): Operation {
  if (expiresAt === undefined) return operation;
  return onRound(operation, (round) =>
    onItems(round, (item) => (item.state.status === "pending" ? { ...item, expiresAt } : item)),
  );
}

function expire(item: Item, at: number): Item {
  const { status } = item.state;
  // A page that was opened with consent stays what it is; all else was never confirmed.
  if (status === "opened" || status === "expired") return item;
  return { ...item, state: { status: "expired", response: { action: "cancel" }, at } };
}

function onRound(operation: Operation, change: (round: Round) => Round): Operation {
  if (operation.round === undefined) return operation;
  const round = change(operation.round);
  return round === operation.round ? operation : { ...operation, round };
}

function onItems(round: Round, change: (item: Item) => Item): Round {
  return { ...round, items: mapRecord(round.items, change) };
}

function onItem(operation: Operation, key: string, change: (item: Item) => Item): Operation {
  return onRound(operation, (round) => {
    const item = round.items[key];
    if (item === undefined) return round;
    const next = change(item);
    if (next === item) return round;
    return onItems(round, (each) => (each === item ? next : each));
  });
}
