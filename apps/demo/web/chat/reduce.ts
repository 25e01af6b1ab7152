import type { ChatEvent, Outcome, Turn } from "./types.js";

/** The thread after an event. Events of turns that are gone or have ended change nothing. */
export function reduceThread(thread: readonly Turn[], event: ChatEvent): readonly Turn[] {
  switch (event.type) {
    case "said":
      return [...thread, event.turn];
    case "progressed":
      return withOutcome(thread, event.id, { status: "running", progress: event.progress });
    case "ended":
      return withOutcome(thread, event.id, event.outcome);
    case "cleared":
      return [];
  }
}

function withOutcome(thread: readonly Turn[], id: string, outcome: Outcome): readonly Turn[] {
  return thread.map((turn) =>
    turn.id === id && turn.outcome.status === "running" ? { ...turn, outcome } : turn,
  );
}
