import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";

export interface Passed {
  direction: "sent" | "received";
  message: JSONRPCMessage;
}

type Receive = NonNullable<Transport["onmessage"]>;

/** Shows every message of a transport to `see` as it passes. */
export function record(transport: Transport, see: (passed: Passed) => void): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    see({ direction: "sent", message });
    return send(message, options);
  };
  // The client sets `onmessage`, and listeners put themselves before it: a message is seen once.
  let receive: Receive | undefined;
  const seen = new WeakSet<JSONRPCMessage>();
  Object.defineProperty(transport, "onmessage", {
    configurable: true,
    get: () => receive,
    set: (next: Receive | undefined) => {
      receive =
        next &&
        ((message, ...rest) => {
          if (!seen.has(message)) see({ direction: "received", message });
          seen.add(message);
          next(message, ...rest);
        });
    },
  });
  return transport;
}

const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In which ways a server asked. */
export function waysOfAsking(passed: readonly Passed[]): string[] {
  const ways = passed.flatMap(({ direction, message }) => {
    if (direction === "sent") return [];
    if ("method" in message) {
      return message.method.startsWith("elicitation/") ||
        message.method === "notifications/elicitation/complete"
        ? [message.method]
        : [];
    }
    if ("error" in message) return message.error.code === -32042 ? ["error -32042"] : [];
    return message.result.resultType === "input_required" ? ["input_required"] : [];
  });
  return [...new Set(ways)];
}

/** The schemas it sent, as they were. */
export function schemasIn(passed: readonly Passed[]): unknown[] {
  const found: unknown[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) look(each);
    if (!isRecord(value)) return;
    if ("requestedSchema" in value) found.push(value.requestedSchema);
    else for (const each of Object.values(value)) look(each);
  };
  for (const { direction, message } of passed) if (direction === "received") look(message);
  return found;
}
