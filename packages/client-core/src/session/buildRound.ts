import { ElicitationError } from "../errors.js";
import {
  type CheckedRequest,
  checkRequest,
  type Modes,
  type RequestLimits,
} from "./checkRequest.js";
import { isRecord } from "./json.js";
import { quoted } from "./quoted.js";

export type DeprecatedMethod = "sampling/createMessage" | "roots/list";

/** One keyed request of a round: for the user, or for a handler that the host registered. */
export type RoundEntry =
  | ({ kind: "elicit"; key: string } & CheckedRequest)
  | { kind: "deprecated"; key: string; method: DeprecatedMethod; params: unknown };

export type RoundPlan =
  | { kind: "round"; entries: readonly RoundEntry[]; requestState?: string }
  /** Nothing to ask: the server wants the request again. */
  | { kind: "stateOnly"; requestState: string };

export interface RoundContext {
  /** The method whose result this is. */
  method: string;
  /** What was declared with the request that got this result. */
  declared: Modes;
  /** Methods for which the host registered a handler. */
  handlers: { has(method: string): boolean };
  limits: RequestLimits & { maxEntries: number };
}

const deprecatedMethods: ReadonlySet<string> = new Set<DeprecatedMethod>([
  "sampling/createMessage",
  "roots/list",
]);

/**
 * Reads an InputRequiredResult whole, before anything of it is shown: if one entry cannot be
 * answered the round is refused, so that nobody types an answer that is then thrown away.
 *
 * @throws ElicitationError that names the entry
 */
export function buildRound(result: unknown, context: RoundContext): RoundPlan {
  const { method, limits } = context;
  const broken = (what: string): ElicitationError =>
    new ElicitationError("INVALID_RESULT", `The server's answer to ${method} ${what}.`, { method });

  if (!isRecord(result)) throw broken("is no object");
  const { requestState } = result;
  if (requestState !== undefined && typeof requestState !== "string") {
    throw broken("has a requestState that is no string");
  }
  const requests = result.inputRequests ?? {};
  if (!isRecord(requests)) throw broken("has inputRequests that are no object");
  const keys = Object.keys(requests);
  if (keys.length === 0) {
    if (requestState === undefined) {
      throw broken("asks for input but has neither inputRequests nor requestState");
    }
    return { kind: "stateOnly", requestState };
  }
  if (keys.length > limits.maxEntries) throw tooMany(keys.length, method, limits);
  const entries = keys.map((key) => readEntry(key, requests[key], context));
  return { kind: "round", entries, ...(requestState === undefined ? {} : { requestState }) };
}

function readEntry(key: string, entry: unknown, context: RoundContext): RoundEntry {
  if (!isRecord(entry) || typeof entry.method !== "string") {
    throw new ElicitationError(
      "INVALID_REQUEST",
      `The server's request ${quoted(key)} is no object with a method.`,
      { method: context.method, key },
    );
  }
  const { method, params } = entry;
  if (method === "elicitation/create") {
    return { kind: "elicit", key, ...checkRequest(params, context.declared, context.limits, key) };
  }
  if (isDeprecated(method) && context.handlers.has(method)) {
    return { kind: "deprecated", key, method, params };
  }
  throw new ElicitationError(
    "UNSUPPORTED_REQUEST",
    `The server's request ${quoted(key)} is ${quoted(method)}, which was not declared. ${
      isDeprecated(method)
        ? "The feature is deprecated; register a handler for it to serve it all the same."
        : "It is no kind of request that a round may hold."
    }`,
    { method, key },
  );
}

function isDeprecated(method: string): method is DeprecatedMethod {
  return deprecatedMethods.has(method);
}

/**
 * Reads the URLs of error -32042 (2025-11-25) as items, keyed by their elicitationId.
 *
 * @throws ElicitationError that names the entry
 */
export function readUrls(
  elicitations: readonly unknown[],
  method: string,
  declared: Modes,
  limits: RoundContext["limits"],
): Map<string, CheckedRequest> {
  if (elicitations.length === 0) {
    throw new ElicitationError("INVALID_RESULT", "The server asks for URLs and names none.", {
      method,
    });
  }
  if (elicitations.length > limits.maxEntries) throw tooMany(elicitations.length, method, limits);
  const requests = new Map<string, CheckedRequest>();
  elicitations.forEach((entry, index) => {
    const id = isRecord(entry) ? entry.elicitationId : undefined;
    const key = typeof id === "string" ? id : String(index);
    const params = isRecord(entry) ? { ...entry, mode: "url" } : entry;
    requests.set(key, checkRequest(params, declared, limits, key));
  });
  return requests;
}

function tooMany(count: number, method: string, limits: RoundContext["limits"]): ElicitationError {
  return new ElicitationError(
    "LIMIT_EXCEEDED",
    `The server asks ${count} things at once; the policy allows ${limits.maxEntries}.`,
    { method, limit: limits.maxEntries },
  );
}
