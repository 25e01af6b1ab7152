import { isObject } from "./json.js";
import type { JsonObject, WireAnswer, WireEntry, WireRequest } from "./types.js";

const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

export function readRequest(message: JsonObject, connection: number): WireRequest {
  const { _meta, ...params } = isObject(message.params) ? message.params : {};
  const meta = isObject(_meta) ? _meta : {};
  const capabilities = meta[capabilitiesKey];
  return {
    id: readId(message.id),
    method: String(message.method),
    params,
    meta,
    ...(isObject(capabilities) ? { capabilities } : {}),
    connection,
  };
}

export function readId(id: unknown): string | number {
  return typeof id === "number" ? id : String(id);
}

/** Keeps what crossed the wire and tells whoever waits for more of it. */
export class Recorder {
  readonly wire: WireEntry[] = [];
  readonly requests: WireRequest[] = [];
  readonly answers: WireAnswer[] = [];
  readonly #record: boolean;
  #waiters: { ready: () => boolean; resume: () => void }[] = [];

  constructor(record: boolean) {
    this.#record = record;
  }

  entry(entry: WireEntry): void {
    if (this.#record) this.wire.push(entry);
    this.#wake();
  }

  request(request: WireRequest): void {
    if (this.#record) this.requests.push(request);
    this.#wake();
  }

  answer(answer: WireAnswer): void {
    if (this.#record) this.answers.push(answer);
    this.#wake();
  }

  until(ready: () => boolean): Promise<void> {
    if (ready()) return Promise.resolve();
    return new Promise((resume) => {
      this.#waiters.push({ ready, resume });
    });
  }

  #wake(): void {
    const woken = this.#waiters.filter((waiter) => waiter.ready());
    if (woken.length === 0) return;
    this.#waiters = this.#waiters.filter((waiter) => !woken.includes(waiter));
    for (const waiter of woken) waiter.resume();
  }
}
