import {
  type JSONRPCMessage,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  type Transport,
  type TransportSendOptions,
} from "@modelcontextprotocol/client";
import { throughWire } from "./json.js";
import type { JsonObject } from "./types.js";

/** Failure of delivery, as the SDK's own transports report it. */
export type DeliveryFailure = { kind: "http"; status: number } | { kind: "network" };

/** The stream that a request is answered on. */
export interface RequestStream {
  /** Aborted by the client when it gives the request up. */
  signal?: AbortSignal | undefined;
  /** Tells the client that the stream has ended without an answer. */
  onEnd?: (() => void) | undefined;
}

export interface TransportPeer {
  /** Resolves when the message was delivered; to a failure, if it was not. */
  receive(message: JsonObject, stream: RequestStream): Promise<DeliveryFailure | undefined>;
  closed(): void;
}

/** The client's end of a connection to a scripted server. */
export class ScriptedTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport["onmessage"]>;
  readonly hasPerRequestStream: boolean;
  readonly #peer: TransportPeer;
  #open = false;

  constructor(peer: TransportPeer, hasPerRequestStream: boolean) {
    this.#peer = peer;
    this.hasPerRequestStream = hasPerRequestStream;
  }

  async start(): Promise<void> {
    this.#open = true;
  }

  async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (!this.#open) throw new SdkError(SdkErrorCode.NotConnected, "Not connected");
    const failure = await this.#peer.receive(throughWire(message), {
      signal: options?.requestSignal,
      onEnd: options?.onRequestStreamEnd,
    });
    if (failure?.kind === "network") throw new TypeError("fetch failed");
    if (failure?.kind === "http") {
      throw new SdkHttpError(
        SdkErrorCode.ClientHttpNotImplemented,
        `Error POSTing to endpoint: ${failure.status}`,
        { status: failure.status, statusText: String(failure.status) },
      );
    }
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#peer.closed();
    this.onclose?.();
  }

  /** The server's side of `send`. A closed connection loses it. */
  deliver(message: JsonObject): void {
    // The SDK parses what it receives; the script may break the protocol on purpose.
    if (this.#open) this.onmessage?.(throughWire(message) as unknown as JSONRPCMessage);
  }
}
