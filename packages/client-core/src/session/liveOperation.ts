import type { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type { AuditDetail } from "./audit.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import { aborted, muted } from "./endings.js";
import type { EndStatus, OperationEvent } from "./events.js";
import { Gate } from "./gate.js";
import { type Asked, isStillOpen } from "./openItems.js";
import { openRound } from "./openRound.js";
import { stateRoundDelay } from "./policy.js";
import { createReceipts } from "./receipts.js";
import type { Resumable, StoredOperation } from "./resumable.js";
import type { Item, Operation, Provenance, Round } from "./types.js";
import { elicitationIdOf, hasOpenUrl, isComplete, openFor } from "./views.js";

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

interface AskOptions {
  /** The server's word that the pages are done is enough to go on (-32042). */
  proceedWhenDone?: boolean;
  /** How far the user was before the page was reloaded. */
  stored?: StoredOperation | undefined;
}

/**
 * The effectful side of one operation: what it waits for, its timers, its end. What it looks like
 * is the reducer's matter; which requests go out is the loop's.
 */
export class LiveOperation {
  readonly id: string;
  readonly path: Operation["path"];
  readonly provenance: Provenance;
  readonly answersUrlAtOnce: boolean;
  readonly #context: SessionContext;
  #life = new AbortController();
  #reason: ElicitationError | undefined;
  readonly #startedAt: number;
  readonly #history: Asked[] = [];
  readonly #stopListening: () => void;
  readonly #gate: Gate;
  #roundAt = 0;
  #auto: ReadonlyMap<string, CheckedRequest> = new Map();
  /** Set while it can go on after a reload. */
  resumable: Resumable | undefined;
  #ended = false;
  #noted = false;
  #shown = false;
  #lingers = false;
  #proceedWhenDone = false;
  /** The last state of an operation that has left the session. */
  #last: Operation;

  constructor(context: SessionContext, input: LiveOperationInput) {
    this.#context = context;
    this.#gate = new Gate(context.clock);
    this.id = input.id ?? context.nextId();
    this.path = input.path;
    this.provenance = input.provenance;
    this.answersUrlAtOnce = input.urlAtOnce ?? context.policy.continueUrl === "immediately";
    this.#startedAt = input.startedAt ?? context.clock.now();
    this.#noted = input.id !== undefined;
    this.#last = {
      id: this.id,
      status: "requesting",
      provenance: input.provenance,
      path: input.path,
      startedAt: this.#startedAt,
      receipts: [],
    };
    const { signal } = input;
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

  get round(): Round | undefined {
    return this.state.round;
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

  /** Something is waited for that `proceed` would let go. */
  get waits(): boolean {
    return this.#gate.closed;
  }

  /** The answer is out; the opened page is shown until it is done or dismissed. */
  get lingers(): boolean {
    return this.#lingers && !this.ended;
  }

  /** ms since the round was opened. */
  get roundAge(): number {
    return this.#context.clock.now() - this.#roundAt;
  }

  /** All of this was consented to before and is asked for again. */
  isStillOpen(requests: Iterable<CheckedRequest>): boolean {
    return [...requests].every(({ request }) => isStillOpen(request, this.#history));
  }

  /**
   * Shows a round and waits until its answers go out.
   * @throws ElicitationError when it cannot be shown, or the operation ends
   */
  async ask(
    requests: ReadonlyMap<string, CheckedRequest>,
    number: number,
    { proceedWhenDone = false, stored }: AskOptions = {},
  ): Promise<void> {
    if (this.ended) throw this.reason;
    const { store, policy, clock } = this.#context;
    if (this.#context.isMuted(this.provenance.server.id)) throw muted();
    const now = clock.now();
    this.#roundAt = now;
    this.#proceedWhenDone = proceedWhenDone;
    const { round, fresh, auto } = openRound({
      requests,
      number,
      stored,
      history: this.#history,
      provenance: this.provenance,
      policy,
      modes: store.snapshot.modes,
      now,
    });
    this.#auto = auto;
    if (round === undefined) {
      this.change({ type: "roundClosed" });
      return;
    }
    this.#shown = true;
    const waiting = this.#wait();
    this.#open(round, fresh);
    if (this.answersUrlAtOnce && fresh.length === 0) this.#askAgain(round);
    if (proceedWhenDone) this.noteDone();
    await waiting;
  }

  /** The page is still open and nobody will say that it is done: the server is asked now and then. */
  #askAgain(round: Round): void {
    if (!this.waits || round.needsConfirmation || !hasOpenUrl(round)) return;
    const tries = openFor(round);
    this.#pace(tries, stateRoundDelay(this.#context.policy, tries));
  }

  #open(round: Round, fresh: readonly Item[]): void {
    const { policy, prompts } = this.#context;
    const limited = fresh.length > 0 && Number.isFinite(policy.promptsPerMinute);
    const recent = limited ? prompts.count(this.provenance.server.id, this.#roundAt) : 0;
    const held = limited && recent >= policy.promptsPerMinute;
    const expiresAt = held || fresh.length === 0 ? undefined : this.show();
    this.change({
      type: "roundOpened",
      round,
      ...(held ? { hold: { reason: "rate-limited", recent } } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    const requests = fresh.map(({ key, request }) => ({ key, request }));
    this.audit({ type: "asked", round: round.number, requests });
    if (held) this.audit({ type: "held", round: round.number, recent });
  }

  /**
   * The prompt is on screen from now on: it counts, and it may expire.
   * @returns when it expires
   */
  show(): number | undefined {
    const { policy, clock, prompts } = this.#context;
    const now = clock.now();
    if (Number.isFinite(policy.promptsPerMinute)) prompts.add(this.provenance.server.id, now);
    const after = policy.promptExpiresAfter;
    this.#gate.after(after, () => this.#expire());
    return Number.isFinite(after) ? now + after : undefined;
  }

  /** Sending failed: waits until the user sends again. */
  async offerAgain(error: ElicitationError): Promise<void> {
    const waiting = this.#wait();
    this.change({ type: "sendFailed", error });
    this.audit({ type: "sendFailed", round: this.round?.number ?? 0, error });
    await waiting;
  }

  /** Waits before the server is asked again, or until the user wants it now. */
  async pause(tries: number, delay: number): Promise<void> {
    const waiting = this.#wait();
    this.#pace(tries, delay);
    await waiting;
  }

  #pace(tries: number, delay: number): void {
    this.change({ type: "waiting", wait: { tries, nextAt: this.#context.clock.now() + delay } });
    this.audit({ type: "waiting", tries, delay });
    this.#gate.after(delay, () => this.proceed());
  }

  /** The answers of the round that is on its way, in no particular order. */
  responses(): Map<string, ElicitResult> {
    const responses = new Map<string, ElicitResult>();
    for (const key of this.#auto.keys()) responses.set(key, { action: "accept", content: {} });
    for (const [key, { state }] of Object.entries(this.round?.items ?? {})) {
      if ("response" in state) responses.set(key, state.response);
    }
    return responses;
  }

  /** The answers have reached whoever asked. */
  delivered(): void {
    if (this.ended) return;
    const { round, state } = this;
    for (const item of Object.values(round?.items ?? {})) {
      if ("response" in item.state) this.#history.push({ item, response: item.state.response });
    }
    this.#shown ||= this.#auto.size > 0;
    const receipts = createReceipts(state, this.#auto, this.#context.clock.now());
    this.change({ type: "sent", receipts });
    this.audit({ type: "sent", round: round?.number ?? 0 });
  }

  /** Lets the answers go: the round, or the next try, is on its way. */
  proceed(): void {
    if (!this.waits) return;
    this.stopTimer();
    this.change({ type: "sending" });
    this.#gate.open();
  }

  /** Keeps the view of an opened page after the answer went out. */
  linger(): void {
    this.#lingers = true;
    this.change({ type: "lingers" });
    this.noteDone();
  }

  /** Looks whether the server has called the opened pages done. */
  noteDone(): void {
    const { urls } = this.#context;
    const items = Object.values(this.round?.items ?? {});
    const done = items.filter((item) =>
      urls.has(this.provenance.server.id, elicitationIdOf(item.request)),
    );
    for (const { key } of done) this.change({ type: "urlDone", key });
    if (done.length < items.length || items.length === 0) return;
    if (this.lingers) this.end("completed", undefined, true);
    else if (this.#proceedWhenDone) this.proceed();
  }

  end(status: EndStatus, error?: ElicitationError, keepRound = false): void {
    if (this.ended) return;
    this.#ended = true;
    this.#reason = error;
    this.stopTimer();
    this.#stopListening();
    this.resumable = undefined;
    this.change({
      type: "ended",
      status,
      ...(error === undefined ? {} : { error }),
      ...(keepRound ? { keepRound } : {}),
    });
    this.#last = this.state;
    this.#context.live.delete(this.id);
    // What went well has nothing on the wire that could be aborted.
    if (error !== undefined) this.#life.abort(error);
    this.#gate.fail(error);
    const duration = this.#context.clock.now() - this.#startedAt;
    this.audit({ type: "ended", status, duration, ...(error === undefined ? {} : { error }) });
    this.#context.retire(this.id, this.#shown);
  }

  change(event: OperationEvent): void {
    this.#context.store.change(this.id, event);
    const { persistence } = this.#context;
    if (persistence === undefined) return;
    if (this.resumable !== undefined) persistence.note(this);
    else if (this.#noted) persistence.forget(this.id);
    this.#noted = this.resumable !== undefined;
  }

  audit(detail: AuditDetail): void {
    this.#context.audit(() => this.state, detail);
  }

  stopTimer(): void {
    this.#gate.stopTimer();
  }

  #expire(): void {
    this.change({ type: "expired", at: this.#context.clock.now() });
    const { round, roundAge: duration } = this;
    for (const { key, state } of Object.values(round?.items ?? {})) {
      if (state.status !== "expired") continue;
      const why = { action: "cancel", reason: "expired" } as const;
      this.audit({ type: "answered", round: round?.number ?? 0, key, duration, ...why });
    }
    if (isComplete(round)) this.proceed();
  }

  #wait(): Promise<void> {
    return this.ended ? Promise.reject(this.reason) : this.#gate.close();
  }
}
