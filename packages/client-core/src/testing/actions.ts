import type { JsonObject, ScriptAction, ScriptFailure } from "./types.js";

/** A finished result of 2026-07-28; `result` is laid over an answer with one text block. */
export function complete(result: JsonObject = {}): ScriptAction {
  const content = [{ type: "text", text: "ok" }];
  return { do: "result", result: { resultType: "complete", content, ...result } };
}

/** A finished result of a 2025 revision, which has no `resultType`. */
export function legacyComplete(result: JsonObject = {}): ScriptAction {
  return { do: "result", result: { content: [{ type: "text", text: "ok" }], ...result } };
}

/**
 * `input_required`. Without `requestState` the result has no such key; the empty string is a state.
 */
export function inputRequired(
  inputRequests: JsonObject | undefined,
  requestState?: string,
): ScriptAction {
  return {
    do: "result",
    result: {
      resultType: "input_required",
      ...(inputRequests === undefined ? {} : { inputRequests }),
      ...(requestState === undefined ? {} : { requestState }),
    },
  };
}

/** An entry of `inputRequests` that asks for a form; the default schema has one required text, `v`. */
export function formRequest(message: string, requestedSchema: unknown = oneText): JsonObject {
  return { method: "elicitation/create", params: { mode: "form", message, requestedSchema } };
}

/** An entry of `inputRequests` that asks to open a URL. */
export function urlRequest(message: string, url: string): JsonObject {
  return { method: "elicitation/create", params: { mode: "url", message, url } };
}

const oneText = {
  type: "object",
  properties: { v: { type: "string" } },
  required: ["v"],
};

/** Ends the request with a JSON-RPC error. */
export function rpcError(code: number, message: string, data?: unknown): ScriptAction {
  return { do: "error", code, message, ...(data === undefined ? {} : { data }) };
}

/** 2025-11-25: the call cannot go on before these URLs were opened. */
export function urlElicitationRequired(
  elicitations: readonly { elicitationId: string; url: string; message: string }[],
): ScriptAction {
  return rpcError(-32042, "URL elicitation required", {
    elicitations: elicitations.map((elicitation) => ({ mode: "url", ...elicitation })),
  });
}

/** Delivery fails as with this HTTP status; the server has not seen the request. */
export function httpFailure(status: number): ScriptFailure {
  return { do: "http", status };
}

/** Delivery fails as when the host cannot be reached. */
export function networkFailure(): ScriptFailure {
  return { do: "network" };
}

/** The request is never answered. */
export function silence(): ScriptAction {
  return { do: "silence" };
}

/** The stream of this request ends without an answer; the connection stays. */
export function endStream(): ScriptAction {
  return { do: "endStream" };
}

/** The connection closes; what is in flight is lost. */
export function drop(): ScriptAction {
  return { do: "drop" };
}

/** Progress of the request, if it asked for progress. */
export function progress(value: number, total?: number, message?: string): ScriptAction {
  return {
    do: "progress",
    progress: value,
    ...(total === undefined ? {} : { total }),
    ...(message === undefined ? {} : { message }),
  };
}

/** Waits until the test calls `server.release(gate)`. */
export function hold(gate: string): ScriptAction {
  return { do: "hold", gate };
}

/** elicitation/create from the server, on a 2025 revision. */
export function ask(params: unknown): ScriptAction {
  return { do: "ask", method: "elicitation/create", params };
}

/** notifications/elicitation/complete, on 2025-11-25. */
export function elicitationComplete(elicitationId: string): ScriptAction {
  return { do: "notify", method: "notifications/elicitation/complete", params: { elicitationId } };
}
