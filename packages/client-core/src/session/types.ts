import type { ElicitationError } from "../errors.js";
import type { ElicitAction, ElicitMode, ElicitRequest, ElicitResult } from "../protocol.js";

/** Who asks. The host's knowledge first; what the server says of itself is a claim. */
export interface ServerIdentity {
  /** The host's key for this server: mute, limits and stored operations go by it. */
  id: string;
  /** The host's name for it, shown first when given. */
  label?: string;
  /** `scheme://host[:port]` the connection goes to, shown first when there is no label. */
  origin?: string;
  /** serverInfo title or name: the server's own claim. */
  claimedName?: string;
  /** Icon that the host vouches for; a server's own icon is never loaded. */
  iconUrl?: string;
}

/** What led to the question. `arguments` are as the call was made. */
export type ProvenanceSource =
  | { kind: "tool"; name: string; title?: string; arguments?: unknown }
  | { kind: "prompt"; name: string; title?: string; arguments?: unknown }
  | { kind: "resource"; uri: string; title?: string }
  /** The server asked on its own, or the host does not know why. */
  | { kind: "unknown" };

/** Who asks and what led to it. */
export interface Provenance {
  /** Who asks. */
  server: ServerIdentity;
  /** The call that led to the question. */
  source: ProvenanceSource;
  /**
   * The host's own id of the call that led to the question, such as a chat's id of a tool call: by
   * it a chat shows prompts and receipts where the call stands. Never sent to a server.
   */
  callId?: string;
}

/** Where an operation is; the last four are its endings. */
export type OperationStatus =
  | "requesting"
  | "awaitingInput"
  | "completed"
  | "failed"
  | "stopped"
  | "aborted";

/** Where an item is. Each member carries only what it has. */
export type ItemState =
  /** Shown, or waiting to be shown. */
  | { status: "pending" }
  /** Answered and not sent yet: can be revised until the round is sent. */
  | { status: "answered"; response: ElicitResult; at: number }
  /**
   * url mode: the user consented and the page was opened. `done` is the server's word (legacy
   * notification); `stillWaiting` counts how often the server asked for the same again.
   */
  | { status: "opened"; response: ElicitResult; at: number; done: boolean; stillWaiting: number }
  /** Its time ran out before it was answered; answered with cancel. */
  | { status: "expired"; response: ElicitResult; at: number }
  /** The interface threw while showing it; decline and cancel remain. */
  | { status: "broken"; message: string };

/** Same shape as the form room's `Drafts`. */
export interface SavedDrafts {
  readonly [name: string]: string | boolean | readonly string[] | undefined;
}

/** One request of a round, by its key in `inputRequests`. */
export interface Item {
  /** Its key in `inputRequests`: the server's, any string at all. */
  key: string;
  /** As it arrived: text, schema and URL are unread. */
  request: ElicitRequest;
  /** Of the request; "form" where it names none. */
  mode: ElicitMode;
  /** Where it is between being shown and being sent. */
  state: ItemState;
  /** What the user has typed so far, by the form's field names; survives a closed prompt. */
  drafts?: SavedDrafts;
  /** Keys of the answer's content that are neither shown again nor stored. */
  sensitive?: readonly string[];
  /** ms since the epoch; absent when the prompt does not expire. */
  expiresAt?: number;
  /** How often this operation has asked the same before, and how that was answered last. */
  repeat?: { count: number; lastAction: ElicitAction };
}

/** What a server asks at once, until its retry. */
export interface Round {
  /** From 1. */
  number: number;
  /** By key, in the server's order, on a null prototype. */
  items: { readonly [key: string]: Item };
  /** More than one item: the user confirms before the answers are sent. */
  needsConfirmation: boolean;
  /** The answers are on their way. */
  sending: boolean;
  /** Sending failed: the answers are kept and can be sent again. */
  error?: ElicitationError;
}

/** The server asked to be asked again (a result with requestState only). */
export interface ServerWait {
  /** How often it has put this operation off. */
  tries: number;
  /** ms since the epoch of the next try. */
  nextAt: number;
}

/** The policy wants the user's decision before the prompt is shown: release, stop or mute. */
export interface Hold {
  /** More than `promptsPerMinute` of the policy. */
  reason: "rate-limited";
  /** Prompts of this server within the last minute. */
  recent: number;
}

/** What was asked, by whom, and the answer. Values that are sensitive are left out. */
export interface Receipt {
  /** The operation it belongs to. */
  operationId: string;
  /** Number of the round, from 1. */
  round: number;
  /** The item's key in that round. */
  key: string;
  /** When it was answered, or ended without an answer; ms since the epoch. */
  at: number;
  /** Who had asked, and why. */
  provenance: Provenance;
  /** What was asked, as it arrived. */
  request: ElicitRequest;
  /** What the server was told. */
  action: ElicitAction;
  /** Labels and values as shown; `redacted` where the value was left out. */
  answers?: { key: string; value?: string | number | boolean | string[]; redacted?: true }[];
  /**
   * Set when nobody answered: why it got this action all the same. With `muted`, `stopped`, `withdrawn`
   * (by the caller), `interface-failed` and `failed` the call was given up, and the server told nothing;
   * one that had asked by itself got cancel.
   */
  reason?:
    | "expired"
    | "muted"
    | "stopped"
    | "withdrawn"
    | "interface-failed"
    | "failed"
    | "auto-accepted";
}

/** One original request with all its retries, or one request of the server or host. */
export interface Operation {
  /** Ours; what every command names. */
  id: string;
  /** Where it is; after one of the endings nothing changes any more. */
  status: OperationStatus;
  /** Who asks and what led to it. */
  provenance: Provenance;
  /** Protocol path: multi round-trip, a server-initiated request, or the host's `ask`. */
  path: "mrtr" | "legacy" | "ask";
  /** ms since the epoch. */
  startedAt: number;
  /** What is asked now; absent while nothing is. */
  round?: Round;
  /** Set while the server has put the request off. */
  wait?: ServerWait;
  /** Set while the user has to decide whether to see the prompt at all. */
  hold?: Hold;
  /** Oldest first. */
  receipts: readonly Receipt[];
  /** Why it failed, was stopped or aborted. */
  error?: ElicitationError;
}

/** All that an interface shows. Immutable: a change makes another one and keeps what did not change. */
export interface SessionSnapshot {
  /** In the order in which they began. Ended ones stay until `dismiss`ed or the policy drops them. */
  readonly operations: readonly Operation[];
  /** Server ids the user has muted. */
  readonly muted: readonly string[];
  /** Modes that an attached interface can answer now. */
  readonly modes: { readonly form: boolean; readonly url: boolean };
}
