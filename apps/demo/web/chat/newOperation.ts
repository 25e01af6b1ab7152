import type { Operation } from "@askback/client-core";
import type { Scenario } from "../scenarios/types.js";
import type { Turn } from "./types.js";

/**
 * The operation that a turn's call has begun. The session names the call that led to an operation,
 * and operations begin in the order of their calls: the oldest waiting turn gets the first one that
 * no turn has.
 */
export function findNewOperation(
  thread: readonly Turn[],
  operations: readonly Operation[],
  scenarioOf: (turn: Turn) => Scenario | undefined,
): { turn: Turn; operation: Operation } | undefined {
  const taken = new Set(thread.map(({ operationId }) => operationId));
  for (const turn of thread) {
    if (turn.outcome.status !== "running" || turn.operationId !== undefined) continue;
    const target = scenarioOf(turn)?.target;
    const operation = operations.find(
      (one) => !taken.has(one.id) && target !== undefined && targetOf(one) === target,
    );
    if (operation) return { turn, operation };
  }
  return undefined;
}

function targetOf({ provenance: { source } }: Operation): string | undefined {
  if (source.kind === "resource") return source.uri;
  return source.kind === "unknown" ? undefined : source.name;
}
