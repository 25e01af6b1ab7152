/** Every way in which an operation can end without a result. docs/errors.md explains each. */
export type ElicitationErrorCode =
  /** The server's answer breaks the protocol (neither inputRequests nor requestState, malformed entries, unknown resultType). */
  | "INVALID_RESULT"
  /** `input_required` on a method that must not use it. */
  | "UNSUPPORTED_METHOD"
  /** An entry of a kind or mode that was not declared. */
  | "UNSUPPORTED_REQUEST"
  /** A request lacks its message, schema or URL. */
  | "INVALID_REQUEST"
  /** A request is over a documented limit. */
  | "LIMIT_EXCEEDED"
  /** More rounds than the policy allows. */
  | "ROUNDS_EXCEEDED"
  /** More state-only rounds than the policy allows. */
  | "STATE_ROUNDS_EXCEEDED"
  /** A request arrived and no interface is attached. */
  | "NO_INTERFACE"
  /** -32021: the server needs a capability that was not declared. */
  | "MISSING_CAPABILITY"
  /** An answer that is none: unknown action, accept without content, null in content. */
  | "INVALID_RESPONSE"
  /** A command for an operation or item that is not there or is answered already. */
  | "INVALID_COMMAND"
  /** The request, or the retry with the answers, could not be delivered. */
  | "TRANSPORT"
  /** The connection went away while a prompt was open. */
  | "CONNECTION_LOST"
  /** The server answered with a JSON-RPC error. */
  | "SERVER_ERROR"
  /** The user declined or cancelled a URL that the server cannot do without (-32042). */
  | "URL_NOT_OPENED"
  /** The user gave the operation up. */
  | "STOPPED"
  /** The user has muted the server. */
  | "MUTED"
  /** The caller's signal. */
  | "ABORTED"
  /** The interface threw. */
  | "INTERFACE_FAILED"
  /** The part that asks could not be loaded. */
  | "ENGINE_NOT_LOADED"
  /** Stored operations: not readable, other server, other user, expired. */
  | "NOT_RESUMABLE"
  /** The store is full, blocked or broken. Never ends an operation: it goes on without the copy. */
  | "STORAGE";

/** Facts about an error, each present where it applies; docs/errors.md says which go with which code. */
export interface ElicitationErrorDetails {
  /** The original request's method. */
  method?: string;
  /** Entry of the round (a key of inputRequests). */
  key?: string;
  /** How many rounds there were. */
  rounds?: number;
  /** The limit of the policy that was exceeded, in its own unit. */
  limit?: number;
  /** JSON-RPC error code that the server sent. */
  serverCode?: number;
  /** JSON-RPC error data that the server sent, unread. */
  serverData?: unknown;
  /** What the server says it needs (-32021), unread. */
  requiredCapabilities?: unknown;
}

/** The one error class of the package. `message` says what happened, why, and what to do. */
export class ElicitationError extends Error {
  override readonly name = "ElicitationError";
  /** Which ending; docs/errors.md has them all. */
  readonly code: ElicitationErrorCode;
  /** Facts, each present where it applies. */
  readonly details: Readonly<ElicitationErrorDetails>;

  constructor(
    code: ElicitationErrorCode,
    message: string,
    details: ElicitationErrorDetails = {},
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
  }

  /** `ElicitationError [CODE]: message`: what is shown or logged as text has the code to look up. */
  override toString(): string {
    return `${this.name} [${this.code}]: ${this.message}`;
  }
}
