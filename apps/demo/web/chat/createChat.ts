import type { ElicitationSession } from "@askback/client-core";
import type { Connection } from "../mcp/connection.js";
import { pickScenario } from "../scenarios/pick.js";
import type { Scenario } from "../scenarios/types.js";
import { createCalls } from "./calls.js";
import { reduceThread } from "./reduce.js";
import type { ThreadStorage } from "./storedThread.js";
import type { ChatEvent, Turn } from "./types.js";

export interface ChatOptions {
  session: ElicitationSession;
  storage: ThreadStorage;
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
  /** Goes on with the calls that a reload has interrupted. */
  resume(): Promise<void>;
  clear(): void;
}

const noIdea =
  "I’m a scripted assistant, so I only know a few things. Try one of the suggestions below.";

/** The thread and the scripted assistant: picks a tool, calls it, and says what came of it. */
export function createChat(options: ChatOptions): Chat {
  const { storage } = options;
  let thread = storage.read();
  const listeners = new Set<() => void>();

  function dispatch(event: ChatEvent) {
    thread = reduceThread(thread, event);
    storage.write(thread);
    for (const listener of [...listeners]) listener();
  }

  const calls = createCalls({ ...options, dispatch, getThread: () => thread });

  function begin(said: string, scenario: Scenario | undefined) {
    const id = crypto.randomUUID();
    if (!scenario) {
      const turn: Turn = { id, said, reply: noIdea, outcome: { status: "spoken" } };
      dispatch({ type: "said", turn });
      return;
    }
    const { reply, id: scenarioId } = scenario;
    dispatch({
      type: "said",
      turn: { id, said, reply, scenarioId, outcome: { status: "running" } },
    });
    void calls.start(id, scenario);
  }

  return {
    getSnapshot: () => thread,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (text) => begin(text, pickScenario(text)),
    run: (scenario) => begin(scenario.says, scenario),
    stop: (turnId) => calls.stop(turnId),
    resume: () => calls.resume(),
    clear() {
      calls.stopAll();
      dispatch({ type: "cleared" });
    },
  };
}
