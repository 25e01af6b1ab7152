import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";
import { isRecord } from "../session/json.js";

export interface TapHooks {
  /** Results of this era must say their type; see `repair`. */
  isModern(): boolean;
  /** notifications/elicitation/complete (2025-11-25). */
  urlDone(elicitationId: string): void;
}

/** Sends what answers a request of the server. */
export type Carry = (
  message: JSONRPCMessage,
  send: (message: JSONRPCMessage) => Promise<void>,
) => Promise<void>;

/** A request whose stream is watched until its answer comes. */
export interface Watch {
  /** The JSON-RPC id, once it is on the wire. */
  id?: unknown;
  /** The stream ended without an answer. */
  onLost(): void;
}

/**
 * Looks at what a transport carries, below the SDK's client, for what the client does not tell:
 * which request a stream belonged to that ended without an answer, a result without resultType, the
 * complete notification (so that the host's own handler for it stays in place), and whether an answer
 * has arrived.
 */
export class Tap {
  /** Takes part in sending answers and notifications; the default does not. */
  carry: Carry = (message, send) => send(message);
  readonly #hooks: TapHooks;
  readonly #tapped = new WeakSet<Transport>();
  readonly #watches = new Map<unknown, Watch>();
  #next: Watch | undefined;

  constructor(hooks: TapHooks) {
    this.#hooks = hooks;
  }

  /** Runs `send`, which puts one request on the wire before it returns, and watches its stream. */
  watch<T>(watch: Watch, send: () => T): T {
    this.#next = watch;
    try {
      return send();
    } finally {
      this.#next = undefined;
    }
  }

  forget({ id }: Watch): void {
    this.#watches.delete(id);
  }

  attach(transport: Transport | undefined): void {
    if (transport === undefined || this.#tapped.has(transport)) return;
    this.#tapped.add(transport);
    const { onmessage } = transport;
    const send = transport.send.bind(transport);
    transport.onmessage = (message, extra) => {
      this.#seen(message);
      onmessage?.(this.#repair(message), extra);
    };
    transport.send = (message, options) => {
      const watch = this.#next;
      const id = requestIdOf(message);
      if (id === undefined) return this.carry(message, (each) => send(each, options));
      if (watch === undefined) return send(message, options);
      this.#next = undefined;
      watch.id = id;
      this.#watches.set(id, watch);
      const onRequestStreamEnd = (): void => {
        options?.onRequestStreamEnd?.();
        this.#watches.get(id)?.onLost();
        this.#watches.delete(id);
      };
      return send(message, { ...options, onRequestStreamEnd });
    };
  }

  #seen(message: unknown): void {
    if (!isRecord(message)) return;
    if (message.method === undefined) this.#watches.delete(message.id);
    if (message.method !== "notifications/elicitation/complete") return;
    const { params } = message;
    if (isRecord(params) && typeof params.elicitationId === "string") {
      this.#hooks.urlDone(params.elicitationId);
    }
  }

  /** A result without resultType is complete (schema 2026-07-28, Result); the SDK refuses it. */
  #repair<T>(message: T): T {
    if (!this.#hooks.isModern() || !isRecord(message)) return message;
    const { result } = message;
    if (!isRecord(result) || result.resultType !== undefined) return message;
    return { ...message, result: { ...result, resultType: "complete" } };
  }
}

function requestIdOf(message: unknown): unknown {
  return isRecord(message) && message.method !== undefined ? message.id : undefined;
}
