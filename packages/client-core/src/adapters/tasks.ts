import { ElicitationError } from "../errors.js";
import type { ElicitRequestParams, ElicitResult } from "../protocol.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { isRecord } from "../session/json.js";
import type { Provenance, ServerIdentity } from "../session/types.js";

export { createTaskDispatch, type TaskDispatchOptions } from "./taskDispatch.js";

/** Options of `createTaskElicitation`. */
export interface TaskElicitationOptions {
  /** Where the questions are shown. */
  session: ElicitationSession;
  /** Who the tasks run at, by the host's knowledge. */
  server: ServerIdentity;
}

/** An input request of a task, as the callbacks of `createApplicationInputHandler` get it. */
export interface TaskInputRequest {
  /** Of the elicitation/create request, unread. */
  params: { readonly [key: string]: unknown };
}

/** What is used of its context. */
export interface TaskInputContext {
  /** What was given with the call: `call` makes it. */
  applicationContext?: unknown;
  /** Aborted when nobody waits for the answer any more: the task has ended or was cancelled. */
  signal?: AbortSignal;
}

/** The answer. An alias and no interface: that package wants a type that may have more keys. */
export type TaskInputResult = Pick<ElicitResult, "action" | "content">;

/** What led to a task. The task carries it along and hands it back with each question. */
export type TaskContext = Omit<Provenance, "server">;

/** Options of a call, to be spread into those of `tasks.callTool` and `tasks.resumeTask`. */
export interface TaskCallOptions {
  /** What that package hands to `elicitation` with each question. */
  applicationContext: TaskContext;
}

/** Tasks of `@modelcontextprotocol/ext-tasks` that ask through a session. */
export interface TaskElicitation {
  /** For `createApplicationInputHandler({ elicitation, ... })`. */
  elicitation(request: TaskInputRequest, context: TaskInputContext): Promise<TaskInputResult>;
  /**
   * Says which tool a task is for, and with what: `tasks.callTool(name, args, call(name, args))`.
   * `callId` is the chat's own id of the call.
   */
  call(name: string, args?: unknown, more?: { title?: string; callId?: string }): TaskCallOptions;
}

/**
 * Shows in a session what tasks ask for (the extension io.modelcontextprotocol/tasks, and tasks of
 * 2025-11-25). One thing after the other: the package hands them over so.
 *
 * Stop and mute answer cancel, since a task that waits has to be told something.
 */
export function createTaskElicitation({
  session,
  server,
}: TaskElicitationOptions): TaskElicitation {
  return {
    elicitation({ params }, { applicationContext, signal }) {
      const context = isContext(applicationContext) ? applicationContext : unknown;
      const options = signal === undefined ? {} : { signal };
      return session.ask(readParams(params), { server, ...context }, options);
    },
    call(name, args, { title, callId } = {}) {
      const titled = title === undefined ? {} : { title };
      const given = args === undefined ? {} : { arguments: args };
      const named = callId === undefined ? {} : { callId };
      return {
        applicationContext: { source: { kind: "tool", name, ...titled, ...given }, ...named },
      };
    },
  };
}

/** What is missing is missed by the session, in the words of an error that says so. */
function readParams(params: TaskInputRequest["params"]): ElicitRequestParams {
  const { message, mode, url, requestedSchema } = params;
  if (typeof message !== "string") {
    throw new ElicitationError(
      "INVALID_REQUEST",
      "The task's request has no message, so it cannot be shown.",
      { method: "elicitation/create" },
    );
  }
  if (mode === "url") return { mode, message, url: typeof url === "string" ? url : "" };
  return { mode: "form", message, requestedSchema };
}

const unknown: TaskContext = { source: { kind: "unknown" } };

function isContext(value: unknown): value is TaskContext {
  return isRecord(value) && isRecord(value.source) && typeof value.source.kind === "string";
}
