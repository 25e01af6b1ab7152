import type { Receipt } from "@askback/client-core";
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
  /** Also the id of its call: the questions of the call are found by it. */
  id: string;
  said: string;
  reply: string;
  scenarioId?: string;
  /** What was asked and answered; of a running call the session has them. */
  receipts?: readonly Receipt[];
  outcome: Outcome;
}

export type ChatEvent =
  | { type: "said"; turn: Turn }
  | { type: "progressed"; id: string; progress: Progress }
  | { type: "ended"; id: string; outcome: Outcome; receipts?: readonly Receipt[] }
  | { type: "cleared" };
