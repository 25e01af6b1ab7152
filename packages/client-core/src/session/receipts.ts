import type { ElicitRequest, ElicitResult } from "../protocol.js";
import type { Item, Operation, Receipt } from "./types.js";

/** The receipt of an item. Undefined for a page that is still open since an earlier round. */
export function createReceipt(
  operation: Operation,
  round: number,
  item: Item,
): Receipt | undefined {
  const { state, key, request } = item;
  if (!("response" in state)) return undefined;
  if (state.status === "opened" && state.stillWaiting > 0) return undefined;
  const { response, at } = state;
  const answers = shownAnswers(response);
  return {
    operationId: operation.id,
    round,
    key,
    at,
    provenance: operation.provenance,
    request,
    action: response.action,
    ...(answers === undefined ? {} : { answers }),
    ...(state.status === "expired" ? { reason: "expired" } : {}),
  };
}

function shownAnswers({ content }: ElicitResult): Receipt["answers"] {
  if (content === undefined) return undefined;
  return Object.entries(content).map(([key, value]) => ({ key, value }));
}

/** The receipt of an empty form that the policy accepted. */
export function autoReceipt(
  operation: Operation,
  key: string,
  request: ElicitRequest,
  at: number,
): Receipt {
  const { id: operationId, provenance, round } = operation;
  const what = { operationId, round: round?.number ?? 0, key, at, provenance, request };
  return { ...what, action: "accept", reason: "auto-accepted" };
}
