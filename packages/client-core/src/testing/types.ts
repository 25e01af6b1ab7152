/** Protocol revisions that a scripted server can speak. */
export type ProtocolRevision = "2026-07-28" | "2025-11-25" | "2025-06-18";

/** A JSON object of any shape. */
export type JsonObject = { [key: string]: unknown };

/** One thing that the server does while it handles a request. Plain data: it can live in a JSON file. */
export type ScriptAction =
  /** Ends the request with this result, sent as it is: no `resultType` is added. */
  | { do: "result"; result: JsonObject }
  /** Ends the request with a JSON-RPC error. */
  | { do: "error"; code: number; message: string; data?: unknown }
  /** Ends the request as an HTTP status does: delivery fails, the server has not seen the request. */
  | { do: "http"; status: number }
  /** Ends the request as an unreachable host does: delivery fails. */
  | { do: "network" }
  /** The request is never answered. */
  | { do: "silence" }
  /** The stream of this request ends without an answer; the connection stays ("per-request" only). */
  | { do: "endStream" }
  /** The connection closes; what is in flight is lost. */
  | { do: "drop" }
  /** Reports progress to the request, if it asked for progress. */
  | { do: "progress"; progress: number; total?: number; message?: string }
  /** Waits until the test calls `release(gate)`. */
  | { do: "hold"; gate: string }
  /** A request from the server to the client (2025 revisions); waits for the client's answer. */
  | { do: "ask"; method: string; params: unknown }
  | { do: "notify"; method: string; params?: JsonObject };

/** Delivery fails: what `httpFailure` and `networkFailure` give. */
export type ScriptFailure = Extract<ScriptAction, { do: "http" | "network" }>;

/**
 * How one request of the client is handled: actions in order, the last of which ends it. An object
 * without `do` stands for `{ do: "result", result: object }`.
 */
export type ScriptRound = ScriptStep | readonly ScriptStep[];
/** An action, or an object that is the result itself. */
export type ScriptStep = ScriptAction | (JsonObject & { do?: never });

/**
 * Rounds in order, for whichever request comes; or rounds by what the request is about (the name of
 * a tool or prompt, the URI of a resource); or a function.
 */
export type Script =
  | readonly ScriptRound[]
  | { readonly [target: string]: readonly ScriptRound[] }
  | ((request: WireRequest) => ScriptRound);

/** A request of the client as it crossed the wire, the handshake left out. */
export interface WireRequest {
  /** JSON-RPC id. */
  id: string | number;
  /** JSON-RPC method. */
  method: string;
  /** Without `_meta`. */
  params: JsonObject;
  /** `_meta` of the params; empty where there is none. */
  meta: JsonObject;
  /** Capabilities that this request declares (2026-07-28); undefined on older revisions. */
  capabilities?: JsonObject;
  /** Which connection it came on, from 0. */
  connection: number;
  /** The script made its delivery fail. */
  failed?: "http" | "network";
}

/** The client's answer to a request of the server. */
export interface WireAnswer {
  /** JSON-RPC id of the server's request. */
  id: string | number;
  /** What the client answered. */
  result?: JsonObject;
  /** Or the error it answered with. */
  error?: { code: number; message: string; data?: unknown };
}

/** Everything that crossed the wire, in order. */
export type WireEntry =
  | { from: "client" | "server"; connection: number; message: JsonObject }
  /** The client gave a request up by closing its stream. */
  | { from: "client"; connection: number; abandoned: string | number };

/** How the scripted server speaks and what it says of itself. */
export interface ScriptedServerOptions {
  /** Default "2026-07-28". */
  revision?: ProtocolRevision;
  /** What the server says of itself. */
  serverInfo?: { name: string; version: string; title?: string };
  /** What it can do besides tools, prompts and resources, for instance `extensions`. */
  capabilities?: JsonObject;
  /** Answer to tools/list. Default: one tool for each target of the script. */
  tools?: readonly JsonObject[];
  /**
   * "per-request": each request has a stream of its own that the client closes to cancel it, as in
   * Streamable HTTP. "shared": one channel, as in stdio. Default "per-request".
   */
  streams?: "per-request" | "shared";
  /** Keep `wire` and `requests`. Turn off for long runs. Default true. */
  record?: boolean;
}
