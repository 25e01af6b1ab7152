import type { JSONRPCMessage } from "@modelcontextprotocol/client";

export interface WireEntry {
  /** From 1, over all connections. */
  number: number;
  at: number;
  server: string;
  direction: "sent" | "received";
  message: JSONRPCMessage;
}

export type RecordMessage = (direction: WireEntry["direction"], message: JSONRPCMessage) => void;

export interface WireRecorder {
  channel(server: string): RecordMessage;
  getSnapshot(): readonly WireEntry[];
  subscribe(listener: () => void): () => void;
  clear(): void;
}

const maxEntries = 1000;

/** Keeps the JSON-RPC messages of the page's connections, newest last. */
export function createWireRecorder(): WireRecorder {
  let entries: readonly WireEntry[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly WireEntry[]) => {
    entries = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    channel: (server) => (direction, message) => {
      count += 1;
      const entry = { number: count, at: Date.now(), server, direction, message };
      change([...entries.slice(1 - maxEntries), entry]);
    },
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => change([]),
  };
}
