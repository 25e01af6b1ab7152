import type { ElicitationError } from "../../errors.js";
import { stopped } from "../../session/endings.js";
import { endOperation } from "../../session/endOperation.js";
import { reduceOperation } from "../../session/operationReducer.js";
import type { Operation } from "../../session/types.js";
import { isComplete } from "../../session/views.js";
import { refusalOf } from "../wire/refusal.js";
import type { Entry } from "./outbox.js";

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
    case "revise":
      return error ? operation : reduceOperation(operation, { type: "revised", key: command.key });
    case "release":
      return error ? operation : reduceOperation(operation, { type: "released" });
    case "stop":
      return error
        ? operation
        : endOperation(operation, { type: "ended", status: "stopped", error: stopped() });
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
