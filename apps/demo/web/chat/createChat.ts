import { ElicitationError, type ElicitationSession } from "@askback/client-core";
import type { Connection } from "../mcp/connection.js";
import { scenarioById } from "../scenarios/index.js";
import { pickScenario } from "../scenarios/pick.js";
import type { Scenario } from "../scenarios/types.js";
import { explain } from "./explain.js";
import { findNewOperation } from "./newOperation.js";
import { reduceThread } from "./reduce.js";
import type { ChatEvent, Outcome, Turn } from "./types.js";

export interface ChatOptions {
  session: ElicitationSession;
  /** A connection to the scenario's server, opened when first needed. */
  connect: (scenario: Scenario) => Promise<Connection>;
  serverLabel: (scenario: Scenario) => string;
}

export interface Chat {
  getSnapshot(): readonly Turn[];
  subscribe(listener: () => void): () => void;
  /** The user wrote something: the assistant picks what to do. */
  say(text: string): void;
  /** The user took a suggestion. */
  run(scenario: Scenario): void;
  /** Ends the call of a turn. */
  stop(turnId: string): void;
  clear(): void;
}

const noIdea =
  "I’m a scripted assistant, so I only know a few things. Try one of the suggestions below.";

/** The thread and the scripted assistant: picks a tool, calls it, and says what came of it. */
export function createChat({ session, connect, serverLabel }: ChatOptions): Chat {
  let thread: readonly Turn[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  function dispatch(event: ChatEvent) {
    thread = reduceThread(thread, event);
    for (const listener of [...listeners]) listener();
  }

  function begin(said: string, scenario: Scenario | undefined) {
    count += 1;
    const id = `turn-${count}`;
    if (!scenario) {
      dispatch({
        type: "said",
        turn: { id, said, reply: noIdea, outcome: { status: "spoken" } },
      });
      return;
    }
    const turn: Turn = {
      id,
      said,
      reply: scenario.reply,
      scenarioId: scenario.id,
      outcome: { status: "running" },
    };
    dispatch({ type: "said", turn });
    void perform(id, scenario);
  }

  function operationOf(turnId: string) {
    const operationId = thread.find(({ id }) => id === turnId)?.operationId;
    return session.getSnapshot().operations.find(({ id }) => id === operationId);
  }

  session.subscribe(() => {
    const { operations } = session.getSnapshot();
    const found = findNewOperation(thread, operations, (turn) => scenarioById(turn.scenarioId));
    if (found) dispatch({ type: "began", id: found.turn.id, operationId: found.operation.id });
  });

  async function perform(id: string, scenario: Scenario) {
    const controller = new AbortController();
    running.set(id, controller);
    const outcome = await outcomeOf(id, scenario, controller.signal);
    running.delete(id);
    const operation = operationOf(id);
    dispatch({ type: "ended", id, outcome, ...(operation && { receipts: operation.receipts }) });
    // From here on the chat tells of it: the session need not.
    if (operation) session.dismiss(operation.id);
  }

  async function outcomeOf(id: string, scenario: Scenario, signal: AbortSignal): Promise<Outcome> {
    try {
      const { elicitation } = await connect(scenario);
      const text = await scenario.call(elicitation, {
        signal,
        onprogress: (progress) => dispatch({ type: "progressed", id, progress }),
      });
      return { status: "done", text };
    } catch (error) {
      if (signal.aborted || isGivenUp(error)) return { status: "stopped" };
      return { status: "failed", error: explain(error, serverLabel(scenario)) };
    }
  }

  return {
    getSnapshot: () => thread,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (text) => begin(text, pickScenario(text)),
    run: (scenario) => begin(scenario.says, scenario),
    stop: (turnId) => running.get(turnId)?.abort(),
    clear() {
      for (const controller of running.values()) controller.abort();
      dispatch({ type: "cleared" });
    },
  };
}

function isGivenUp(error: unknown): boolean {
  return (
    error instanceof ElicitationError && (error.code === "STOPPED" || error.code === "ABORTED")
  );
}
