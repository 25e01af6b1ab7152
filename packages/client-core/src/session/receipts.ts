import type { ElicitRequest, ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { Item, Operation, Receipt } from "./types.js";

/** What the operation's round was answered with; `auto` are the forms that the policy accepted. */
export async function createReceipts(
  operation: Operation,
  auto: ReadonlyMap<string, CheckedRequest>,
  now: number,
): Promise<readonly Receipt[]> {
  const { round } = operation;
  const receipts = [...auto].map(([key, { request }]) => autoReceipt(operation, key, request, now));
  for (const item of Object.values(round?.items ?? {})) {
    const receipt = await createReceipt(operation, round?.number ?? 0, item);
    if (receipt !== undefined) receipts.push(receipt);
  }
  return receipts;
}

/** The receipt of an item. Undefined for a page that is still open since an earlier round. */
async function createReceipt(
  operation: Operation,
  round: number,
  item: Item,
): Promise<Receipt | undefined> {
  const { state, key, request } = item;
  if (!("response" in state)) return undefined;
  if (state.status === "opened" && state.stillWaiting > 0) return undefined;
  const { response, at } = state;
  const answers = await shownAnswers(request, response);
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

/** Values that the form model calls secret are left out; all are, if it cannot be asked. */
async function shownAnswers(
  request: ElicitRequest,
  { content }: ElicitResult,
): Promise<Receipt["answers"]> {
  if (content === undefined) return undefined;
  const entries = Object.entries(content);
  if (entries.length === 0) return [];
  const isSensitive = await sensitiveIn(request);
  return entries.map(([key, value]) =>
    isSensitive(key) ? { key, redacted: true } : { key, value },
  );
}

let sensitive: Promise<typeof import("./sensitive.js")> | undefined;

async function sensitiveIn(request: ElicitRequest): Promise<(key: string) => boolean> {
  try {
    // Loaded with the first answer: the form room is large, and a host without forms has no use for it.
    sensitive ??= import("./sensitive.js");
    return (await sensitive).sensitiveFields(request).hasKey;
  } catch {
    sensitive = undefined;
    return () => true;
  }
}

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
