import type { OriginalRequest } from "../protocol.js";
import type { ItemState, Receipt, SavedDrafts } from "./types.js";

/** What the loop needs to go on with an operation that was interrupted. */
export interface Resumable {
  original: OriginalRequest;
  /** The InputRequiredResult of the open round, as it came. */
  result: unknown;
  rounds: number;
  stateRounds: number;
  /** The answers went out, a page is open, and this is the state the server gave since. */
  pausedState?: string;
}

/** How far the user was with an item. */
export interface StoredItem {
  state?: Extract<ItemState, { status: "answered" | "opened" }>;
  drafts?: SavedDrafts;
}

/** Whose it is, the operation knows. */
export type StoredReceipt = Omit<Receipt, "operationId" | "provenance">;

/** An operation as it is read back from a store. */
export interface StoredOperation extends Resumable {
  id: string;
  /** Of its provenance. */
  callId?: string;
  startedAt: number;
  items: { readonly [key: string]: StoredItem };
  /** Of earlier rounds. */
  receipts: readonly StoredReceipt[];
  /** The answers were on their way; nobody knows whether they arrived. */
  sending: boolean;
}
