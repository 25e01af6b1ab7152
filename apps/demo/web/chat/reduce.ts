import type { ChatEvent, Turn } from "./types.js";

/** The thread after an event. Events of turns that are gone or have ended change nothing. */
export function reduceThread(thread: readonly Turn[], event: ChatEvent): readonly Turn[] {
  switch (event.type) {
    case "said":
      return [...thread, event.turn];
    case "progressed":
      return change(thread, event.id, {
        outcome: { status: "running", progress: event.progress },
      });
    case "ended": {
      const { outcome, receipts } = event;
      return change(thread, event.id, { outcome, ...(receipts && { receipts }) });
    }
    case "cleared":
      return [];
  }
}

function change(thread: readonly Turn[], id: string, next: Partial<Turn>): readonly Turn[] {
  return thread.map((turn) =>
    turn.id === id && turn.outcome.status === "running" ? { ...turn, ...next } : turn,
  );
}
