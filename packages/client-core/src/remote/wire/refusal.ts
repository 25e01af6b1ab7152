import type { Item, Operation, SessionSnapshot } from "../../session/types.js";
import { isComplete } from "../../session/views.js";
import type { CommandBody } from "./wire.js";

/** What a refusal looks at. */
export type Known = Pick<SessionSnapshot, "muted"> & {
  find(operationId: string): Operation | undefined;
  /** A server that asks, or has asked, something that is still to be seen. */
  hasServer(serverId: string): boolean;
};

/** Why a command can do nothing now; undefined when it can. The same on both sides of the wire. */
export function refusalOf(known: Known, command: CommandBody): string | undefined {
  switch (command.type) {
    case "attach":
    case "userReturned":
      return undefined;
    case "muteServer":
      if (known.hasServer(command.serverId) || known.muted.includes(command.serverId)) return;
      return "that server has asked nothing here";
    case "unmuteServer":
      return undefined;
    default: {
      const operation = known.find(command.operationId);
      if (operation === undefined) return "there is no such operation, or not any more";
      return refusalOfOperation(operation, command);
    }
  }
}

type OperationCommand = Extract<CommandBody, { operationId: string }>;

function refusalOfOperation(operation: Operation, command: OperationCommand): string | undefined {
  switch (command.type) {
    case "stop":
      return isEnded(operation) ? `the operation is ${operation.status}` : undefined;
    case "dismiss": {
      const lingers = Object.values(operation.round?.items ?? {}).some(isOpened);
      return isEnded(operation) || lingers ? undefined : "the operation has not ended";
    }
    case "release":
      return operation.hold === undefined ? "the operation is not held" : undefined;
    default:
      return refusalOfRound(operation, command);
  }
}

function refusalOfRound(
  operation: Operation,
  command: Extract<OperationCommand, { round: number }>,
): string | undefined {
  const { round, hold } = operation;
  if (isEnded(operation)) return `the operation is ${operation.status}`;
  if (round === undefined) return "nothing is asked now";
  if (round.number !== command.round) {
    return `it was meant for round ${command.round}, and round ${round.number} is asked now`;
  }
  if (hold !== undefined) return "the prompt is held back until it is released";
  if (round.sending) return "the answers are on their way";
  if (command.type === "send") {
    return isComplete(round) ? undefined : "not every item is answered";
  }
  const item = Object.hasOwn(round.items, command.key) ? round.items[command.key] : undefined;
  if (item === undefined) return "the round does not ask that";
  return refusalOfItem(item, command);
}

function refusalOfItem(
  item: Item,
  command: Extract<OperationCommand, { key: string }>,
): string | undefined {
  const { status } = item.state;
  switch (command.type) {
    case "respond": {
      const gives = command.response.action === "accept";
      return status === "pending" || (status === "broken" && !gives)
        ? undefined
        : "the item is answered already";
    }
    case "revise":
      return status === "answered" || status === "opened"
        ? undefined
        : "the item has no answer to take back";
    case "continueUrl":
      return status === "opened" ? undefined : "the page was not opened";
    case "saveDrafts":
    case "reportInterfaceError":
      return undefined;
  }
}

const isOpened = (item: Item): boolean => item.state.status === "opened";

function isEnded({ status }: Operation): boolean {
  return status !== "requesting" && status !== "awaitingInput";
}
