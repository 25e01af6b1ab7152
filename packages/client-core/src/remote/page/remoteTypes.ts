import type { ElicitationError } from "../../errors.js";
import type { ElicitationSession } from "../../session/elicitationSession.js";
import type { Clock } from "../../session/environment.js";
import type { CommandType } from "../wire/wire.js";
import type { RemoteConnection } from "./link.js";
import type { RemoteTransport } from "./transport.js";

/** A command that the server, or the page itself, did not do. */
export interface RefusedCommand {
  /** The command. */
  type: CommandType | "ask" | "markUrlDone";
  /** Of the operation it was for. */
  operationId?: string;
  /** Why: `INVALID_COMMAND` or `INVALID_RESPONSE`. */
  error: ElicitationError;
}

/** Options of `createRemoteSession`. */
export interface RemoteSessionOptions extends RemoteTransport {
  /** Commands that came too late, or were none: they did nothing. */
  onRefused?: (refused: RefusedCommand) => void;
  /** Errors that end nothing: a listener that throws, an interface that failed. */
  onError?: (error: unknown) => void;
  /** ms before the second try to connect or to deliver; doubles each time. Default 500. */
  firstDelay?: number;
  /** ms that this delay grows to. Default 30 000. */
  longestDelay?: number;
  /** ms without a frame, or a part of one, after which the stream is opened anew. Default 45 000. */
  silence?: number;
  /** ms for one delivery of a command. Default 15 000. */
  timeout?: number;
  /**
   * ms after which a command that does not get through is shown as failed, to be sent again by the
   * user or when the stream is back. Default 20 000.
   */
  giveUpAfter?: number;
  /**
   * ms for which a restarted server may take its operations up again before they are shown as lost.
   * Default 5 000.
   */
  recoverWithin?: number;
  /** For tests. */
  clock?: Clock;
  /** For tests: spreads the tries of many pages. */
  random?: () => number;
  /** For tests: names this page and its commands. */
  createId?: () => string;
}

/** A session whose operations live on a server. Interfaces use it as any other. */
export interface RemoteSession extends ElicitationSession {
  /** Listeners of `subscribe` hear of changes. */
  getConnection(): RemoteConnection;
  /** Tries to connect now, for instance when the browser is online again. */
  reconnect(): void;
  /** Leaves the server. Nothing is answered: what it asked waits for the next page. */
  close(): void;
}
