import {
  type JSONRPCMessage,
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
  type TransportSendOptions,
} from "@modelcontextprotocol/client";
import type { RecordMessage } from "../wire/recorder.js";

type Receive = (message: JSONRPCMessage) => void;

/** The SDK's Streamable HTTP transport; each message is shown to `record` as it passes. */
export class RecordingTransport extends StreamableHTTPClientTransport {
  readonly #record: RecordMessage;

  constructor(url: URL, options: StreamableHTTPClientTransportOptions, record: RecordMessage) {
    super(url, options);
    this.#record = record;
    // The client sets (and during negotiation replaces) `onmessage`: a property, so it is wrapped
    // as one.
    let receive: Receive | undefined;
    // Whoever puts a listener before the one that is there comes by twice with the same message.
    const seen = new WeakSet<JSONRPCMessage>();
    Object.defineProperty(this, "onmessage", {
      configurable: true,
      get: () => receive,
      set: (next: Receive | undefined) => {
        receive =
          next &&
          ((message, ...rest) => {
            if (!seen.has(message)) record("received", message);
            seen.add(message);
            next(message, ...rest);
          });
      },
    });
  }

  override async send(
    message: JSONRPCMessage | JSONRPCMessage[],
    options?: TransportSendOptions,
  ): Promise<void> {
    for (const one of Array.isArray(message) ? message : [message]) this.#record("sent", one);
    return super.send(message, options);
  }
}
