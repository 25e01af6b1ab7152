import type { Clock } from "../session/environment.js";

/**
 * The time limit of one request on the wire. It stands still while it is paused, and starts anew
 * when it is reset, but never beyond the total that the call has left.
 */
export class LegTimer {
  readonly #clock: Clock;
  readonly #timeout: number;
  readonly #onTimeout: () => void;
  #total: number;
  #left: number;
  #runningSince: number | undefined;
  #cancel: (() => void) | undefined;

  /** @param total ms that all requests of the call may take together, less what they took */
  constructor(clock: Clock, timeout: number, total: number, onTimeout: () => void) {
    this.#clock = clock;
    this.#timeout = timeout;
    this.#total = total;
    this.#left = Math.min(timeout, total);
    this.#onTimeout = onTimeout;
  }

  start(): void {
    if (this.#runningSince !== undefined) return;
    this.#runningSince = this.#clock.now();
    if (!Number.isFinite(this.#left)) return;
    this.#cancel = this.#clock.after(Math.max(0, this.#left), this.#onTimeout);
  }

  /** @returns ms of the total that are left */
  pause(): number {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#runningSince !== undefined) {
      const spent = this.#clock.now() - this.#runningSince;
      this.#runningSince = undefined;
      this.#left -= spent;
      this.#total -= spent;
    }
    return this.#total;
  }

  reset(): void {
    if (this.#runningSince === undefined) return;
    this.pause();
    this.#left = Math.min(this.#timeout, this.#total);
    this.start();
  }
}
