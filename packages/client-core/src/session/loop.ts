import { ElicitationError } from "../errors.js";
import type { InputResponses, OriginalRequest } from "../protocol.js";
import { buildRetry } from "./buildRetry.js";
import { buildRound, type DeprecatedMethod, type RoundEntry } from "./buildRound.js";
import type { CheckedRequest, Modes } from "./checkRequest.js";
import type { LiveOperation } from "./liveOperation.js";
import { type Policy, stateRoundDelay } from "./policy.js";
import { hasOpenUrl } from "./views.js";

/** One request on the wire: the original one, or a retry. */
export interface Leg {
  params: { [key: string]: unknown };
  /** From 1. */
  number: number;
  signal: AbortSignal;
  declared: Modes;
}

export type LegOutcome =
  | { kind: "complete"; result: unknown }
  | { kind: "inputRequired"; result: unknown };

export interface LoopInput {
  original: OriginalRequest;
  policy: Readonly<Policy>;
  handlers: ReadonlyMap<string, (params: unknown, key: string) => Promise<unknown>>;
  /** The modes that can be declared now. */
  declare(): Modes;
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
    const cause = live.ended ? live.signal.reason : error;
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
  #declared: Modes = { form: false, url: false };

  constructor(live: LiveOperation, input: LoopInput) {
    this.#live = live;
    this.#input = input;
  }

  async run(): Promise<unknown> {
    const { original, policy } = this.#input;
    let outcome = await this.#send(original.params);
    let tries = 0;
    while (outcome.kind !== "complete") {
      const plan = buildRound(outcome.result, {
        method: original.method,
        declared: this.#declared,
        handlers: this.#handled,
        limits: policy,
      });
      let responses: InputResponses | undefined;
      if (plan.kind === "stateOnly") {
        tries += 1;
        await this.#pause(tries);
      } else {
        tries = 0;
        responses = await this.#ask(plan.entries);
      }
      outcome = await this.#deliver(buildRetry(original.params, responses, plan.requestState));
      if (responses !== undefined) this.#live.delivered();
    }
    return outcome.result;
  }

  get #handled(): ReadonlySet<string> {
    return new Set(this.#input.handlers.keys());
  }

  async #send(params: Leg["params"]): Promise<LegOutcome> {
    this.#live.signal.throwIfAborted();
    this.#legs += 1;
    this.#declared = this.#input.declare();
    const { signal } = this.#live;
    return this.#input.send({ params, number: this.#legs, signal, declared: this.#declared });
  }

  /** Sends a retry; when that fails the answers are kept until the user sends them again. */
  async #deliver(params: Leg["params"]): Promise<LegOutcome> {
    for (;;) {
      try {
        return await this.#send(params);
      } catch (error) {
        const again = error instanceof ElicitationError && error.code === "TRANSPORT";
        if (!again || this.#live.ended || this.#live.round === undefined) throw error;
        await this.#live.offerAgain(error);
      }
    }
  }

  async #pause(tries: number): Promise<void> {
    const { policy, original } = this.#input;
    this.#stateRounds += 1;
    let delay = stateRoundDelay(policy, tries);
    if (this.#stateRounds > policy.maxStateRounds) {
      if (!hasOpenUrl(this.#live.round)) {
        throw new ElicitationError(
          "STATE_ROUNDS_EXCEEDED",
          `The server put ${original.method} off ${policy.maxStateRounds} times without asking anything. Try again later.`,
          { method: original.method, rounds: policy.maxStateRounds },
        );
      }
      delay = Number.POSITIVE_INFINITY;
    }
    await this.#live.pause(tries, delay);
  }

  async #ask(entries: readonly RoundEntry[]): Promise<InputResponses> {
    const { policy, original } = this.#input;
    this.#rounds += 1;
    if (this.#rounds > policy.maxRounds) {
      throw new ElicitationError(
        "ROUNDS_EXCEEDED",
        `The server asked for input again after ${policy.maxRounds} rounds of ${original.method}. The policy maxRounds allows no more.`,
        { method: original.method, rounds: policy.maxRounds },
      );
    }
    const requests = new Map<string, CheckedRequest>();
    const handled: Promise<[string, unknown]>[] = [];
    for (const entry of entries) {
      if (entry.kind === "elicit") requests.set(entry.key, entry);
      else handled.push(this.#handle(entry.key, entry.method, entry.params));
    }
    const [results] = await Promise.all([
      Promise.all(handled),
      this.#live.ask(requests, this.#rounds),
    ]);
    const found = new Map<string, unknown>([...results, ...this.#live.responses()]);
    const responses: InputResponses = Object.create(null);
    for (const { key } of entries) responses[key] = found.get(key);
    return responses;
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
