import type { ElicitRequestParams, ElicitResult } from "../protocol.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import type { ProvenanceSource, ServerIdentity } from "../session/types.js";

/** A call in flight that may be asked back. */
export interface Call {
  /** What it calls. */
  readonly source: ProvenanceSource;
  /** The host's own id of it. */
  readonly callId?: string;
}

/** Where the call that is running is kept, if the host has such a place: Node's AsyncLocalStorage. */
export interface CallContext {
  /** Runs with the call kept, through everything that it awaits. */
  run<Result>(call: Call, run: () => Result): Result;
  /** The call that is running here. */
  getStore(): Call | undefined;
}

const unknown: Call = { source: { kind: "unknown" } };

/**
 * The calls that a foreign client makes, for clients whose elicitation handler is told neither which
 * call it is for nor when that call is over.
 */
export class Calls {
  readonly #session: ElicitationSession;
  readonly #server: ServerIdentity;
  readonly #context: CallContext | undefined;
  readonly #running = new Set<Call>();
  /** Prompts, and the calls that may wait for them. */
  readonly #prompts = new Map<AbortController, Set<Call>>();

  constructor(
    session: ElicitationSession,
    server: ServerIdentity,
    context: CallContext | undefined,
  ) {
    this.#session = session;
    this.#server = server;
    this.#context = context;
  }

  /** Runs a call, so that what is asked meanwhile is known to be for it. */
  async during<Result>(call: Call, run: () => PromiseLike<Result>): Promise<Result> {
    this.#running.add(call);
    try {
      return await (this.#context === undefined ? run() : this.#context.run(call, run));
    } finally {
      this.#running.delete(call);
      for (const [prompt, calls] of this.#prompts) {
        calls.delete(call);
        // Nobody waits for the answer any more.
        if (calls.size === 0) prompt.abort(new Error("The call that asked is over."));
      }
    }
  }

  /**
   * Shows a request and resolves to the answer.
   * @throws ElicitationError as `session.ask` does
   */
  async ask(params: ElicitRequestParams): Promise<ElicitResult> {
    const mine = this.#asking();
    const prompt = new AbortController();
    // What came with no call is withdrawn with none.
    if (mine.length > 0) this.#prompts.set(prompt, new Set(mine));
    const [first, ...others] = mine;
    const known = first !== undefined && others.length === 0 ? first : unknown;
    try {
      const provenance = { server: this.#server, ...known };
      return await this.#session.ask(params, provenance, { signal: prompt.signal });
    } finally {
      this.#prompts.delete(prompt);
    }
  }

  /** The call that asks, or all that may be the one. */
  #asking(): readonly Call[] {
    const call = this.#context?.getStore();
    return call !== undefined && this.#running.has(call) ? [call] : [...this.#running];
  }
}
