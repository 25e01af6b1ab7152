import type { SessionEvent } from "./events.js";
import type { SessionSnapshot } from "./types.js";

export const emptySnapshot: SessionSnapshot = Object.freeze({
  operations: Object.freeze([]),
  muted: Object.freeze([]),
  modes: Object.freeze({ form: false, url: false }),
});

/** The next snapshot; the same object when the event changes nothing. */
export function reduceSession(snapshot: SessionSnapshot, event: SessionEvent): SessionSnapshot {
  switch (event.type) {
    case "began":
      return { ...snapshot, operations: [...snapshot.operations, event.operation] };
    case "changed": {
      const { at, operation } = event;
      if (snapshot.operations[at] === operation) return snapshot;
      const operations = snapshot.operations.slice();
      operations[at] = operation;
      return { ...snapshot, operations };
    }
    case "removed": {
      const operations = snapshot.operations.slice();
      operations.splice(event.at, 1);
      return { ...snapshot, operations };
    }
    case "muted":
      return { ...snapshot, muted: event.muted };
    case "attached":
      return { ...snapshot, modes: event.modes };
  }
}
