import type { RequestOptions } from "@modelcontextprotocol/client";
import type { OriginalMethod } from "../protocol.js";
import { isRecord } from "../session/json.js";

/** `Client.request` without its overloads: `(request, options)` or `(request, schema, options)`. */
export type RequestFunction = (request: WireRequest, ...rest: unknown[]) => Promise<unknown>;

export interface WireRequest {
  method: string;
  params?: { [key: string]: unknown } | undefined;
}

export interface RequestCall {
  request: WireRequest;
  /** The result schema, when the caller brought one. */
  schema: readonly unknown[];
  options: RequestOptions;
}

export function readCall(request: WireRequest, rest: readonly unknown[]): RequestCall {
  const [first, second] = rest;
  const hasSchema = (isRecord(first) || typeof first === "function") && "~standard" in first;
  const options = hasSchema ? second : first;
  return { request, schema: hasSchema ? [first] : [], options: isRecord(options) ? options : {} };
}

const methods: ReadonlySet<string> = new Set<OriginalMethod>([
  "tools/call",
  "prompts/get",
  "resources/read",
]);

/** The methods whose result may ask for input (2026-07-28, multi round-trip requests). */
export function isOriginalMethod(method: string): method is OriginalMethod {
  return methods.has(method);
}

export function isInputRequired(result: unknown): boolean {
  return isRecord(result) && result.resultType === "input_required";
}

/** The request with other params. No params stay no params. */
export function withParams(
  { method }: WireRequest,
  params: { [key: string]: unknown } | undefined,
): WireRequest {
  return params === undefined ? { method } : { method, params };
}

/** The tool's title, when the caller gave its definition along (`CallToolRequestOptions`). */
export function titleOf({ options }: RequestCall): string | undefined {
  const definition = "toolDefinition" in options ? options.toolDefinition : undefined;
  return isRecord(definition) && typeof definition.title === "string"
    ? definition.title
    : undefined;
}

/** What every call of an `ElicitationClient` takes besides the SDK's own options. */
export interface OperationOptions {
  /**
   * Your id of this call: the chat's id of the tool call or of the message, or any other that no other
   * call has. It comes back in `provenance.callId` of what the server asks because of it, after a
   * reload too; `<ElicitationOutlet callId>` and `<Receipts callId>` show what belongs to it. Never
   * sent to a server. A server of 2025-11-25 asks by requests of its own: each that comes while this
   * call is the only one on the wire belongs to it; with several nobody can say which led to it.
   */
  callId?: string;
}

/** The host's id of the call. */
export function callIdOf({ options }: RequestCall): string | undefined {
  const callId = "callId" in options ? options.callId : undefined;
  return typeof callId === "string" ? callId : undefined;
}
