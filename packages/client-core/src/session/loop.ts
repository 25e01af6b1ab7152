import { ElicitationError } from "../errors.js";
import type { InputResponses, OriginalRequest } from "../protocol.js";
import { buildRetry } from "./buildRetry.js";
import {
  buildRound,
  type DeprecatedMethod,
  type RoundEntry,
  type RoundPlan,
  readUrls,
} from "./buildRound.js";
import type { CheckedRequest, Modes } from "./checkRequest.js";
import { tooManyRounds, tooManyStateRounds, urlNotOpened } from "./endings.js";
import type { LiveOperation } from "./liveOperation.js";
import { type Policy, stateRoundDelay } from "./policy.js";
import type { StoredOperation } from "./resumable.js";
import { hasOpenUrl } from "./views.js";

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

export interface LoopInput {
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

/** Runs one original request to its result, through all the rounds that the server asks for. */
export async function runLoop(live: LiveOperation, input: LoopInput): Promise<unknown> {
  try {
    const result = await new Loop(live, input).run();
    live.end("completed");
    return result;
  } catch (error) {
    // What ended the operation counts, not what the ending made fail.
    const cause: unknown = live.ended ? live.reason : error;
    live.end("failed", cause instanceof ElicitationError ? cause : undefined);
    throw cause;
  }
}

class Loop {
  readonly #live: LiveOperation;
  readonly #input: LoopInput;
  #legs = 0;
  #rounds = 0;
  #stateRounds = 0;
  /** Results with requestState only, one after the other. */
  #tries = 0;
  #declared: Modes = { form: false, url: false };

  constructor(live: LiveOperation, input: LoopInput) {
    this.#live = live;
    this.#input = input;
  }

  async run(): Promise<unknown> {
    const { stored, original } = this.#input;
    let outcome = await (stored ? this.#resume(stored) : this.#send(original.params));
    while (outcome.kind !== "complete") {
      outcome =
        outcome.kind === "urlRequired"
          ? await this.#openUrls(outcome.elicitations)
          : await this.#round(outcome.result);
    }
    return outcome.result;
  }

  async #round(result: unknown, stored?: StoredOperation): Promise<LegOutcome> {
    const { original } = this.#input;
    const plan = this.#plan(result);
    if (plan.kind === "stateOnly") {
      await this.#pause(plan.requestState);
      return this.#deliver(() => buildRetry(original.params, undefined, plan.requestState));
    }
    const responses = await this.#ask(plan.entries, result, stored);
    try {
      const outcome = await this.#deliver(() =>
        buildRetry(original.params, responses(), plan.requestState),
      );
      this.#live.delivered();
      return outcome;
    } catch (error) {
      // Refused, but with the answers in hand: what was answered stays visible.
      if (isServersWord(error)) this.#live.delivered();
      throw error;
    }
  }

  #plan(result: unknown): RoundPlan {
    const { original, policy, handlers } = this.#input;
    const { method } = original;
    return buildRound(result, { method, declared: this.#declared, handlers, limits: policy });
  }

  /** Shows the round as the user left it. What was declared then is declared again by the retry. */
  async #resume(stored: StoredOperation): Promise<LegOutcome> {
    const { original, declare } = this.#input;
    this.#declared = declare();
    this.#rounds = Math.max(0, stored.rounds - 1);
    this.#stateRounds = stored.stateRounds;
    const { pausedState } = stored;
    if (pausedState === undefined) return this.#round(stored.result, stored);
    const plan = this.#plan(stored.result);
    await this.#ask(plan.kind === "round" ? plan.entries : [], stored.result, stored);
    return this.#deliver(() => buildRetry(original.params, undefined, pausedState));
  }

