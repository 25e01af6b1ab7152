import type { ElicitationError } from "../errors.js";
import type { Asking } from "./asking.js";
import type { AuditDetail } from "./audit.js";
import type { SessionContext } from "./context.js";
import type { Delivery } from "./delivery.js";
import { aborted } from "./endings.js";
import { endOperation } from "./endOperation.js";
import type { ElicitationEngine } from "./engineSource.js";
import type { EndStatus } from "./events.js";
import type { Resumable } from "./resumable.js";
import type { Operation, Provenance } from "./types.js";

export interface LiveOperationInput {
  path: Operation["path"];
  provenance: Provenance;
  /** The caller's: aborting it withdraws the prompts and ends the operation. */
  signal?: AbortSignal | undefined;
  /** Of an operation that was stored. */
  id?: string;
  startedAt?: number;
  /** The server waits for the answer while the page is open, so accept goes out at the click. */
  urlAtOnce?: boolean;
}

/**
 * The effectful side of one operation, from its begin to its end. What it asks, and waits for, is
 * `asking`, which comes with the first question; which requests go out is the loop's matter.
 */
export class LiveOperation {
  readonly id: string;
  readonly path: Operation["path"];
  readonly provenance: Provenance;
  readonly answersUrlAtOnce: boolean;
  readonly startedAt: number;
  /** Set by the engine when the operation first asks. */
  asking: Asking | undefined;
  /** Set by the engine when its answer goes over the wire by itself. */
  delivery: Delivery | undefined;
  /** Set while it can go on after a reload. */
  resumable: Resumable | undefined;
  readonly #context: SessionContext;
  readonly #stopListening: () => void;
  #life = new AbortController();
  #reason: ElicitationError | undefined;
  #ended = false;
  #noted: boolean;
  /** The last state of an operation that has left the session. */
  #last: Operation;

  constructor(context: SessionContext, input: LiveOperationInput) {
    const { provenance, path, signal } = input;
    this.#context = context;
    this.id = input.id ?? context.nextId();
    this.path = path;
    this.provenance = provenance;
    this.answersUrlAtOnce = input.urlAtOnce ?? context.policy.continueUrl === "immediately";
    this.startedAt = input.startedAt ?? context.clock.now();
    this.#noted = input.id !== undefined;
    const { id, startedAt } = this;
    this.#last = { id, status: "requesting", provenance, path, startedAt, receipts: [] };
    const onAbort = () => this.end("aborted", aborted(signal?.reason));
    signal?.addEventListener("abort", onAbort, { once: true });
    this.#stopListening = () => signal?.removeEventListener("abort", onAbort);
    context.live.set(this.id, this);
    context.store.begin(this.#last);
    if (signal?.aborted === true) onAbort();
  }

  get state(): Operation {
    return this.#context.store.find(this.id) ?? this.#last;
  }

  /** What the next request goes by: aborted when the operation ends, or by `abandon`. */
  get signal(): AbortSignal {
    if (this.#life.signal.aborted && !this.#ended) this.#life = new AbortController();
    return this.#life.signal;
  }

  /** Gives the request on the wire up; the operation goes on. */
  abandon(reason: ElicitationError): void {
    this.#life.abort(reason);
  }

  /** The error with which it ended. */
  get reason(): ElicitationError | undefined {
    return this.#reason;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Something is waited for that the user's word would let go. */
  get waits(): boolean {
    return this.asking?.waits === true;
  }

  /** The answer is out; the opened page is shown until it is done or dismissed. */
  get lingers(): boolean {
    return this.asking?.lingers === true && !this.#ended;
  }

  /**
   * Waits for the part that asks, as long as the operation goes on.
   * @throws ElicitationError `ENGINE_NOT_LOADED`, or what the operation ended with
   */
  loadEngine(): Promise<ElicitationEngine> {
    const { engine, clock } = this.#context;
    const { signal } = this;
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#reason);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      engine.need(clock).then(resolve, reject);
    });
  }

  update(next: (operation: Operation) => Operation): void {
    this.#context.store.update(this.id, next);
    const { persistence } = this.#context;
    if (persistence === undefined) return;
    if (this.resumable !== undefined) persistence.note(this);
    else if (this.#noted) persistence.forget(this.id);
    this.#noted = this.resumable !== undefined;
  }

  end(status: EndStatus, error?: ElicitationError, keepRound = false): void {
    if (this.#ended) return;
    const { asking } = this;
    const failure = error === undefined ? {} : { error };
    const receipts = error && asking?.endReceipts(error);
    const unanswered = receipts === undefined ? {} : { receipts };
    this.#ended = true;
    this.#reason = error;
    asking?.stopTimer();
    this.#stopListening();
    this.resumable = undefined;
    this.update((operation) =>
      endOperation(operation, { type: "ended", status, keepRound, ...failure, ...unanswered }),
    );
    this.#last = this.state;
    this.#context.live.delete(this.id);
    // What went well has nothing on the wire that could be aborted.
    if (error !== undefined) this.#life.abort(error);
    asking?.fail(error);
    const duration = this.#context.clock.now() - this.startedAt;
    this.audit({ type: "ended", status, duration, ...failure });
    this.#context.retire(this.id, asking?.shown === true);
  }

  audit(detail: AuditDetail): void {
    this.#context.audit(() => this.state, detail);
  }
}
