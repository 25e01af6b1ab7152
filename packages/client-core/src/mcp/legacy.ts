import type { BaseContext, JSONRPCRequest } from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import { askOnce, type Question, readQuestion } from "../session/askOnce.js";
import { aborted, connectionLost } from "../session/endings.js";
import { LiveOperation } from "../session/liveOperation.js";
import type { Connection } from "./connection.js";
import { RpcError } from "./rpcError.js";
import type { Carry } from "./tap.js";

/** Endings that say nothing of what the user wants. */
const cancelled = ["STOPPED", "MUTED", "INTERFACE_FAILED", "ENGINE_NOT_LOADED"] as const;

const unknown = { kind: "unknown" } as const;

type Context = Pick<BaseContext, "mcpReq">;

interface Pending {
  live: LiveOperation;
  answer: Promise<ElicitResult>;
  over: Promise<void> | undefined;
  /** The call that led to the request, where that is known. */
  cause: LiveOperation | undefined;
  /** The latest arrival of the request is the one that answers. */
  arrival: object;
}

/** elicitation/create requests that a server of 2025-06-18 or 2025-11-25 makes on its own. */
export class LegacyRequests {
  readonly #connection: Connection;
  readonly #pending = new Map<string | number, Pending>();

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.tap.carry = this.#carry;
  }

  /**
   * Resolves to the answer. A stream that is resumed may deliver a request again: there is one
   * prompt for it, and one answer.
   */
  async serve(request: JSONRPCRequest, context: Context): Promise<ElicitResult> {
    const arrival = {};
    const known = this.#pending.get(request.id);
    if (known !== undefined) known.arrival = arrival;
    const pending = known ?? this.#open(request, arrival);
    this.#follow(pending, arrival, context.mcpReq.signal);
    try {
      return await pending.answer;
    } catch (error) {
      throw toRpcError(error);
    } finally {
      // One answer, be it an error, for all arrivals.
      if (pending.arrival !== arrival) await new Promise(() => undefined);
    }
  }

  /** An answer of the user's that does not arrive can be sent again. */
  readonly #carry: Carry = (message, send) => {
    const pending = "result" in message ? this.#pending.get(message.id) : undefined;
    return pending?.live.delivery?.carry(message, send) ?? send(message);
  };

  /**
   * The server has come to a result of this call, so it waits for no answer to go on with it. Resolves
   * once what it asked is over: a result can come before the word that the answer has arrived.
   */
  async callEnded(call: LiveOperation): Promise<void> {
    for (const { cause, live, over } of [...this.#pending.values()]) {
      if (cause === call && live.delivery?.wentOn() === true) await over;
    }
  }

  /** The connection's last request is lost: nobody waits for these answers any more. */
  connectionLost(): void {
    for (const { live } of [...this.#pending.values()]) live.end("failed", connectionLost());
  }

  #open(request: JSONRPCRequest, arrival: object): Pending {
    const connection = this.#connection;
    let question: Question;
    try {
      const { context, declaredAtInitialize } = connection;
      question = readQuestion(context, request.params, declaredAtInitialize);
    } catch (error) {
      throw toRpcError(error);
    }
    const cause = this.#cause();
    const { source = unknown, callId } = cause?.provenance ?? {};
    const live = new LiveOperation(connection.context, {
      path: "legacy",
      provenance: connection.provenance(source, callId),
      urlAtOnce: true,
    });
    connection.promptOpened(live);
    let over: Promise<void> | undefined;
    const answer = new Promise<ElicitResult>((resolve, reject) => {
      const sending = (is: boolean): void => {
        if (is) connection.promptClosed(live);
        else connection.promptOpened(live);
      };
      const wire = { answer: resolve, sending };
      over = this.#ask(request.id, live, { ...question, wire }).then(resolve, reject);
    });
    const pending = { live, answer, over, cause, arrival };
    this.#pending.set(request.id, pending);
    return pending;
  }

  async #ask(id: string | number, live: LiveOperation, question: Question): Promise<ElicitResult> {
    let response: ElicitResult | undefined;
    try {
      response = await askOnce(this.#connection.context, live, question, cancelled);
      return response;
    } finally {
      this.#pending.delete(id);
      this.#connection.promptClosed(live);
      live.delivery?.end(response);
    }
  }

  /** Withdraws the prompt when the server cancels its request or the connection is gone. */
  #follow(pending: Pending, arrival: object, signal: AbortSignal): void {
    const withdraw = (): void => {
      if (pending.arrival !== arrival || pending.live.lingers) return;
      if (this.#connection.client.transport === undefined) {
        pending.live.end("failed", connectionLost());
      } else pending.live.end("aborted", aborted(signal.reason));
    };
    signal.addEventListener("abort", withdraw, { once: true });
    if (signal.aborted) withdraw();
  }

  /** With one request in flight it is the one that led here; with several nobody can say. */
  #cause(): LiveOperation | undefined {
    const [first, ...others] = this.#connection.inFlight;
    return others.length > 0 ? undefined : first;
  }
}

function toRpcError(error: unknown): RpcError {
  const invalidParams = -32602;
  if (!(error instanceof ElicitationError)) {
    return new RpcError(-32603, error instanceof Error ? error.message : String(error));
  }
  return new RpcError(invalidParams, error.message, error);
}
