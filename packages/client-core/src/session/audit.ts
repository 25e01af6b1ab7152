import type { ElicitationError } from "../errors.js";
import type { ElicitAction, ElicitRequest, ElicitResult } from "../protocol.js";
import type { EndStatus } from "./events.js";
import type { Provenance, Receipt } from "./types.js";

/** What happened, for an audit trail. Times are ms since the epoch, durations ms. */
export type AuditEvent = { at: number; operationId: string; provenance: Provenance } & AuditDetail;

export type AuditDetail =
  | { type: "asked"; round: number; requests: readonly { key: string; request: ElicitRequest }[] }
  /** Too many prompts of this server: the user decides first. */
  | { type: "held"; round: number; recent: number }
  | { type: "released" }
  | {
      type: "answered";
      round: number;
      key: string;
      action: ElicitAction;
      /** Since the round was opened. */
      duration: number;
      /** Set when nobody answered. */
      reason?: NonNullable<Receipt["reason"]>;
      /** Only with `auditAnswers`. */
      response?: ElicitResult;
    }
  | { type: "revised"; round: number; key: string }
  | { type: "sent"; round: number }
  | { type: "sendFailed"; round: number; error: ElicitationError }
  | { type: "waiting"; tries: number; delay: number }
  /** A command came too late and did nothing. */
  | { type: "refused"; command: string; error: ElicitationError }
  | { type: "ended"; status: EndStatus; duration: number; error?: ElicitationError };
