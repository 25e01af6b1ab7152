// The endings that only an operation comes to that asks.
import { ElicitationError } from "../errors.js";
import type { ElicitAction } from "../protocol.js";
import type { Policy } from "./policy.js";
import { quoted } from "./quoted.js";

export function stoppedAsking(key: string, limit: number): ElicitationError {
  return new ElicitationError(
    "STOPPED",
    `The server asked ${quoted(key)} again after it was declined; the policy stopAfterDeclines ends that.`,
    { key, limit },
  );
}

export function noInterface(key: string, mode: string): ElicitationError {
  return new ElicitationError(
    "NO_INTERFACE",
    `The server asked for input in ${mode} mode and no interface is attached that can show it. Mount the outlet, or call session.attach, before the request is made.`,
    { key },
  );
}

export function interfaceFailed(key: string, cause: unknown): ElicitationError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ElicitationError(
    "INTERFACE_FAILED",
    `The interface failed while it showed ${quoted(key)}: ${message}. Nothing was answered.`,
    { key },
    { cause },
  );
}

export function tooManyRounds(method: string, { maxRounds }: Policy): ElicitationError {
  return new ElicitationError(
    "ROUNDS_EXCEEDED",
    `The server asked for input again after ${maxRounds} rounds of ${method}. The policy maxRounds allows no more.`,
    { method, rounds: maxRounds },
  );
}

export function tooManyStateRounds(method: string, { maxStateRounds }: Policy): ElicitationError {
  return new ElicitationError(
    "STATE_ROUNDS_EXCEEDED",
    `The server put ${method} off ${maxStateRounds} times without asking anything. Try again later.`,
    { method, rounds: maxStateRounds },
  );
}

export function urlNotOpened(method: string, key: string, action: ElicitAction): ElicitationError {
  return new ElicitationError(
    "URL_NOT_OPENED",
    `${method} needs a page to be opened first and the user chose ${action}, so it was not made again.`,
    { method, key },
  );
}

export function interrupted(): ElicitationError {
  return new ElicitationError(
    "TRANSPORT",
    "The page was left while the answers were on their way, so they may not have arrived. They can be sent again.",
  );
}

export function tooManyHeld({ maxHeld }: Policy): ElicitationError {
  return new ElicitationError(
    "LIMIT_EXCEEDED",
    `The server asks too much: ${maxHeld} of its requests wait for the user to look at them. The policy maxHeld allows no more, so this one was not shown.`,
    { limit: maxHeld },
  );
}
