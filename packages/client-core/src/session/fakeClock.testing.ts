import type { Clock } from "./environment.js";

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 1_000_000;
  #timers: { at: number; callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** ms until the next timer; undefined when none runs. */
  get next(): number | undefined {
    const [first] = this.#timers.toSorted((a, b) => a.at - b.at);
    return first === undefined ? undefined : first.at - this.#now;
  }

  get running(): number {
    return this.#timers.length;
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [first] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (first === undefined || first.at > end) break;
      this.#timers = this.#timers.filter((other) => other !== first);
      this.#now = Math.max(this.#now, first.at);
      first.callback();
    }
    this.#now = end;
  }
}
