import type { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type {
  Hold,
  Operation,
  OperationStatus,
  Receipt,
  Round,
  SavedDrafts,
  ServerWait,
} from "./types.js";

/** What can happen to an operation. The reducer is the only one that reads them. */
export type OperationEvent =
  | { type: "roundOpened"; round: Round; hold?: Hold; expiresAt?: number }
  /** The next round has nothing for the user. */
  | { type: "roundClosed" }
  | { type: "released"; expiresAt?: number }
  | {
      type: "answered";
      key: string;
      response: ElicitResult;
      at: number;
      /** Keys of content that are neither shown again nor stored. */
      sensitive?: readonly string[];
    }
  /** url mode: consent was given and the page was opened. */
  | { type: "opened"; key: string; response: ElicitResult; at: number }
  /** The opened page is done with, by the user's word: the answer may go. */
  | { type: "continued"; key: string }
  /** The server says that the step behind the URL is done. */
  | { type: "urlDone"; key: string }
  | { type: "revised"; key: string }
  | { type: "draftsSaved"; key: string; drafts: SavedDrafts }
  | { type: "broke"; key: string; message: string }
  /** Everything not answered yet is answered with cancel. */
  | { type: "expired"; at: number }
  | { type: "sending" }
  | { type: "sendFailed"; error: ElicitationError }
  /** The round reached the server. */
  | { type: "sent"; receipts: readonly Receipt[] }
  | { type: "waiting"; wait: ServerWait }
  /** The answer is out and the opened page is still to be seen. */
  | { type: "lingers" }
  | {
      type: "ended";
      status: EndStatus;
      error?: ElicitationError;
      /** Of what was asked and never answered. */
      receipts?: readonly Receipt[];
      /** An opened legacy URL stays to be seen as done. */
      keepRound?: boolean;
    };

export type EndStatus = Exclude<OperationStatus, "requesting" | "awaitingInput">;

/** What can happen to the session. */
export type SessionEvent =
  | { type: "began"; operation: Operation }
  /** `at` is where the operation is in the list. */
  | { type: "changed"; at: number; operation: Operation }
  | { type: "removed"; at: number }
  | { type: "muted"; muted: readonly string[] }
  | { type: "attached"; modes: { form: boolean; url: boolean } };
