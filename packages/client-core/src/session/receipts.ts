import type { ElicitationError } from "../errors.js";
import type { ElicitRequest, ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import { isPlainSecret } from "./plainSecrets.js";
import type { StoredReceipt } from "./resumable.js";
import type { Item, Operation, Receipt } from "./types.js";

/** What the operation's round was answered with; `auto` are the forms that the policy accepted. */
export function createReceipts(
  operation: Operation,
  auto: ReadonlyMap<string, CheckedRequest>,
  now: number,
): readonly Receipt[] {
  const { round } = operation;
  const receipts = [...auto].map(([key, { request }]) => autoReceipt(operation, key, request, now));
  for (const item of Object.values(round?.items ?? {})) {
    const receipt = createReceipt(operation, round?.number ?? 0, item);
    if (receipt !== undefined) receipts.push(receipt);
  }
  return receipts;
}

const reasons: { [code: string]: NonNullable<Receipt["reason"]> } = {
  STOPPED: "stopped",
  ABORTED: "withdrawn",
  MUTED: "muted",
  INTERFACE_FAILED: "interface-failed",
};

/** What was asked and never answered: the operation ended first, and the server was told nothing. */
export function createEndReceipts(
  operation: Operation,
  error: ElicitationError,
  at: number,
): readonly Receipt[] {
  const { id: operationId, provenance, round, receipts } = operation;
  if (round === undefined) return [];
  const reason = reasons[error.code] ?? "failed";
  return Object.values(round.items)
    .filter(({ key, state }) => {
      const hasOne = receipts.some(
        (receipt) => receipt.round === round.number && receipt.key === key,
      );
      return !hasOne && !(state.status === "opened" && state.stillWaiting > 0);
    })
    .map(({ key, request }) => ({
      ...{ operationId, round: round.number, key, at, provenance, request },
      action: "cancel",
      reason,
    }));
}

/** Those that were stored: whose they are is the operation's to say. */
export function restoreReceipts(
  { id: operationId, provenance }: Operation,
  kept: readonly StoredReceipt[],
): readonly Receipt[] {
  return kept.map((receipt) => ({ ...receipt, operationId, provenance }));
}

/** The receipt of an item. Undefined for a page that is still open since an earlier round. */
function createReceipt(operation: Operation, round: number, item: Item): Receipt | undefined {
  const { state, key, request } = item;
  if (!("response" in state)) return undefined;
  if (state.status === "opened" && state.stillWaiting > 0) return undefined;
  const { response, at } = state;
  const answers = shownAnswers(item, response);
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

/** Secrets are left out: what the interface marked, and what is plainly one. */
function shownAnswers({ request, sensitive = [] }: Item, { content }: ElicitResult): Answers {
  if (content === undefined) return undefined;
  return Object.entries(content).map(([key, value]) =>
    sensitive.includes(key) || isPlainSecret(request, key)
      ? { key, redacted: true }
      : { key, value },
  );
}

type Answers = Receipt["answers"];

/** The receipt of an empty form that the policy accepted. */
function autoReceipt(
  operation: Operation,
  key: string,
  request: ElicitRequest,
  at: number,
): Receipt {
  const { id: operationId, provenance, round } = operation;
  const what = { operationId, round: round?.number ?? 0, key, at, provenance, request };
  return { ...what, action: "accept", reason: "auto-accepted" };
}
