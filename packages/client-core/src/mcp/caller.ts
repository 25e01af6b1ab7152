import { ElicitationError } from "../errors.js";
import type { OriginalRequest } from "../protocol.js";
import { cloneJson, isRecord } from "../session/json.js";
import { LiveOperation } from "../session/liveOperation.js";
import type { StoredOperation } from "../session/resumable.js";
import { runCall } from "../session/runCall.js";
import type { Connection } from "./connection.js";
import { sendLeg } from "./leg.js";
import { describeSource } from "./provenance.js";
import {
  callIdOf,
  isInputRequired,
  isOriginalMethod,
  type RequestCall,
  type RequestFunction,
  readCall,
  titleOf,
  type WireRequest,
  withParams,
} from "./requests.js";

export interface CallerHooks {
  /** A call was lost and none is in flight any more. */
  idle(): void;
  /** The server has come to a result. */
  ended(call: LiveOperation): Promise<void>;
}

/** Makes the requests of one connection, and runs those that may be asked back through the loop. */
export class Caller {
  readonly #connection: Connection;
  readonly #request: RequestFunction;
  readonly #hooks: CallerHooks;

  constructor(connection: Connection, request: RequestFunction, hooks: CallerHooks) {
    this.#connection = connection;
    this.#request = request;
    this.#hooks = hooks;
  }

  /** As `Client.request`, with the same arguments. */
  async call(request: WireRequest, ...rest: unknown[]): Promise<unknown> {
    const call = readCall(request, rest);
    // The caller wants to see the rounds itself.
    if (call.options.allowInputRequired === true) return this.#request(request, ...rest);
    const { method } = request;
    if (method === "initialize") return this.#initialize(call);
    if (!isOriginalMethod(method)) return this.#plain(call);
    return this.#loop(call, { method, params: cloneJson(request.params ?? {}) });
  }

  /** Goes on with an operation that was stored. */
  resume(stored: StoredOperation, request: WireRequest, ...rest: unknown[]): Promise<unknown> {
    return this.#loop(readCall(request, rest), stored.original, stored);
  }

  #loop(call: RequestCall, original: OriginalRequest, stored?: StoredOperation): Promise<unknown> {
    const connection = this.#connection;
    const { inFlight } = connection;
    const live = new LiveOperation(connection.context, {
      path: connection.modern ? "mrtr" : "legacy",
      provenance: connection.provenance(
        describeSource(original, titleOf(call)),
        stored?.callId ?? callIdOf(call),
      ),
      signal: call.options.signal,
      ...(stored === undefined ? {} : { id: stored.id, startedAt: stored.startedAt }),
    });
    const budget = { total: call.options.maxTotalTimeout ?? Number.POSITIVE_INFINITY };
    const result = runCall(connection.context, live, {
      original,
      stored,
      policy: connection.context.policy,
      handlers: connection.handlers,
      declare: () => connection.modes(),
      send: async (leg) => {
        inFlight.add(live);
        try {
          return await sendLeg(connection, this.#request, call, leg, budget);
        } finally {
          inFlight.delete(live);
        }
      },
    });
    // What an earlier server asks lives in its requests: with the last one lost, nobody waits.
    if (connection.modern) return result;
    return result.then(
      (value) => this.#hooks.ended(live).then(() => value),
      (error) => {
        if (isLost(error) && inFlight.size === 0) this.#hooks.idle();
        throw error;
      },
    );
  }

  /** A connection of an earlier revision declares once, here. */
  #initialize({ request, schema, options }: RequestCall): Promise<unknown> {
    const connection = this.#connection;
    connection.attachTap();
    const given = isRecord(request.params?.capabilities) ? request.params.capabilities : {};
    const capabilities = connection.initializeCapabilities(given);
    return this.#request(
      withParams(request, { ...request.params, capabilities }),
      ...schema,
      options,
    );
  }

  /** Any other method: its result must not ask for input. */
  async #plain({ request, schema, options }: RequestCall): Promise<unknown> {
    const connection = this.#connection;
    connection.attachTap();
    const params = connection.declare(request.params, connection.modes());
    const result = await this.#request(withParams(request, params), ...schema, {
      ...options,
      allowInputRequired: true,
    });
    if (!isInputRequired(result)) return result;
    throw new ElicitationError(
      "UNSUPPORTED_METHOD",
      `The server asked for input in its answer to ${request.method}. Only tools/call, prompts/get and resources/read may do that, so nothing was shown.`,
      { method: request.method },
    );
  }
}

function isLost(error: unknown): boolean {
  return error instanceof ElicitationError && error.code === "CONNECTION_LOST";
}
