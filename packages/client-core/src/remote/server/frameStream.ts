import type { Clock } from "../../session/environment.js";
import type { SessionSnapshot } from "../../session/types.js";
import { type Frame, type WirePolicy, wireVersion } from "../wire/wire.js";
import { type Mark, writeChange, writeSnapshot } from "./writeFrames.js";

/** What a stream looks at. */
export interface FrameSource {
  readonly clock: Clock;
  readonly policy: WirePolicy;
  readonly closed: boolean;
  /** ms without news after which a stream says that it is alive. */
  readonly heartbeat: number;
  mark(): Mark;
  snapshot(): SessionSnapshot;
}

/**
 * The frames of one page. Nothing is queued: a frame is written when it is asked for, from what the
 * page has seen last to what is now, so that a slow page costs no memory and gets fewer frames.
 */
export class FrameStream implements AsyncIterableIterator<Frame> {
  readonly #source: FrameSource;
  readonly #onReturn: () => void;
  #seen: { snapshot: SessionSnapshot; revision: number } | undefined;
  #over = false;
  #wake: (() => void) | undefined;

  /** @param onReturn the page has left, or nothing more comes; called once */
  constructor(source: FrameSource, onReturn: () => void) {
    this.#source = source;
    this.#onReturn = onReturn;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Something may have changed. */
  poke(): void {
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<Frame>> {
    if (this.#over) return { done: true, value: undefined };
    if (this.#seen !== undefined && !this.#hasNews()) await this.#news();
    if (this.#over) return { done: true, value: undefined };
    const { closed } = this.#source;
    const value: Frame = closed
      ? { v: wireVersion, type: "end", ...this.#source.mark() }
      : this.#write();
    if (closed) this.end();
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<Frame>> {
    this.end();
    return { done: true, value: undefined };
  }

  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#onReturn();
    this.poke();
  }

  #hasNews(): boolean {
    return this.#source.closed || this.#source.mark().revision !== this.#seen?.revision;
  }

  /** Waits for a change, for the end, or for the time to say that there is none. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      const { clock, heartbeat } = this.#source;
      const wake = (): void => {
        this.#wake = undefined;
        cancel();
        resolve();
      };
      const cancel = Number.isFinite(heartbeat) ? clock.after(heartbeat, wake) : () => {};
      this.#wake = wake;
    });
  }

  #write(): Frame {
    const source = this.#source;
    const mark = source.mark();
    const snapshot = source.snapshot();
    const seen = this.#seen;
    this.#seen = { snapshot, revision: mark.revision };
    if (seen === undefined) return writeSnapshot(mark, snapshot, source.policy);
    if (seen.revision === mark.revision) return { v: wireVersion, type: "ping", ...mark };
    return writeChange(mark, seen.revision, seen.snapshot, snapshot);
  }
}
