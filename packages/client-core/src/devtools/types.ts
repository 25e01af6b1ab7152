import type { AuditEvent } from "../session/audit.js";
import type { Provenance } from "../session/types.js";

/** A JSON-RPC message as it passed. */
export interface RecordedMessage {
  /** From 1, over all connections. */
  number: number;
  /** ms since the epoch. */
  at: number;
  /** The host's name for the connection. */
  server: string;
  /** As seen from the page. */
  direction: "sent" | "received";
  /** The message itself, cut where it is too large or too deep; answers of the user are in it. */
  message: unknown;
}

/** What the session did: an audit event as JSON, its error told by code and message. */
export interface RecordedEvent {
  /** As in `AuditEvent`: `asked`, `answered`, `sent`, `held`, `refused`, `ended` ... */
  type: AuditEvent["type"];
  /** ms since the epoch. */
  at: number;
  /** As in the snapshot. */
  operationId: string;
  /** Who asked, and what led to it. */
  provenance: Provenance;
  /** Number of the round, where the event belongs to one. */
  round?: number;
  /** What else the event tells. */
  [detail: string]: unknown;
}

/** What a recorder has seen, as plain JSON: it can be saved, sent to a colleague and replayed. */
export interface Recording {
  /** Of this format. */
  version: 1;
  /** Oldest first. */
  events: readonly RecordedEvent[];
  /** Oldest first. */
  messages: readonly RecordedMessage[];
}

/** The part of an SDK transport that is watched. */
export interface WatchedTransport {
  /** Sends to the server. */
  send(...args: never[]): Promise<void>;
  /** Receives from it. */
  onmessage?: ((...args: never[]) => void) | undefined;
}

/** Keeps what a session and its connections do. */
export interface Recorder {
  /** The `onEvent` option of the session. */
  readonly onEvent: (event: AuditEvent) => void;
  /** Records every message of a transport from now on; call it before `client.connect`. */
  watch<T extends WatchedTransport>(transport: T, server: string): T;
  /** Immutable; the same object until something is recorded. */
  getSnapshot(): Recording;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Forgets everything. */
  clear(): void;
}
