import { createHash } from "node:crypto";
import type { AuthInfo } from "@modelcontextprotocol/server";
import { type DemoUser, isDemoUser } from "./tokens.js";

/** What a handler may know of the caller: never more than the verified token says. */
export interface Principal {
  user: DemoUser;
  /** Digest of the original request (method, target, arguments): equal on each of its retries. */
  request: string;
}

/** The verified caller of a request, or an error: no handler runs for an unknown one. */
export function principalOf(authInfo: AuthInfo | undefined): Principal {
  const user = authInfo?.extra?.user;
  const request = authInfo?.extra?.request;
  if (!isDemoUser(user) || typeof request !== "string") {
    throw new Error("The request has no verified caller: the endpoint must authenticate it first.");
  }
  return { user, request };
}

export function withRequest(authInfo: AuthInfo, body: unknown): AuthInfo {
  return { ...authInfo, extra: { ...authInfo.extra, request: requestDigest(body) } };
}

/** Same for a request and its retries, whatever their id, `_meta`, answers and state. */
export function requestDigest(body: unknown): string {
  const { method, params } = isRecord(body) ? body : { method: undefined, params: undefined };
  const { _meta, inputResponses, requestState, ...original } = isRecord(params) ? params : {};
  return createHash("sha256")
    .update(JSON.stringify(sorted({ method, original })))
    .digest("base64url");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Key order is no part of a JSON value, so it is no part of its digest. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .sort()
    .map((key) => [key, sorted(value[key])]);
}
