import type { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import { Answered } from "./answered.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import { muted } from "./endings.js";
import type { OperationEvent } from "./events.js";
import { holdOf, isFlood } from "./flood.js";
import { Gate } from "./gate.js";
import type { LiveOperation } from "./liveOperation.js";
import { openRound } from "./openRound.js";
import { reduceOperation } from "./operationReducer.js";
import { stateRoundDelay } from "./policy.js";
import { createEndReceipts, restoreReceipts } from "./receipts.js";
import type { StoredOperation, StoredReceipt } from "./resumable.js";
import { tooManyHeld } from "./roundEndings.js";
import type { Item, Receipt, Round } from "./types.js";
import { elicitationIdOf, hasOpenUrl, isComplete } from "./views.js";

interface AskOptions {
  /** The server's word that the pages are done is enough to go on (-32042). */
  proceedWhenDone?: boolean;
  /** How far the user was before the page was reloaded. */
  stored?: StoredOperation | undefined;
}

/** The rounds of one operation: what it shows and waits for, its timers. The reducer has the looks. */
export class Asking {
  readonly answered = new Answered();
  readonly #context: SessionContext;
  readonly #live: LiveOperation;
  readonly #gate: Gate;
  #roundAt = 0;
  #shown = false;
  #lingers = false;
  #proceedWhenDone = false;
  /** How often the server was asked about an opened page that it named again. */
  #polls = 0;

  constructor(context: SessionContext, live: LiveOperation) {
    this.#context = context;
    this.#live = live;
    this.#gate = new Gate(context.clock);
  }

  get round(): Round | undefined {
    return this.#live.state.round;
  }

  /** Something was shown, or answered by the policy: there is something to look back at. */
  get shown(): boolean {
    return this.#shown;
  }

  /** Something is waited for that `proceed` would let go. */
  get waits(): boolean {
    return this.#gate.closed;
  }

  /** The answer is out and the opened page is still to be seen. */
  get lingers(): boolean {
    return this.#lingers;
  }

  /** ms since the round was opened. */
  get roundAge(): number {
    return this.#context.clock.now() - this.#roundAt;
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
    if (this.#live.ended) throw this.#live.reason;
    const { store, policy, clock } = this.#context;
    if (this.#context.isMuted(this.#live.provenance.server.id)) throw muted();
    const now = clock.now();
    this.#roundAt = now;
    this.#proceedWhenDone = proceedWhenDone;
    const { round, fresh, auto } = openRound({
      requests,
      number,
      stored,
      history: this.answered.history,
      provenance: this.#live.provenance,
      policy,
      modes: store.snapshot.modes,
      now,
    });
    this.answered.auto = auto;
    if (round === undefined) return this.change({ type: "roundClosed" });
    if (fresh.length > 0 && isFlood(this.#context, this.#live.provenance.server.id, now))
      throw tooManyHeld(policy);
    this.#shown = true;
    const waiting = this.#wait();
    this.#open(round, fresh);
    if (this.#live.answersUrlAtOnce && fresh.length === 0) this.#askAgain(round);
    if (proceedWhenDone) this.noteDone();
    await waiting;
  }

  /** The page is still open and nobody will say that it is done: the server is asked now and then. */
  #askAgain(round: Round): void {
    if (!this.waits || round.needsConfirmation || !hasOpenUrl(round)) return;
    const { policy } = this.#context;
    this.#polls += 1;
    const tries = this.#polls;
    // A server that asks for it for ever is asked again by the user only.
    const over = tries > policy.maxStateRounds;
    this.#pace(tries, over ? Number.POSITIVE_INFINITY : stateRoundDelay(policy, tries));
  }

  #open(round: Round, fresh: readonly Item[]): void {
    const asks = fresh.length > 0;
    const { id } = this.#live.provenance.server;
    const hold = asks ? holdOf(this.#context, id, this.#roundAt) : undefined;
    const expiresAt = asks && hold === undefined ? this.show() : undefined;
    this.change({
      type: "roundOpened",
      round,
      ...(hold === undefined ? {} : { hold }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    const requests = fresh.map(({ key, request }) => ({ key, request }));
    this.#live.audit({ type: "asked", round: round.number, requests });
    if (hold) this.#live.audit({ type: "held", round: round.number, recent: hold.recent });
  }

  /**
   * The prompt is on screen from now on: it counts, and it may expire.
   * @returns when it expires
   */
  show(): number | undefined {
    const { policy, clock, prompts } = this.#context;
    const now = clock.now();
    if (Number.isFinite(policy.promptsPerMinute)) prompts.add(this.#live.provenance.server.id, now);
    const after = policy.promptExpiresAfter;
    this.#gate.after(after, () => this.#expire());
    return Number.isFinite(after) ? now + after : undefined;
  }

  /** Sending failed: waits until the user sends again. */
  async offerAgain(error: ElicitationError): Promise<void> {
    const waiting = this.#wait();
    this.change({ type: "sendFailed", error });
    this.#live.audit({ type: "sendFailed", round: this.round?.number ?? 0, error });
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
    this.#live.audit({ type: "waiting", tries, delay });
    this.#gate.after(delay, () => this.proceed());
  }

  /** The answers of the round that is on its way, in no particular order. */
  responses(): Map<string, ElicitResult> {
    return this.answered.responses(this.round);
  }

  /** The answers have reached whoever asked. */
  delivered(): void {
    if (this.#live.ended) return;
    const { state } = this.#live;
    const receipts = this.answered.delivered(state, this.#context.clock.now());
    this.#shown ||= this.answered.auto.size > 0;
    this.change({ type: "sent", receipts });
    this.#live.audit({ type: "sent", round: state.round?.number ?? 0 });
  }

  /** What was answered before the page was reloaded. */
  recall(kept: readonly StoredReceipt[]): void {
    if (kept.length === 0) return;
    this.change({ type: "sent", receipts: restoreReceipts(this.#live.state, kept) });
  }

  /** The operation ends without an answer to what is asked: that it was asked stays to be seen. */
  endReceipts(error: ElicitationError): readonly Receipt[] {
    return createEndReceipts(this.#live.state, error, this.#context.clock.now());
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
      urls.has(this.#live.provenance.server.id, elicitationIdOf(item.request)),
    );
    for (const { key } of done) this.change({ type: "urlDone", key });
    if (done.length < items.length || items.length === 0) return;
    if (this.#live.lingers) this.#live.end("completed", undefined, true);
    else if (this.#proceedWhenDone) this.proceed();
  }

  change(event: OperationEvent): void {
    this.#live.update((operation) => reduceOperation(operation, event));
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
      this.#live.audit({ type: "answered", round: round?.number ?? 0, key, duration, ...why });
    }
    if (isComplete(round)) this.proceed();
  }

  /** Nothing that it waits for will come: the operation has ended. */
  fail(error: unknown): void {
    this.#gate.fail(error);
  }

  #wait(): Promise<void> {
    const { ended, reason } = this.#live;
    return ended ? Promise.reject(reason) : this.#gate.close();
  }
}
