import type { Clock } from "../../session/environment.js";
import type { Frame, Reply } from "../wire/wire.js";
import type { UrlJudgement } from "./checkAnswer.js";

/** Options of `createSessionHost`. */
export interface SessionHostOptions {
  /**
   * ms for which a page whose stream has ended still counts as there, so that a reload or a lost
   * network takes nothing back that was declared. Default 10 000.
   */
  grace?: number;
  /** ms without news after which a stream says that it is alive. Default 15 000. */
  heartbeat?: number;
  /** Pages at the same time. Default 20: a user has not more, a loop in a page may. */
  maxPages?: number;
  /** How addresses are judged that a page says it has opened. Give the same as the page does. */
  url?: UrlJudgement;
  /** A page can answer, and before none could: the moment to call `resume` of the clients. */
  onAttach?: () => unknown;
  /** What `onAttach` throws or rejects with, and what a command fails with. Default: the console. */
  onError?: (error: unknown) => void;
  /** For tests. */
  clock?: Clock;
  /** For tests: names this run of the host. */
  createId?: () => string;
}

/** Options of `frames`. */
export interface FramesOptions {
  /** The page's name, as it stands in its commands. */
  page: string;
  /** Ends the stream, as leaving the loop does. */
  signal?: AbortSignal;
}

/** One user's session, as served to that user's pages. */
export interface SessionHost {
  /**
   * A snapshot, then what changes, until the page leaves. Slow readers get fewer and larger frames.
   * @throws ElicitationError `LIMIT_EXCEEDED` with too many pages, `INVALID_COMMAND` without a name
   */
  frames(options: FramesOptions): AsyncIterableIterator<Frame>;
  /**
   * Checks a command and does it. Takes anything, never throws: the reply says what was wrong. The
   * same id again gets the reply of the first time.
   */
  receive(command: unknown): Promise<Reply>;
  /** Ends all streams for good; what is asked stays in the session. */
  close(): void;
}
