import type { ElicitationError } from "../../errors.js";
import { stopped } from "../../session/endings.js";
import { endOperation } from "../../session/endOperation.js";
import { reduceOperation } from "../../session/operationReducer.js";
import type { Operation } from "../../session/types.js";
import { isComplete } from "../../session/views.js";
import { type Known, refusalOf } from "../wire/refusal.js";
import { type Entry, isWaiting } from "./outbox.js";

/**
 * An operation as it looks with a command that the server has not confirmed: what the user did is
 * seen at once, and stays to be seen while it is on its way.
 */
export function overlay(operation: Operation, { command, at, state }: Entry): Operation {
  if (!("operationId" in command) || command.operationId !== operation.id) return operation;
  const find = (id: string) => (id === operation.id ? operation : undefined);
  // The server's word shows it already, or has made it pointless.
  if (refusalOf({ muted: [], find, hasServer: () => true }, command) !== undefined) {
    return operation;
  }
  const error = state.status === "failed" ? state.error : undefined;
  switch (command.type) {
    case "respond": {
      const { key, response, sensitive } = command;
      const marked = sensitive === undefined ? {} : { sensitive };
      const opened = operation.round?.items[key]?.mode === "url" && response.action === "accept";
      const answered = reduceOperation(operation, {
        type: opened ? "opened" : "answered",
        key,
        response,
        at,
        ...marked,
      });
      const waits = opened || operation.round?.needsConfirmation === true;
      return onItsWay(answered, error, waits);
    }
    case "send":
      return isComplete(operation.round) ? onItsWay(operation, error, false) : operation;
    case "continueUrl": {
      const { key } = command;
      const waits = operation.round?.needsConfirmation === true && operation.wait === undefined;
      const next = waits ? reduceOperation(operation, { type: "continued", key }) : operation;
      return onItsWay(next, error, waits);
    }
    // These stay as the user left them while the line is down, and are sent again by themselves.
    case "revise":
      return reduceOperation(operation, { type: "revised", key: command.key });
    case "release":
      return reduceOperation(operation, { type: "released" });
    case "stop":
      return endOperation(operation, { type: "ended", status: "stopped", error: stopped() });
    default:
      return operation;
  }
}

function onItsWay(
  operation: Operation,
  error: ElicitationError | undefined,
  waits: boolean,
): Operation {
  if (error !== undefined) return reduceOperation(operation, { type: "sendFailed", error });
  return waits ? operation : reduceOperation(operation, { type: "sending" });
}

/**
 * What waits and would do nothing any more, with the reason: each command on top of what the server
 * says and of the commands before it, since an answer may follow the one that it replaces.
 */
export function pointlessOf(known: Known, entries: readonly Entry[]): Map<Entry, string> {
  const pointless = new Map<Entry, string>();
  const changed = new Map<string, Operation>();
  const after: Known = { ...known, find: (id) => changed.get(id) ?? known.find(id) };
  for (const entry of entries) {
    const { command } = entry;
    const why = refusalOf(after, command);
    if (why !== undefined && isWaiting(entry)) pointless.set(entry, why);
    const operation = "operationId" in command ? after.find(command.operationId) : undefined;
    if (why !== undefined || operation === undefined) continue;
    changed.set(operation.id, overlay(operation, { ...entry, state: { status: "queued" } }));
  }
  return pointless;
}
