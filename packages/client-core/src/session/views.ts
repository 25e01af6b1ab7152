import type { ElicitRequest, ElicitResult } from "../protocol.js";
import type { Round } from "./types.js";

/** Every item has its answer. */
export function isComplete(round: Round | undefined): boolean {
  return (
    round !== undefined && Object.values(round.items).every(({ state }) => "response" in state)
  );
}

/** A page was opened and the server may still wait for it. */
export function hasOpenUrl(round: Round | undefined): boolean {
  return Object.values(round?.items ?? {}).some(({ state }) => state.status === "opened");
}

export function elicitationIdOf({ params }: ElicitRequest): string | undefined {
  return params.mode === "url" ? params.elicitationId : undefined;
}

/** Every item was answered by the user, and no page is waited for. */
export function isAnswered(round: Round): boolean {
  return Object.values(round.items).every(({ state }) => state.status === "answered");
}

/** What goes out for a round: the user's answers, and `accept` for what the policy answered. */
export function responsesOf(
  round: Round | undefined,
  auto: Iterable<string>,
): Map<string, ElicitResult> {
  const responses = new Map<string, ElicitResult>();
  for (const key of auto) responses.set(key, { action: "accept", content: {} });
  for (const [key, { state }] of Object.entries(round?.items ?? {})) {
    if ("response" in state) responses.set(key, state.response);
  }
  return responses;
}
