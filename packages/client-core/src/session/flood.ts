import type { SessionContext } from "./context.js";
import type { Hold } from "./types.js";

/** The server has asked so often within a minute that the user decides whether to see more. */
export function holdOf(context: SessionContext, serverId: string, now: number): Hold | undefined {
  const { policy, prompts } = context;
  if (!Number.isFinite(policy.promptsPerMinute)) return undefined;
  const recent = prompts.count(serverId, now);
  return recent < policy.promptsPerMinute ? undefined : { reason: "rate-limited", recent };
}

/** The server asks faster than anybody could choose to see it: what is held back is full as well. */
export function isFlood(context: SessionContext, serverId: string, now: number): boolean {
  const { policy, store } = context;
  if (holdOf(context, serverId, now) === undefined) return false;
  const held = store.snapshot.operations.filter(
    ({ hold, provenance }) => hold !== undefined && provenance.server.id === serverId,
  );
  return held.length >= policy.maxHeld;
}
