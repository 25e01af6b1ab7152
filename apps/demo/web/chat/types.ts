import type { Progress } from "../scenarios/index.js";
import type { Explanation } from "./explain.js";

/** What became of a turn's call. Each member carries only what it has. */
export type Outcome =
  /** Nothing was called: the assistant only spoke. */
  | { status: "spoken" }
  | { status: "running"; progress?: Progress }
  | { status: "done"; text: string }
  | { status: "failed"; error: Explanation }
  /** The user gave it up. */
  | { status: "stopped" };

/** One thing that the user said, and all that followed from it. */
export interface Turn {
  id: string;
  said: string;
  reply: string;
  scenarioId?: string;
  outcome: Outcome;
}

export type ChatEvent =
  | { type: "said"; turn: Turn }
  | { type: "progressed"; id: string; progress: Progress }
  | { type: "ended"; id: string; outcome: Outcome }
  | { type: "cleared" };
