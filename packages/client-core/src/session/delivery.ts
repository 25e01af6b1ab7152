import type { ElicitResult } from "../protocol.js";
import type { Wire } from "./askOnce.js";
import type { LiveOperation } from "./liveOperation.js";

/**
 * The way of one answer from its prompt to the wire. The SDK's client sends what its handler returns
 * and keeps to itself whether that got there. Here the prompt learns of it, and what it sends again
 * goes out in place of the first.
 */
export class Delivery {
  readonly #live: LiveOperation;
  readonly #wire: Wire;
  #latest: ElicitResult | undefined;
  #failed: (error: unknown) => void = () => {};
  #settled: () => void = () => {};
  #changed: () => void = () => {};
  #arrived = false;
  #over = false;

  constructor(live: LiveOperation, wire: Wire) {
    this.#live = live;
    this.#wire = wire;
  }

  get arrived(): boolean {
    return this.#arrived;
  }

  /**
   * From the prompt. Resolves once the answer has arrived.
   * @throws what the transport has thrown
   */
  async send(response: ElicitResult): Promise<void> {
    if (this.#arrived) return;
    // From here on it is the server's time, until the user is asked again.
    this.#wire.sending(true);
    try {
      await new Promise<void>((resolve, reject) => {
        this.#settled = resolve;
        this.#failed = reject;
        this.#put(response);
      });
    } catch (error) {
      if (!this.#live.ended) this.#wire.sending(false);
      throw error;
    }
  }

  /**
   * The prompt has ended.
   * @param response what goes out if nothing has arrived: nobody's answer, but one that ends the wait
   */
  end(response?: ElicitResult): void {
    this.#over = true;
    if (response !== undefined && !this.#arrived) this.#put(response);
    else this.#changed();
  }

  /** To the wire: sends until an answer has arrived, or there is none to send any more. */
  async carry<Message>(message: Message, send: (message: Message) => Promise<void>): Promise<void> {
    for (;;) {
      const sent = this.#latest;
      try {
        await send({ ...message, result: { ...sent } });
        return this.#arrive();
      } catch (error) {
        this.#failed(error);
        while (this.#latest === sent && !this.#arrived) {
          if (this.#over) throw error;
          await new Promise<void>((resolve) => {
            this.#changed = resolve;
          });
        }
        if (this.#arrived) return;
      }
    }
  }

  /**
   * The server waits no longer. An answer that was sent, and seemed lost, must have reached it.
   * @returns whether there was one
   */
  wentOn(): boolean {
    if (this.#latest !== undefined) this.#arrive();
    return this.#arrived;
  }

  #arrive(): void {
    if (this.#arrived) return;
    this.#arrived = true;
    this.#settled();
    this.#changed();
    // It may be back with the user by now.
    this.#live.asking?.proceed();
  }

  #put(response: ElicitResult): void {
    this.#latest = { ...response };
    this.#wire.answer(response);
    this.#changed();
  }
}
