import type { ElicitRequest, ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import { sameJson } from "./json.js";
import type { StoredItem } from "./resumable.js";
import type { Item } from "./types.js";

/** The last time that a key was asked in this operation, and how that was answered. */
export interface Asked {
  item: Item;
  response: ElicitResult;
}

/**
 * An item as it is first shown. Nothing is answered from memory: what the operation knows of an
 * earlier round only fills the form again, marks a repeat, and tells a URL that is still open from
 * a new one.
 */
export function openItem(
  key: string,
  { mode, request }: CheckedRequest,
  history: readonly Asked[],
  at: number,
): Item {
  const base = { key, request, mode };
  const open = findOpen(request, history);
  if (open !== undefined) {
    const before = open.item.state.status === "opened" ? open.item.state.stillWaiting : 0;
    const stillWaiting = before + 1;
    return {
      ...base,
      state: { status: "opened", response: { action: "accept" }, at, done: false, stillWaiting },
    };
  }
  const item: Item = { ...base, state: { status: "pending" } };
  const earlier = history.findLast((asked) => asked.item.key === key);
  if (earlier === undefined || !sameQuestion(earlier.item.request, request)) return item;
  return {
    ...item,
    ...(earlier.item.drafts === undefined ? {} : { drafts: earlier.item.drafts }),
    repeat: { count: (earlier.item.repeat?.count ?? 0) + 1, lastAction: earlier.response.action },
  };
}

/** The item as the user had left it before the page was reloaded. */
export function restoreItem(item: Item, stored: StoredItem | undefined): Item {
  if (stored === undefined) return item;
  const { state, drafts } = stored;
  const fits = state !== undefined && (state.status === "opened") === (item.mode === "url");
  const kept = fits || (state?.status === "answered" && state.response.action !== "accept");
  return {
    ...item,
    ...(drafts === undefined ? {} : { drafts }),
    ...(kept ? { state } : {}),
  };
}

/** The user has consented to this URL before. A changed URL is another one. */
export function isStillOpen(request: ElicitRequest, history: readonly Asked[]): boolean {
  return findOpen(request, history) !== undefined;
}

function findOpen(request: ElicitRequest, history: readonly Asked[]): Asked | undefined {
  const last = history.findLast(({ item }) => sameUrl(item.request, request));
  return last !== undefined && consented(last.item) ? last : undefined;
}

function consented({ mode, state }: Item): boolean {
  return mode === "url" && "response" in state && state.response.action === "accept";
}

function sameUrl(left: ElicitRequest, right: ElicitRequest): boolean {
  return (
    left.params.mode === "url" &&
    right.params.mode === "url" &&
    left.params.url === right.params.url
  );
}

/** The message may differ: servers put the time of day into it. */
function sameQuestion(left: ElicitRequest, right: ElicitRequest): boolean {
  if (left.params.mode === "url" || right.params.mode === "url") return sameUrl(left, right);
  return sameJson(left.params.requestedSchema, right.params.requestedSchema);
}
