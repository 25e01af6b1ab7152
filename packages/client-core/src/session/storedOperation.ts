import type { OriginalMethod } from "../protocol.js";
import { checkResponse } from "./checkResponse.js";
import { isRecord, mapRecord } from "./json.js";
import type { LiveOperation } from "./liveOperation.js";
import type { StoredItem, StoredOperation } from "./resumable.js";
import { holdsCredential, type SensitiveFields, sensitiveFields } from "./sensitive.js";
import { readReceipts, writeReceipt } from "./storedReceipts.js";
import type { Item, SavedDrafts } from "./types.js";

const version = 1;
const methods: readonly OriginalMethod[] = ["tools/call", "prompts/get", "resources/read"];

/** What is written of an operation: JSON without anything that the form model calls a secret. */
export function writeStored(live: LiveOperation, userKey: string): unknown {
  const { resumable, state } = live;
  if (resumable === undefined || state.round === undefined) return undefined;
  const { round, provenance, startedAt } = state;
  const receipts = state.receipts.map(writeReceipt);
  const items = mapRecord(round.items, writeItem);
  const { callId, server } = provenance;
  const whose = { serverId: server.id, userKey, callId };
  return { ...resumable, version, ...whose, startedAt, items, sending: round.sending, receipts };
}

/** As it is written: JSON has no undefined, so null stands for an answer that was left out. */
interface KeptItem extends Omit<StoredItem, "drafts"> {
  drafts?: { readonly [name: string]: SavedDrafts[string] | null };
}

function writeItem({ state, drafts, request, sensitive: marked = [] }: Item): KeptItem {
  const kept: KeptItem = {};
  const sensitive = sensitiveFields(request, marked);
  if (drafts !== undefined) kept.drafts = withoutSensitive(drafts, sensitive);
  if (state.status === "opened") kept.state = state;
  if (state.status === "answered") {
    const { content = {} } = state.response;
    // An answer without its secret is another answer: the user gives it again.
    const secret = Object.entries(content).some(
      ([key, value]) => sensitive.hasKey(key) || holdsCredential(value),
    );
    if (!secret) kept.state = state;
  }
  return kept;
}

function withoutSensitive(drafts: SavedDrafts, { hasName }: SensitiveFields): KeptItem["drafts"] {
  return Object.fromEntries(
    Object.entries(drafts)
      .filter(([name, draft]) => !hasName(name) && !holdsCredential(draft))
      .map(([name, draft]) => [name, draft ?? null]),
  );
}

/** Reads a record back, with the suspicion that all stored data deserves. */
export function readStored(id: string, data: unknown): StoredOperation | undefined {
  if (!isRecord(data) || data.version !== version) return undefined;
  const { original, result, rounds, stateRounds, pausedState, startedAt, items, sending } = data;
  if (!isRecord(original) || !isRecord(original.params) || !isRecord(items)) return undefined;
  const method = methods.find((known) => known === original.method);
  if (method === undefined || !isCount(rounds) || !isCount(stateRounds)) return undefined;
  if (pausedState !== undefined && typeof pausedState !== "string") return undefined;
  return {
    id,
    ...(typeof data.callId === "string" ? { callId: data.callId } : {}),
    original: { method, params: original.params },
    result,
    rounds,
    stateRounds,
    ...(pausedState === undefined ? {} : { pausedState }),
    startedAt: typeof startedAt === "number" ? startedAt : 0,
    items: mapRecord(items, readItem),
    receipts: readReceipts(data.receipts),
    sending: sending === true,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function readItem(item: unknown): StoredItem {
  if (!isRecord(item)) return {};
  const state = readState(item.state);
  const drafts = isRecord(item.drafts) ? readDrafts(item.drafts) : undefined;
  return {
    ...(state === undefined ? {} : { state }),
    ...(drafts === undefined ? {} : { drafts }),
  };
}

function readState(state: unknown): StoredItem["state"] {
  if (!isRecord(state) || typeof state.at !== "number") return undefined;
  const { at } = state;
  try {
    if (state.status === "opened") {
      const stillWaiting = isCount(state.stillWaiting) ? state.stillWaiting : 0;
      return { status: "opened", response: { action: "accept" }, at, done: false, stillWaiting };
    }
    if (state.status !== "answered") return undefined;
    return { status: "answered", response: checkResponse("form", state.response), at };
  } catch {
    return undefined;
  }
}

function readDrafts(drafts: { [name: string]: unknown }): SavedDrafts {
  const read: { [name: string]: SavedDrafts[string] } = {};
  for (const [name, value] of Object.entries(drafts)) {
    // The name stays: without it the field would begin with its default again.
    if (value === null) read[name] = undefined;
    else if (typeof value === "string" || typeof value === "boolean") read[name] = value;
    else if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) {
      read[name] = value;
    }
  }
  return read;
}
