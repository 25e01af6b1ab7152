import type { SessionEvent } from "./events.js";
import { emptySnapshot, reduceSession } from "./reducer.js";
import type { Operation, SessionSnapshot } from "./types.js";

/** Holds the snapshot, applies events to it, and tells who listens. */
export class Store {
  #snapshot: SessionSnapshot = emptySnapshot;
  #listeners: readonly (() => void)[] = [];
  /** Operations by number, in the order of the list: an event costs the same however many wait. */
  readonly #numbers = new Map<string, number>();
  readonly #order: number[] = [];
  #count = 0;
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get snapshot(): SessionSnapshot {
    return this.#snapshot;
  }

  find(id: string): Operation | undefined {
    return this.#snapshot.operations[this.#place(id)];
  }

  subscribe(listener: () => void): () => void {
    // Wrapped, so that one function subscribed twice ends one subscription at a time.
    const entry = () => listener();
    this.#listeners = [...this.#listeners, entry];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== entry);
    };
  }

  update(id: string, next: (operation: Operation) => Operation): void {
    const at = this.#place(id);
    const operation = this.#snapshot.operations[at];
    if (operation !== undefined) this.dispatch({ type: "changed", at, operation: next(operation) });
  }

  begin(operation: Operation): void {
    this.#count += 1;
    this.#numbers.set(operation.id, this.#count);
    this.#order.push(this.#count);
    this.dispatch({ type: "began", operation });
  }

  remove(id: string): void {
    const at = this.#place(id);
    if (at < 0) return;
    this.#order.splice(at, 1);
    this.#numbers.delete(id);
    this.dispatch({ type: "removed", at });
  }

  dispatch(event: SessionEvent): void {
    const next = reduceSession(this.#snapshot, event);
    if (next === this.#snapshot) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        // One broken listener must not keep the others, or the operation, from going on.
        this.#onError(error);
      }
    }
  }

  #place(id: string): number {
    const number = this.#numbers.get(id);
    if (number === undefined) return -1;
    let low = 0;
    let high = this.#order.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#order[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
