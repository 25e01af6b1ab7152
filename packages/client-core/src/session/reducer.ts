import type { SessionEvent } from "./events.js";
import { reduceOperation } from "./operationReducer.js";
import type { Operation, SessionSnapshot } from "./types.js";

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
    case "operation": {
      const index = find(snapshot.operations, event.id, event.at);
      const operation = snapshot.operations[index];
      if (operation === undefined) return snapshot;
      const next = reduceOperation(operation, event.event);
      if (next === operation) return snapshot;
      const operations = snapshot.operations.slice();
      operations[index] = next;
      return { ...snapshot, operations };
    }
    case "removed": {
      const index = find(snapshot.operations, event.id, event.at);
      if (index < 0) return snapshot;
      const operations = snapshot.operations.slice();
      operations.splice(index, 1);
      return { ...snapshot, operations };
    }
    case "muted":
      return { ...snapshot, muted: event.muted };
    case "attached":
      return { ...snapshot, modes: event.modes };
  }
}

function find(operations: readonly Operation[], id: string, hint = -1): number {
  if (operations[hint]?.id === id) return hint;
  return operations.findIndex((operation) => operation.id === id);
}
