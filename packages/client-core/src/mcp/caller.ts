import type { Client, ClientCapabilities, RequestOptions } from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import type { OriginalRequest } from "../protocol.js";
import type { Modes } from "../session/checkRequest.js";
import type { SessionContext } from "../session/context.js";
import { cloneJson } from "../session/json.js";
import { LiveOperation } from "../session/liveOperation.js";
import { type Leg, type LegOutcome, runLoop } from "../session/loop.js";
import type { ServerIdentity } from "../session/types.js";
import { declareCapabilities, readCapabilities, withCapabilities } from "./capabilities.js";
import { isHeaderMismatch, toElicitationError } from "./errors.js";
import { type DeprecatedHandlers, type HandlerMap, readHandlers } from "./handlers.js";
import { createProvenance, describeSource } from "./provenance.js";
import {
  isInputRequired,
  isOriginalMethod,
  type RequestCall,
  type RequestFunction,
  readCall,
} from "./requests.js";

export interface CallerOptions {
  server: ServerIdentity;
  capabilities?: ClientCapabilities;
  handlers?: DeprecatedHandlers;
}

/** Makes the requests of one connection, and runs those that may be asked back through the loop. */
export class Caller {
  readonly #client: Client;
  readonly #request: RequestFunction;
  readonly #context: SessionContext;
  readonly #options: CallerOptions;
  readonly #handlers: HandlerMap;

  constructor(
    client: Client,
    request: RequestFunction,
    context: SessionContext,
    options: CallerOptions,
  ) {
    this.#client = client;
    this.#request = request;
    this.#context = context;
    this.#options = options;
    this.#handlers = readHandlers(options.handlers, context.warn);
  }

  /** As `Client.request`, with the same arguments. */
  async call([request, ...rest]: Parameters<RequestFunction>, title?: string): Promise<unknown> {
    const call = readCall(request, rest);
    if (call.options.allowInputRequired === true) return this.#request(request, ...rest);
    if (!isOriginalMethod(request.method)) return this.#plain(call);
    const original: OriginalRequest = {
      method: request.method,
      params: cloneJson(request.params ?? {}),
    };
    const live = new LiveOperation(this.#context, {
      path: this.#modern ? "mrtr" : "legacy",
      provenance: createProvenance(
        this.#client,
        this.#options.server,
        describeSource(original, title),
      ),
      signal: call.options.signal,
    });
    return runLoop(live, {
      original,
      policy: this.#context.policy,
      handlers: this.#handlers,
      declare: () => this.#modes(),
      send: (leg) => this.#send(call, original.method, leg),
    });
  }

  get #modern(): boolean {
    return this.#client.getProtocolEra() === "modern";
  }

  /** What an interface can answer now. A muted server is told of nothing. */
  #modes(): Modes {
    if (this.#context.isMuted(this.#options.server.id)) return { form: false, url: false };
    return this.#context.store.snapshot.modes;
  }

  #declared(params: RequestCall["request"]["params"], modes: Modes): typeof params {
    if (!this.#modern) return params;
    const base = this.#options.capabilities ?? readCapabilities(this.#client);
    return withCapabilities(params, declareCapabilities(base, modes, this.#handlers));
  }

  async #send(call: RequestCall, method: string, leg: Leg): Promise<LegOutcome> {
    const params = this.#declared(leg.params, leg.declared);
    const options = legOptions(call.options, leg);
    try {
      const result = await this.#request({ method, params }, ...call.schema, options);
      return { kind: isInputRequired(result) ? "inputRequired" : "complete", result };
    } catch (error) {
      if (leg.number === 1 && isHeaderMismatch(error)) throw error;
      throw toElicitationError(error, method);
    }
  }

  /** Any other method: its result must not ask for input. */
  async #plain({ request, schema, options }: RequestCall): Promise<unknown> {
    const { method } = request;
    const params = this.#declared(request.params, this.#modes());
    const declared = params === undefined ? { method } : { method, params };
    const result = await this.#request(declared, ...schema, {
      ...options,
      allowInputRequired: true,
    });
    if (!isInputRequired(result)) return result;
    throw new ElicitationError(
      "UNSUPPORTED_METHOD",
      `The server asked for input in its answer to ${method}. Only tools/call, prompts/get and resources/read may do that, so nothing was shown.`,
      { method },
    );
  }
}

/** What belongs to one stream (resumption, the related request) is not passed on to a retry. */
function legOptions(options: RequestOptions, { number, signal }: Leg): RequestOptions {
  const leg: RequestOptions = { ...options, signal, allowInputRequired: true };
  if (number === 1) return leg;
  const { relatedRequestId: _, resumptionToken: __, onresumptiontoken: ___, ...retry } = leg;
  return retry;
}
