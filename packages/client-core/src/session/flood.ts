import type { SessionContext } from "./context.js";

/** The server asks faster than anybody could choose to see it: what is held back is full as well. */
export function isFlood(context: SessionContext, serverId: string, now: number): boolean {
  const { policy, prompts, store } = context;
  if (prompts.count(serverId, now) < policy.promptsPerMinute) return false;
  const held = store.snapshot.operations.filter(
    ({ hold, provenance }) => hold !== undefined && provenance.server.id === serverId,
  );
  return held.length >= policy.maxHeld;
}
