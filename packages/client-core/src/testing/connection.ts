import type { Gates } from "./gates.js";
import { isObject } from "./json.js";
import { type Recorder, readId, readRequest } from "./recorder.js";
import { type DeliveryFailure, type RequestStream, ScriptedTransport } from "./transport.js";
import type { JsonObject, ScriptAction, ScriptFailure, WireAnswer, WireRequest } from "./types.js";

/** A request that the server is handling. */
interface Leg {
  request: WireRequest;
  stream: RequestStream;
  over: boolean;
}

export interface ConnectionContext {
  index: number;
  perRequestStreams: boolean;
  recorder: Recorder;
  gates: Gates;
  handshake(method: string): { result: JsonObject } | { error: JsonObject } | undefined;
  nextRound(request: WireRequest): readonly ScriptAction[];
  /** What becomes of the next answer; undefined when it arrives. */
  nextFailure(): AnswerFailure | undefined;
  nextAskId(): string;
}

export interface AnswerFailure {
  failure: ScriptFailure;
  /** The server has the answer all the same. */
  seen: boolean;
}

/** One connection of a client to the scripted server: plays the rounds, keeps what is in flight. */
export class Connection {
  readonly transport: ScriptedTransport;
  readonly #context: ConnectionContext;
  readonly #legs = new Map<string | number, Leg>();
  readonly #asks = new Map<string | number, Asked>();

  constructor(context: ConnectionContext) {
    this.#context = context;
    this.transport = new ScriptedTransport(
      {
        receive: (message, stream) => this.#receive(message, stream),
        closed: () => this.#closed(),
      },
      context.perRequestStreams,
    );
  }

  ask(method: string, params: unknown, id = this.#context.nextAskId()): Promise<WireAnswer> {
    const answer = new Promise<WireAnswer>((resolve, reject) => {
      this.#asks.set(id, { resolve, reject });
    });
    answer.catch(() => undefined);
    this.send({ jsonrpc: "2.0", id, method, params });
    return answer;
  }

  send(message: JsonObject): void {
    const { index, recorder } = this.#context;
    recorder.entry({ from: "server", connection: index, message });
    this.transport.deliver(message);
  }

  async #receive(message: JsonObject, stream: RequestStream): Promise<DeliveryFailure | undefined> {
    const { index, recorder } = this.#context;
    recorder.entry({ from: "client", connection: index, message });
    if (typeof message.method !== "string") return this.#settleAsk(message);
    if (message.id === undefined) return this.#noteCancellation(message);
    const reply = this.#context.handshake(message.method);
    if (reply !== undefined) return this.#reply(readId(message.id), reply);

    const request = readRequest(message, index);
    const actions = this.#context.nextRound(request);
    const last = actions.at(-1);
    const fails = last?.do === "http" || last?.do === "network" ? last.do : undefined;
    recorder.request(fails === undefined ? request : { ...request, failed: fails });
    const leg: Leg = { request, over: false, stream };
    this.#legs.set(request.id, leg);
    stream.signal?.addEventListener("abort", () => this.#abandon(leg), { once: true });

    const played = this.#play(leg, actions);
    if (last?.do !== "http" && last?.do !== "network") return undefined;
    await played;
    return failureOf(last);
  }

  /** Answers never arrive before `send` has returned. */
  async #reply(id: string | number, reply: JsonObject): Promise<undefined> {
    void Promise.resolve().then(() => this.send({ jsonrpc: "2.0", id, ...reply }));
  }

  async #play(leg: Leg, actions: readonly ScriptAction[]): Promise<void> {
    await Promise.resolve();
    for (const action of actions) {
      if (leg.over) return;
      await this.#act(leg, action);
    }
  }

  async #act(leg: Leg, action: ScriptAction): Promise<void> {
    const { id, meta } = leg.request;
    switch (action.do) {
      case "result":
        this.#end(leg);
        return this.send({ jsonrpc: "2.0", id, result: action.result });
      case "error": {
        const { do: _, ...error } = action;
        this.#end(leg);
        return this.send({ jsonrpc: "2.0", id, error });
      }
      case "http":
      case "network":
        return this.#end(leg);
      case "endStream":
        this.#end(leg);
        if (this.#context.perRequestStreams) leg.stream.onEnd?.();
        return;
      case "drop":
        return this.transport.close();
      case "progress": {
        const { do: _, ...progress } = action;
        const { progressToken } = meta;
        if (progressToken === undefined) return;
        const params = { progressToken, ...progress };
        return this.send({ jsonrpc: "2.0", method: "notifications/progress", params });
      }
      case "hold":
        return this.#context.gates.pass(action.gate);
      case "ask":
        // A lost connection ends the leg, and with it what follows here.
        await this.ask(action.method, action.params).catch(() => undefined);
        return;
      case "notify": {
        const { method, params } = action;
        return this.send({ jsonrpc: "2.0", method, ...(params === undefined ? {} : { params }) });
      }
      case "silence":
        return;
    }
  }

  #end(leg: Leg): void {
    leg.over = true;
    this.#legs.delete(leg.request.id);
  }

  #abandon(leg: Leg): void {
    if (leg.over) return;
    this.#end(leg);
    const { index, recorder } = this.#context;
    recorder.entry({ from: "client", connection: index, abandoned: leg.request.id });
  }

  async #noteCancellation(message: JsonObject): Promise<undefined> {
    if (message.method !== "notifications/cancelled" || !isObject(message.params)) return;
    const leg = this.#legs.get(readId(message.params.requestId));
    if (leg !== undefined) this.#end(leg);
  }

  async #settleAsk(message: JsonObject): Promise<DeliveryFailure | undefined> {
    const id = readId(message.id);
    const fails = this.#context.nextFailure();
    const failure = fails && failureOf(fails.failure);
    if (fails?.seen === false) return failure;
    const { result, error } = message;
    const answer: WireAnswer = {
      id,
      ...(isObject(result) ? { result } : {}),
      ...(isObject(error)
        ? {
            error: {
              code: Number(error.code),
              message: String(error.message),
              ...(error.data === undefined ? {} : { data: error.data }),
            },
          }
        : {}),
    };
    this.#context.recorder.answer(answer);
    this.#asks.get(id)?.resolve(answer);
    this.#asks.delete(id);
    return failure;
  }

  #closed(): void {
    for (const leg of this.#legs.values()) leg.over = true;
    this.#legs.clear();
    for (const { reject } of this.#asks.values()) reject(new Error("The connection was closed"));
    this.#asks.clear();
  }
}

function failureOf(action: ScriptFailure): DeliveryFailure {
  return action.do === "http" ? { kind: "http", status: action.status } : { kind: "network" };
}

interface Asked {
  resolve(answer: WireAnswer): void;
  reject(error: Error): void;
}