  /** There is nothing to answer: the same request is made again when the pages were opened. */
  async #openUrls(elicitations: readonly unknown[]): Promise<LegOutcome> {
    const { original, policy } = this.#input;
    this.#countRound();
    this.#live.resumable = undefined;
    const requests = readUrls(elicitations, original.method, this.#declared, policy);
    await this.#live.ask(requests, this.#rounds, { proceedWhenDone: true });
    const responses = [...this.#live.responses()];
    this.#live.delivered();
    for (const [key, { action }] of responses) {
      if (action !== "accept") throw urlNotOpened(original.method, key, action);
    }
    return this.#deliver(() => buildRetry(original.params, undefined, undefined));
  }

  #send(params: Leg["params"]): Promise<LegOutcome> {
    if (this.#live.ended) return Promise.reject(this.#live.reason);
    this.#legs += 1;
    this.#declared = this.#input.declare();
    const { signal } = this.#live;
    return this.#input.send({
      params,
      number: this.#legs,
      signal,
      abandon: (reason) => this.#live.abandon(reason),
      declared: this.#declared,
    });
  }

  /**
   * Sends a retry; when that fails the answers are kept until the user sends them again. They may
   * have changed by then, so the retry is built anew each time.
   */
  async #deliver(build: () => Leg["params"]): Promise<LegOutcome> {
    for (;;) {
      try {
        return await this.#send(build());
      } catch (error) {
        const again = error instanceof ElicitationError && error.code === "TRANSPORT";
        if (!again || this.#live.ended || this.#live.round === undefined) throw error;
        await this.#live.offerAgain(error);
      }
    }
  }

  async #pause(requestState: string): Promise<void> {
    const { policy, original } = this.#input;
    this.#stateRounds += 1;
    this.#tries += 1;
    let delay = stateRoundDelay(policy, this.#tries);
    if (this.#stateRounds > policy.maxStateRounds) {
      // The user is at it on an opened page: from now on only they have the server asked again.
      if (!hasOpenUrl(this.#live.round)) throw tooManyStateRounds(original.method, policy);
      delay = Number.POSITIVE_INFINITY;
    }
    const { resumable } = this.#live;
    const open = resumable !== undefined && hasOpenUrl(this.#live.round);
    this.#live.resumable = open
      ? { ...resumable, stateRounds: this.#stateRounds, pausedState: requestState }
      : undefined;
    await this.#live.pause(this.#tries, delay);
  }

  #countRound(): void {
    const { policy, original } = this.#input;
    this.#tries = 0;
    this.#rounds += 1;
    if (this.#rounds > policy.maxRounds) throw tooManyRounds(original.method, policy);
  }

  /** @returns what gives the responses as they are at that moment */
  async #ask(
    entries: readonly RoundEntry[],
    result: unknown,
    stored: StoredOperation | undefined,
  ): Promise<() => InputResponses> {
    // A URL that is asked for again is one long wait, not one round after the other.
    const elicits = entries.filter((entry) => entry.kind === "elicit");
    const waits = elicits.length === entries.length && this.#live.isStillOpen(elicits);
    if (waits) this.#tries = 0;
    else this.#countRound();
    const requests = new Map<string, CheckedRequest>();
    const handled: Promise<[string, unknown]>[] = [];
    for (const entry of entries) {
      if (entry.kind === "elicit") requests.set(entry.key, entry);
      else handled.push(this.#handle(entry.key, entry.method, entry.params));
    }
    const { original } = this.#input;
    const counts = { rounds: this.#rounds, stateRounds: this.#stateRounds };
    this.#live.resumable = requests.size > 0 ? { original, result, ...counts } : undefined;
    const [results] = await Promise.all([
      Promise.all(handled),
      this.#live.ask(requests, this.#rounds, { stored }),
    ]);
    return () => {
      const found = new Map<string, unknown>([...results, ...this.#live.responses()]);
      const responses: InputResponses = Object.create(null);
      for (const { key } of entries) responses[key] = found.get(key);
      return responses;
    };
  }

  async #handle(
    key: string,
    method: DeprecatedMethod,
    params: unknown,
  ): Promise<[string, unknown]> {
    const handler = this.#input.handlers.get(method);
    return [key, await handler?.(params, key)];
  }
}

function isServersWord(error: unknown): boolean {
  return (
    error instanceof ElicitationError &&
    (error.code === "INVALID_RESULT" || error.details.serverCode !== undefined)
  );
}
