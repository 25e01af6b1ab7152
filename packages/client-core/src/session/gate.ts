import type { Clock } from "./environment.js";

interface Waiting {
  open(): void;
  fail(error: unknown): void;
}

/** What an operation waits at: the user's word, or time. It opens once, or fails for good. */
export class Gate {
  readonly #clock: Clock;
  #waiting: Waiting | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get closed(): boolean {
    return this.#waiting !== undefined;
  }

  close(): Promise<void> {
    return new Promise((open, fail) => {
      this.#waiting = { open, fail };
    });
  }

  /** Calls back once after so many ms, unless the gate opens or another timer is started before. */
  after(ms: number, callback: () => void): void {
    this.stopTimer();
    if (Number.isFinite(ms)) this.#cancelTimer = this.#clock.after(ms, callback);
  }

  stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  open(): void {
    this.#leave()?.open();
  }

  fail(error: unknown): void {
    this.#leave()?.fail(error);
  }

  #leave(): Waiting | undefined {
    this.stopTimer();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}
