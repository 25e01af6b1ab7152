import type { BaseContext, JSONRPCRequest } from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import { askOnce, type Question, readQuestion } from "../session/askOnce.js";
import { aborted, connectionLost } from "../session/endings.js";
import { LiveOperation } from "../session/liveOperation.js";
import type { Announce } from "./announce.js";
import type { Connection } from "./connection.js";
import { RpcError } from "./rpcError.js";

/** Endings that say nothing of what the user wants. */
const cancelled = ["STOPPED", "MUTED", "INTERFACE_FAILED", "ENGINE_NOT_LOADED"] as const;

const unknown = { kind: "unknown" } as const;

type Context = Pick<BaseContext, "mcpReq">;

interface Pending {
  live: LiveOperation;
  answer: Promise<ElicitResult>;
  /** The latest delivery of the request is the one that answers. */
  delivery: object;
}

/** elicitation/create requests that a server of 2025-06-18 or 2025-11-25 makes on its own. */
export class LegacyRequests {
  readonly #connection: Connection;
  readonly #pending = new Map<string | number, Pending>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Resolves to the answer. A stream that is resumed may deliver a request again: there is one
   * prompt for it, and one answer.
   */
  async serve(request: JSONRPCRequest, context: Context): Promise<ElicitResult> {
    const delivery = {};
    const known = this.#pending.get(request.id);
    if (known !== undefined) known.delivery = delivery;
    const pending = known ?? this.#open(request, delivery);
    this.#follow(pending, delivery, context.mcpReq.signal);
    try {
      return await pending.answer;
    } catch (error) {
      throw toRpcError(error);
    } finally {
      // One answer, be it an error, for all deliveries.
      if (pending.delivery !== delivery) await new Promise(() => undefined);
    }
  }

  /** The connection's last request is lost: nobody waits for these answers any more. */
  connectionLost(): void {
    for (const { live } of [...this.#pending.values()]) live.end("failed", connectionLost());
  }

  #open(request: JSONRPCRequest, delivery: object): Pending {
    const connection = this.#connection;
    let question: Question;
    try {
      const { context, declaredAtInitialize } = connection;
      question = readQuestion(context, request.params, declaredAtInitialize);
    } catch (error) {
      throw toRpcError(error);
    }
    const cause = this.#cause();
    const { source = unknown, callId } = cause?.live.provenance ?? {};
    const live = new LiveOperation(connection.context, {
      path: "legacy",
      provenance: connection.provenance(source, callId),
      urlAtOnce: true,
    });
    cause?.announce(live.id);
    connection.promptOpened(live);
    const answer = askOnce(connection.context, live, question, cancelled).finally(() => {
      this.#pending.delete(request.id);
      connection.promptClosed(live);
    });
    const pending = { live, answer, delivery };
    this.#pending.set(request.id, pending);
    return pending;
  }

  /** Withdraws the prompt when the server cancels its request or the connection is gone. */
  #follow(pending: Pending, delivery: object, signal: AbortSignal): void {
    const withdraw = (): void => {
      if (pending.delivery !== delivery || pending.live.lingers) return;
      if (this.#connection.client.transport === undefined) {
        pending.live.end("failed", connectionLost());
      } else pending.live.end("aborted", aborted(signal.reason));
    };
    signal.addEventListener("abort", withdraw, { once: true });
    if (signal.aborted) withdraw();
  }

  /** With one request in flight it is the one that led here; with several nobody can say. */
  #cause(): { live: LiveOperation; announce: Announce } | undefined {
    const [first, ...others] = this.#connection.inFlight;
    if (first === undefined || others.length > 0) return undefined;
    const [live, announce] = first;
    return { live, announce };
  }
}

function toRpcError(error: unknown): RpcError {
  const invalidParams = -32602;
  if (!(error instanceof ElicitationError)) {
    return new RpcError(-32603, error instanceof Error ? error.message : String(error));
  }
  return new RpcError(invalidParams, error.message, error);
}
