import { useState } from "react";
import { type ElicitationSession, importDevtools, type Recording } from "../core.js";
import { words } from "./words.js";

interface Replay {
  isReplaying: boolean;
  /** How the last one went, or that one is going on. */
  said: string;
  start: (operationId: string) => void;
}

/** Asks a recorded operation's questions again in this page. */
export function useReplay(recording: Recording, session: ElicitationSession): Replay {
  const [isReplaying, setReplaying] = useState(false);
  const [said, setSaid] = useState("");

  async function replay(operationId: string): Promise<void> {
    setReplaying(true);
    setSaid(words.replaying);
    try {
      const { replayOperation } = await importDevtools();
      const answers = await replayOperation(recording, operationId, { session });
      setSaid(words.replayed(answers.length));
    } catch (error) {
      setSaid(words.replayFailed(error instanceof Error ? error.message : String(error)));
    }
    setReplaying(false);
  }

  return { isReplaying, said, start: (operationId) => void replay(operationId) };
}
