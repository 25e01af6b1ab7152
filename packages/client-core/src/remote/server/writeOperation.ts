import type { ElicitContent, ElicitRequest, ElicitResult } from "../../protocol.js";
import { holdsCredential, type SensitiveFields, sensitiveFields } from "../../session/sensitive.js";
import type { Item, Operation, Provenance, Receipt } from "../../session/types.js";
import { withoutSecrets } from "../wire/secrets.js";
import type { WireOperation } from "../wire/wire.js";
import { writeError } from "../wire/wireError.js";
import { toJson } from "./toJson.js";

/**
 * An operation as its pages get it. Secrets that a page sent never come back to any: neither as a
 * draft nor as an answer that waits for the rest of its round.
 */
export function writeOperation(operation: Operation): WireOperation {
  const { round, error, provenance, receipts, ...rest } = operation;
  const written: WireOperation = {
    ...rest,
    provenance: writeProvenance(provenance),
    receipts: receipts.map(writeReceipt),
  };
  if (error !== undefined) written.error = writeError(error);
  if (round !== undefined) {
    const { items, error: failure, ...kept } = round;
    written.round = { ...kept, items: Object.values(items).map(writeItem) };
    if (failure !== undefined) written.round.error = writeError(failure);
  }
  return written;
}

function writeProvenance(provenance: Provenance): Provenance {
  const { source } = provenance;
  if (!("arguments" in source)) return provenance;
  return { ...provenance, source: { ...source, arguments: toJson(source.arguments) } };
}

function writeReceipt(receipt: Receipt): Receipt {
  return {
    ...receipt,
    provenance: writeProvenance(receipt.provenance),
    request: writeRequest(receipt.request),
  };
}

function writeRequest(request: ElicitRequest): ElicitRequest {
  const { method, params } = request;
  if (params.mode === "url") return request;
  return { method, params: { ...params, requestedSchema: toJson(params.requestedSchema) ?? null } };
}

function writeItem(item: Item): Item {
  const { request, state, drafts, sensitive: marked = [], ...rest } = item;
  const written: Item = { ...rest, request: writeRequest(request), state };
  if (drafts === undefined && !("response" in state)) return written;
  const secrets = sensitiveFields(request, marked);
  if (drafts !== undefined) written.drafts = withoutSecrets(drafts, secrets);
  if ("response" in state && state.response.content !== undefined) {
    const hidden = secretKeys(state.response.content, secrets);
    written.state = { ...state, response: blank(state.response, hidden) };
    if (hidden.length > 0) written.sensitive = hidden;
  }
  return written;
}

function secretKeys(content: ElicitContent, { hasKey }: SensitiveFields): string[] {
  return Object.entries(content)
    .filter(([key, value]) => hasKey(key) || holdsCredential(value))
    .map(([key]) => key);
}

/** The keys stay, so that it can be said that there is an answer. */
function blank({ action, content = {} }: ElicitResult, hidden: readonly string[]): ElicitResult {
  const shown: ElicitContent = Object.create(null);
  for (const [key, value] of Object.entries(content)) {
    shown[key] = hidden.includes(key) ? "" : value;
  }
  return { action, content: shown };
}
