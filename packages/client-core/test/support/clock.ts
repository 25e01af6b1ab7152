import type { Clock } from "../../src/index.js";

/** Time that passes when a test says so. */
export class TestClock implements Clock {
  #now = Date.UTC(2026, 7, 1);
  #timers = new Map<number, { at: number; callback: () => void }>();
  #nextHandle = 1;

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const handle = this.#nextHandle++;
    this.#timers.set(handle, { at: this.#now + ms, callback });
    return () => {
      this.#timers.delete(handle);
    };
  }

  /** Timers that are still to fire. */
  get pending(): number {
    return this.#timers.size;
  }

  /** ms until the next timer; undefined when there is none. */
  get next(): number | undefined {
    const times = [...this.#timers.values()].map(({ at }) => at - this.#now);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Fires what is due on the way, in order, and lets everything that can go on do so. */
  async advance(ms: number): Promise<void> {
    await settled();
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#timers]
        .filter(([, { at }]) => at <= until)
        .sort(([, left], [, right]) => left.at - right.at)[0];
      if (due === undefined) break;
      const [handle, { at, callback }] = due;
      this.#timers.delete(handle);
      this.#now = Math.max(this.#now, at);
      callback();
      await settled();
    }
    this.#now = until;
    await settled();
  }
}

/** Resolves when everything that waits for nothing but promises has gone on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
