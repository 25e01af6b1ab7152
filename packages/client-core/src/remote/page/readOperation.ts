import { isRecord } from "../../session/json.js";
import type { Item, Operation, Round } from "../../session/types.js";
import type { WireOperation, WireRound } from "../wire/wire.js";
import { readError } from "../wire/wireError.js";
import { RemoteTransportError } from "./transport.js";

/** An operation as the session on the server has it. */
export function readOperation(wire: WireOperation): Operation {
  if (!isRecord(wire) || typeof wire.id !== "string" || !Array.isArray(wire.receipts)) {
    throw new RemoteTransportError("An operation in a frame is not readable.");
  }
  const { round, error, ...rest } = wire;
  return {
    ...rest,
    ...(round === undefined ? {} : { round: readRound(round) }),
    ...(error === undefined ? {} : { error: readError(error) }),
  };
}

function readRound({ items, error, ...rest }: WireRound): Round {
  // The keys are the MCP server's: on a prototype, `__proto__` would be none.
  const byKey: { [key: string]: Item } = Object.create(null);
  for (const item of items) byKey[item.key] = item;
  return { ...rest, items: byKey, ...(error === undefined ? {} : { error: readError(error) }) };
}
