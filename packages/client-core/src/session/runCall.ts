import { ElicitationError } from "../errors.js";
import type { SessionContext } from "./context.js";
import { type CallInput, Legs } from "./legs.js";
import type { LiveOperation } from "./liveOperation.js";

/**
 * Runs one original request to its result. The first leg is made here; what the server asks back is
 * the matter of the engine, which is loaded for it.
 */
export async function runCall(
  context: SessionContext,
  live: LiveOperation,
  input: CallInput,
): Promise<unknown> {
  try {
    const legs = new Legs(live, input);
    const first = input.stored ?? (await legs.send(input.original.params));
    let result: unknown;
    if ("kind" in first && first.kind === "complete") result = first.result;
    else {
      const engine = context.engine.loaded ?? (await live.loadEngine());
      result = await engine.runRounds(context, live, input, legs, first);
    }
    live.end("completed");
    return result;
  } catch (error) {
    // What ended the operation counts, not what the ending made fail.
    const cause: unknown = live.ended ? live.reason : error;
    live.end("failed", cause instanceof ElicitationError ? cause : undefined);
    throw cause;
  }
}
