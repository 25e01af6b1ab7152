import type { ElicitationError } from "../errors.js";
import type { OriginalRequest } from "../protocol.js";
import type { Modes } from "./checkRequest.js";
import type { LiveOperation } from "./liveOperation.js";
import type { Policy } from "./policy.js";
import type { StoredOperation } from "./resumable.js";

/** One request on the wire: the original one, or a retry. */
export interface Leg {
  params: { [key: string]: unknown };
  /** From 1. */
  number: number;
  signal: AbortSignal;
  /** Gives this request up, for instance because it takes too long. */
  abandon(reason: ElicitationError): void;
  declared: Modes;
}

export type LegOutcome =
  | { kind: "complete"; result: unknown }
  | { kind: "inputRequired"; result: unknown }
  /** An earlier server (-32042): the request can be made again once these URLs were opened. */
  | { kind: "urlRequired"; elicitations: readonly unknown[] };

export interface CallInput {
  original: OriginalRequest;
  policy: Readonly<Policy>;
  handlers: ReadonlyMap<string, (params: unknown, key: string) => Promise<unknown>>;
  /** The modes that can be declared now. */
  declare(): Modes;
  /** An operation that was stored goes on here, instead of with the original request. */
  stored?: StoredOperation | undefined;
  /** @throws ElicitationError; `TRANSPORT` when it was not delivered and may be sent again */
  send(leg: Leg): Promise<LegOutcome>;
}

/** The requests that one operation puts on the wire, one after the other. */
export class Legs {
  readonly #live: LiveOperation;
  readonly #input: CallInput;
  #count = 0;
  /** What was declared with the last one. */
  declared: Modes = { form: false, url: false };

  constructor(live: LiveOperation, input: CallInput) {
    this.#live = live;
    this.#input = input;
  }

  send(params: Leg["params"]): Promise<LegOutcome> {
    const live = this.#live;
    if (live.ended) return Promise.reject(live.reason);
    this.#count += 1;
    this.declared = this.#input.declare();
    return this.#input.send({
      params,
      number: this.#count,
      signal: live.signal,
      abandon: (reason) => live.abandon(reason),
      declared: this.declared,
    });
  }
}
