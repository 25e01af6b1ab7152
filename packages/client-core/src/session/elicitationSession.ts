import type { ElicitRequestParams, ElicitResult } from "../protocol.js";
import type { Policy } from "./policy.js";
import type { Provenance, SavedDrafts, SessionSnapshot } from "./types.js";

/** Options of `session.ask`. */
export interface AskOptions {
  /** Withdraws the prompt; the promise rejects with `ABORTED`. */
  signal?: AbortSignal;
  /**
   * Brings the answer to whoever asked, cancel included. When it rejects, the prompt comes back with
   * the answer and what went wrong, and calls this again once the user sends it again, perhaps
   * changed. Default: the answer counts as delivered when `ask` resolves.
   */
  deliver?: (response: ElicitResult) => Promise<void>;
}

/** Options of `session.respond`. */
export interface RespondOptions {
  /**
   * Keys of the content that are left out of receipts and stores: what the form model calls a
   * secret, and what the user marked. Properties that are plainly secrets are left out anyway.
   */
  sensitive?: readonly string[];
}

/**
 * What is pending, and the commands of an interface.
 *
 * A command that comes too late (the item is answered, the round is on its way, the operation has
 * ended) does nothing, so that a double click or a stale view sends nothing twice; `onEvent` tells
 * it as "refused" with an `INVALID_COMMAND` error.
 */
export interface ElicitationSession {
  /** The defaults with what the host changed. */
  readonly policy: Readonly<Policy>;
  /** The same object until something changes. */
  getSnapshot(): SessionSnapshot;
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /**
   * Says that an interface is there and can answer these modes. This, and nothing else, is what is
   * declared to servers.
   * @returns the function that takes it back
   */
  attach(modes: { form?: boolean; url?: boolean }): () => void;
  /**
   * For hosts whose MCP client lives elsewhere. Resolves to the answer; stop and mute answer
   * cancel.
   * @throws ElicitationError when the request cannot be shown or is withdrawn
   */
  ask(
    params: ElicitRequestParams,
    provenance: Provenance,
    options?: AskOptions,
  ): Promise<ElicitResult>;
  /**
   * The user's answer. A round with one item is sent at once, one with several by `send`; for a URL
   * accept means that the page was opened.
   * @throws ElicitationError `INVALID_RESPONSE` when it is no answer to the request
   */
  respond(operationId: string, key: string, response: ElicitResult, options?: RespondOptions): void;
  /** Keeps what was typed while the prompt is closed or the page reloads. Not an answer. */
  saveDrafts(operationId: string, key: string, drafts: SavedDrafts): void;
  /** Takes an answer back that has not been sent. */
  revise(operationId: string, key: string): void;
  /** Sends the round, or sends it again after sending failed. */
  send(operationId: string): void;
  /** The user is done on the opened page, or wants the server asked again now. */
  continueUrl(operationId: string, key: string): void;
  /** The user has come back to the page: goes on where the policy `continueUrl` says so. */
  userReturned(): void;
  /** The server's word that the step behind this URL is done (legacy `elicitationId`). */
  markUrlDone(serverId: string, elicitationId: string): void;
  /** The user chose to see the prompts of a held operation after all. */
  release(operationId: string): void;
  /** The user gives the operation up: nothing more is sent (a server-initiated request gets cancel). */
  stop(operationId: string): void;
  /** An ended operation, or an opened legacy URL, leaves the snapshot. */
  dismiss(operationId: string): void;
  /** The interface could not show this item. */
  reportInterfaceError(operationId: string, key: string, error: unknown): void;
  /** Ends what this server waits for, refuses what it asks later, and declares nothing to it. */
  muteServer(serverId: string): void;
  /** Takes `muteServer` back: what the server asks from now on is shown again. */
  unmuteServer(serverId: string): void;
}
