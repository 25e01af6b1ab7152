import type { ElicitationErrorCode } from "../../errors.js";
import type { ElicitResult } from "../../protocol.js";
import type { Policy } from "../../session/policy.js";
import type { Item, Operation, Round, SavedDrafts } from "../../session/types.js";

// All of this file is public: both entries, of the page and of the server, give it out.

/**
 * The wire between a session on a server and its pages: plain JSON values, one after the other.
 * Frames go to a page, commands come from it, and each command has a reply. docs/remote.md has it
 * with examples.
 */
export const wireVersion = 1;

/** An ElicitationError without what only a server needs: its raw data and its cause. */
export interface WireError {
  /** As in docs/errors.md. */
  code: ElicitationErrorCode;
  /** What happened, why, and what to do. */
  message: string;
  /** Facts, each present where it applies. */
  details?: { method?: string; key?: string; rounds?: number; limit?: number; serverCode?: number };
}

/** A round. Items stand in a list: their keys are the MCP server's, and may be any string. */
export interface WireRound extends Omit<Round, "items" | "error"> {
  /** In the server's order. */
  items: readonly Item[];
  /** Sending failed. */
  error?: WireError;
}

/** An operation. The values of secrets are blank, and their keys stand in `item.sensitive`. */
export interface WireOperation extends Omit<Operation, "round" | "error"> {
  /** What is asked now. */
  round?: WireRound;
  /** What it ended with. */
  error?: WireError;
}

/** What can be answered. */
export interface WireModes {
  /** Forms. */
  form: boolean;
  /** Pages to open. */
  url: boolean;
}

/** What a page has to know of the policy of the session on the server. */
export type WirePolicy = Pick<Policy, "continueUrl" | "interfaceError">;

interface FrameBase {
  v: typeof wireVersion;
  /** This run of the host: another one knows nothing of the commands that this one got. */
  host: string;
  /** Grows with each change of the session. */
  revision: number;
}

/** Everything, first on each stream. */
export interface SnapshotFrame extends FrameBase {
  /** Tells frames apart. */
  type: "snapshot";
  /** In the order in which they began. */
  operations: readonly WireOperation[];
  /** Server ids the user has muted. */
  muted: readonly string[];
  /** What all attached pages can answer together. */
  modes: WireModes;
  /** Of the session on the server. */
  policy: WirePolicy;
}

/** What has changed since the frame before it on this stream, whose revision is `since`. */
export interface ChangeFrame extends FrameBase {
  /** Tells frames apart. */
  type: "change";
  /** The revision of the frame before it. */
  since: number;
  /** The operations that are new or have changed, whole. */
  operations?: readonly WireOperation[];
  /** The ids of all operations, where one came or went. */
  order?: readonly string[];
  /** Present when it has changed. */
  muted?: readonly string[];
  /** Present when they have changed. */
  modes?: WireModes;
}

/** Nothing has happened, and the stream is alive. */
export interface PingFrame extends FrameBase {
  /** Tells frames apart. */
  type: "ping";
}

/** The last one: the host is closed for good, do not come back. */
export interface EndFrame extends FrameBase {
  /** Tells frames apart. */
  type: "end";
}

/** What a page gets. */
export type Frame = SnapshotFrame | ChangeFrame | PingFrame | EndFrame;

/** One item of one round: the same key in another round is another question. */
interface ItemPlace {
  operationId: string;
  round: number;
  key: string;
}

/** What a page wants, by the names of the session's commands. */
export type CommandBody =
  /** What this page can answer now; both false when its interface is gone. */
  | { type: "attach"; modes: WireModes }
  | ({
      type: "respond";
      response: ElicitResult;
      sensitive?: readonly string[];
      /** What was typed for it, in case the answer is taken back. */
      drafts?: SavedDrafts;
    } & ItemPlace)
  | ({ type: "saveDrafts"; drafts: SavedDrafts } & ItemPlace)
  | ({ type: "revise" } & ItemPlace)
  | ({ type: "continueUrl" } & ItemPlace)
  | ({ type: "reportInterfaceError"; message: string } & ItemPlace)
  | { type: "send"; operationId: string; round: number }
  | { type: "release"; operationId: string }
  | { type: "stop"; operationId: string }
  | { type: "dismiss"; operationId: string }
  | { type: "userReturned" }
  | { type: "muteServer"; serverId: string }
  | { type: "unmuteServer"; serverId: string };

/** `type` of a command. */
export type CommandType = CommandBody["type"];

/** What a page sends. */
export type Command = CommandBody & {
  v: typeof wireVersion;
  /** The page's own name, the same for its stream and its commands. */
  page: string;
  /** Unique on this page. The same id again gets the reply of the first time and does nothing. */
  id: string;
};

/** `revision`: a frame of this or a later revision shows what the command did. */
export type Reply = { v: typeof wireVersion; host: string; revision: number; id?: string } & (
  | { ok: true }
  | { ok: false; error: WireError }
);
