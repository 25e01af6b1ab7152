import { ElicitationError } from "@askback/client-core";
import { scenarioById } from "../scenarios/index.js";
import type { Scenario } from "../scenarios/types.js";
import type { ChatOptions } from "./createChat.js";
import { explain, interrupted } from "./explain.js";
import type { ChatEvent, Outcome, Turn } from "./types.js";

/** ms: an earlier server may keep a call open while the user is on a page of its. */
const timeout = 600_000;

interface CallsOptions extends ChatOptions {
  dispatch: (event: ChatEvent) => void;
  getThread: () => readonly Turn[];
}

export interface Calls {
  start(turnId: string, scenario: Scenario): Promise<void>;
  resume(): Promise<void>;
  stop(turnId: string): void;
  stopAll(): void;
}

/** The calls behind the turns: each runs until its outcome is in the thread. */
export function createCalls(options: CallsOptions): Calls {
  const { session, connect, serverLabel, dispatch, getThread } = options;
  const running = new Map<string, AbortController>();

  async function follow(
    turnId: string,
    scenario: Scenario,
    call: (signal: AbortSignal) => Promise<unknown>,
  ) {
    const controller = new AbortController();
    running.set(turnId, controller);
    let outcome: Outcome;
    try {
      outcome = { status: "done", text: scenario.read(await call(controller.signal)) };
    } catch (error) {
      outcome =
        controller.signal.aborted || isGivenUp(error)
          ? { status: "stopped" }
          : { status: "failed", error: explain(error, serverLabel(scenario)) };
    }
    running.delete(turnId);
    end(turnId, outcome);
  }

  function end(turnId: string, outcome: Outcome) {
    const { operations: all } = session.getSnapshot();
    const operations = all.filter(({ provenance }) => provenance.callId === turnId);
    const receipts = operations.flatMap((operation) => operation.receipts);
    dispatch({ type: "ended", id: turnId, outcome, ...(receipts.length > 0 && { receipts }) });
    // From here on the chat tells of it: the session need not.
    for (const { id } of operations) session.dismiss(id);
  }

  /** All interrupted turns of one connection: what it can go on with goes on. */
  async function resumeOn(scenario: Scenario, turns: readonly Turn[]) {
    const { elicitation } = await connect(scenario);
    const resumed = await elicitation.resume();
    for (const turn of turns) {
      const own = resumed.find(({ callId }) => callId === turn.id);
      if (own) {
        void follow(turn.id, scenarioById(turn.scenarioId) ?? scenario, (signal) => {
          signal.addEventListener("abort", () => session.stop(own.operationId));
          return own.result;
        });
      } else {
        end(turn.id, { status: "failed", error: interrupted() });
      }
    }
  }

  return {
    start: (turnId, scenario) =>
      follow(turnId, scenario, async (signal) => {
        const { elicitation } = await connect(scenario);
        const onprogress = (progress: { progress: number; total?: number | undefined }) =>
          dispatch({
            type: "progressed",
            id: turnId,
            progress: { progress: progress.progress, total: progress.total ?? 1 },
          });
        return scenario.call(elicitation, { signal, onprogress, callId: turnId, timeout });
      }),
    async resume() {
      const waiting = new Map<string, { scenario: Scenario; turns: Turn[] }>();
      for (const turn of getThread()) {
        const scenario = scenarioById(turn.scenarioId);
        if (turn.outcome.status !== "running" || !scenario) continue;
        const key = `${scenario.server} ${scenario.era}`;
        const group = waiting.get(key) ?? { scenario, turns: [] };
        group.turns.push(turn);
        waiting.set(key, group);
      }
      await Promise.all(
        [...waiting.values()].map(({ scenario, turns }) =>
          resumeOn(scenario, turns).catch((error: unknown) => {
            const outcome: Outcome = {
              status: "failed",
              error: explain(error, serverLabel(scenario)),
            };
            for (const turn of turns) end(turn.id, outcome);
          }),
        ),
      );
    },
    stop: (turnId) => running.get(turnId)?.abort(),
    stopAll() {
      for (const controller of running.values()) controller.abort();
    },
  };
}

function isGivenUp(error: unknown): boolean {
  return (
    error instanceof ElicitationError && (error.code === "STOPPED" || error.code === "ABORTED")
  );
}
