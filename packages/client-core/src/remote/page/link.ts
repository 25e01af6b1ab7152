import type { Clock } from "../../session/environment.js";
import { type Backoff, delayOf } from "./backoff.js";
import { isPermanent, type RemoteTransport, RemoteTransportError } from "./transport.js";

/** How the page is connected to the session on the server. */
export type RemoteConnection =
  | { status: "connecting" }
  | { status: "open" }
  /** ms since the epoch of the next try. */
  | { status: "waiting"; retryAt: number; error: unknown }
  /** For good: `close` was called, the host has ended, or trying again changes nothing. */
  | { status: "closed"; error?: unknown };

export interface LinkOptions {
  page: string;
  transport: RemoteTransport;
  clock: Clock;
  backoff: Backoff;
  /** ms without a frame, or a part of one, after which the stream counts as dead. */
  silence: number;
  /** Reads a frame. What it throws breaks the stream; false ends it for good. */
  onFrame(frame: unknown): boolean;
  onChange(connection: RemoteConnection): void;
}

/** Keeps the stream open, from `start` on: opens it, and again when it breaks. */
export class Link {
  readonly #options: LinkOptions;
  #state: RemoteConnection = { status: "connecting" };
  #stream: AbortController | undefined;
  #wake: (() => void) | undefined;
  #started = false;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#run();
  }

  get state(): RemoteConnection {
    return this.#state;
  }

  /** Tries now what would be tried later. */
  reconnect(): void {
    this.start();
    this.#wake?.();
  }

  close(): void {
    this.#end();
  }

  async #run(): Promise<void> {
    const { clock, backoff } = this.#options;
    let tries = 0;
    let delay = 0;
    while (!this.#closed) {
      let openedAt: number | undefined;
      const error = await this.#stayConnected(() => {
        openedAt ??= clock.now();
      });
      if (this.#closed) return;
      if (isPermanent(error)) return this.#end(error);
      // One that breaks sooner than it was waited for has healed nothing: every page would come back
      // for all that is pending at the pace of the first try.
      if (openedAt !== undefined && clock.now() - openedAt >= delay) tries = 0;
      tries += 1;
      delay = delayOf(backoff, tries);
      await this.#wait(delay, error);
    }
  }

  get #closed(): boolean {
    return this.#state.status === "closed";
  }

  /** @returns what broke the stream */
  async #stayConnected(onOpen: () => void): Promise<unknown> {
    const { transport, page, clock, silence, onFrame } = this.#options;
    const stream = new AbortController();
    this.#stream = stream;
    const dead = new RemoteTransportError("The stream fell silent.");
    let cancel = clock.after(silence, () => stream.abort(dead));
    const alive = (): void => {
      cancel();
      if (!stream.signal.aborted) cancel = clock.after(silence, () => stream.abort(dead));
    };
    const gone = new Promise<never>((_, reject) => {
      stream.signal.addEventListener("abort", () => reject(stream.signal.reason), { once: true });
    });
    gone.catch(() => undefined);
    try {
      const { signal } = stream;
      const frames = transport.connect({ page, signal, alive })[Symbol.asyncIterator]();
      for (;;) {
        // A transport that does not listen to the signal is left all the same.
        const { done, value } = await Promise.race([frames.next(), gone]);
        if (done === true) return new RemoteTransportError("The stream ended.");
        alive();
        if (!onFrame(value)) {
          this.#end();
          return undefined;
        }
        onOpen();
        if (this.#state.status !== "open") this.#set({ status: "open" });
      }
    } catch (error) {
      return error;
    } finally {
      cancel();
      stream.abort();
    }
  }

  #wait(delay: number, error: unknown): Promise<void> {
    const { clock } = this.#options;
    return new Promise((resolve) => {
      const go = (): void => {
        this.#wake = undefined;
        cancel();
        if (!this.#closed) this.#set({ status: "connecting" });
        resolve();
      };
      const cancel = clock.after(delay, go);
      this.#wake = go;
      this.#set({ status: "waiting", retryAt: clock.now() + delay, error });
    });
  }

  #end(error?: unknown): void {
    if (this.#closed) return;
    this.#set({ status: "closed", ...(error === undefined ? {} : { error }) });
    this.#stream?.abort(new RemoteTransportError("The session was closed."));
    this.#wake?.();
  }

  #set(state: RemoteConnection): void {
    this.#state = state;
    this.#options.onChange(state);
  }
}
