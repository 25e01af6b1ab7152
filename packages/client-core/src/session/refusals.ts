import { ElicitationError } from "../errors.js";
import type { SessionContext } from "./context.js";

/** A command that did nothing, as `onEvent` tells it. */
export function refused(command: string, why: string): ElicitationError {
  return new ElicitationError(
    "INVALID_COMMAND",
    `${command} did nothing to this operation: ${why}.`,
  );
}

/** The operation is not where the command could do anything. */
export function tooLate(context: SessionContext, id: string, command: string): void {
  const operation = context.store.find(id);
  if (operation === undefined) return;
  const error = refused(command, `it is ${operation.status} and waits for nothing like that`);
  context.audit(() => operation, { type: "refused", command, error });
}
