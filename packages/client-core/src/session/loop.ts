import { ElicitationError } from "../errors.js";
import type { InputResponses } from "../protocol.js";
import { Asking } from "./asking.js";
import { buildRetry } from "./buildRetry.js";
import {
  buildRound,
  type DeprecatedMethod,
  type RoundEntry,
  type RoundPlan,
  readUrls,
} from "./buildRound.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import type { CallInput, Leg, LegOutcome, Legs } from "./legs.js";
import type { LiveOperation } from "./liveOperation.js";
import { stateRoundDelay } from "./policy.js";
import type { StoredOperation } from "./resumable.js";
import { tooManyRounds, tooManyStateRounds, urlNotOpened } from "./roundEndings.js";
import { hasOpenUrl } from "./views.js";

/**
 * Runs an operation from the first time that it is asked back to its result, through all the rounds
 * that the server asks for.
 *
 * @param first what the original request came to, or the operation as it was stored
 */
export function runRounds(
  context: SessionContext,
  live: LiveOperation,
  input: CallInput,
  legs: Legs,
  first: LegOutcome | StoredOperation,
): Promise<unknown> {
  const asking = new Asking(context, live);
  live.asking = asking;
  return new Loop(live, asking, input, legs).run(first);
}

class Loop {
  readonly #live: LiveOperation;
  readonly #asking: Asking;
  readonly #input: CallInput;
  readonly #legs: Legs;
  #rounds = 0;
  #stateRounds = 0;
  /** Results with requestState only, one after the other. */
  #tries = 0;

  constructor(live: LiveOperation, asking: Asking, input: CallInput, legs: Legs) {
    this.#live = live;
    this.#asking = asking;
    this.#input = input;
    this.#legs = legs;
  }

  async run(first: LegOutcome | StoredOperation): Promise<unknown> {
    let outcome = "kind" in first ? first : await this.#resume(first);
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
      return await this.#deliver(() => buildRetry(original.params, undefined, plan.requestState));
    }
    const responses = await this.#ask(plan.entries, result, stored);
    try {
      const outcome = await this.#deliver(() =>
        buildRetry(original.params, responses(), plan.requestState),
      );
      this.#asking.delivered();
      return outcome;
    } catch (error) {
      // Refused, but with the answers in hand: what was answered stays visible.
      if (isServersWord(error)) this.#asking.delivered();
      throw error;
    }
  }

  #plan(result: unknown): RoundPlan {
    const { original, policy, handlers } = this.#input;
    const { method } = original;
    return buildRound(result, { method, declared: this.#legs.declared, handlers, limits: policy });
  }

  /** Shows the round as the user left it. What was declared then is declared again by the retry. */
  async #resume(stored: StoredOperation): Promise<LegOutcome> {
    const { original, declare } = this.#input;
    this.#legs.declared = declare();
    this.#rounds = Math.max(0, stored.rounds - 1);
    this.#stateRounds = stored.stateRounds;
    this.#asking.recall(stored.receipts);
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
    const requests = readUrls(elicitations, original.method, this.#legs.declared, policy);
    await this.#asking.ask(requests, this.#rounds, { proceedWhenDone: true });
    const responses = [...this.#asking.responses()];
    this.#asking.delivered();
    for (const [key, { action }] of responses) {
      if (action !== "accept") throw urlNotOpened(original.method, key, action);
    }
    return this.#deliver(() => buildRetry(original.params, undefined, undefined));
  }

  /**
   * Sends a retry; when that fails the answers are kept until the user sends them again. They may
   * have changed by then, so the retry is built anew each time.
   */
  async #deliver(build: () => Leg["params"]): Promise<LegOutcome> {
    for (;;) {
      try {
        return await this.#legs.send(build());
      } catch (error) {
        const again = error instanceof ElicitationError && error.code === "TRANSPORT";
        if (!again || this.#live.ended || this.#asking.round === undefined) throw error;
        await this.#asking.offerAgain(error);
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
      if (!hasOpenUrl(this.#asking.round)) throw tooManyStateRounds(original.method, policy);
      delay = Number.POSITIVE_INFINITY;
    }
    const { resumable } = this.#live;
    const open = resumable !== undefined && hasOpenUrl(this.#asking.round);
    this.#live.resumable = open
      ? { ...resumable, stateRounds: this.#stateRounds, pausedState: requestState }
      : undefined;
    await this.#asking.pause(this.#tries, delay);
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
    const waits = elicits.length === entries.length && this.#asking.answered.isStillOpen(elicits);
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
    const asked = this.#asking.ask(requests, this.#rounds, { stored });
    const [results] = handled.length > 0 ? await Promise.all([Promise.all(handled), asked]) : [[]];
    await asked;
    return () => {
      const found = new Map<string, unknown>([...results, ...this.#asking.responses()]);
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
