import type { OperationEvent } from "./events.js";
import type { Operation } from "./types.js";

/** The last state of an operation. Apart from the other events: an operation ends without them too. */
export function endOperation(
  operation: Operation,
  event: Extract<OperationEvent, { type: "ended" }>,
): Operation {
  const { round, wait: _, hold: __, ...rest } = operation;
  return {
    ...rest,
    ...(event.keepRound === true && round !== undefined ? { round } : {}),
    status: event.status,
    ...(event.receipts === undefined
      ? {}
      : { receipts: [...operation.receipts, ...event.receipts] }),
    ...(event.error === undefined ? {} : { error: event.error }),
  };
}
