import type { AuditEvent } from "../session/audit.js";
import { copyJson } from "./copyJson.js";
import { Log } from "./log.js";
import type {
  RecordedEvent,
  RecordedMessage,
  Recorder,
  Recording,
  WatchedTransport,
} from "./types.js";

/** Options of `createRecorder`. */
export interface RecorderOptions {
  /** How many events and how many messages are kept; the oldest go first. @default 1000 */
  limit?: number;
  /**
   * About the UTF-16 units that all events, and all messages, may hold; the oldest go first, and what
   * is larger by itself is cut. @default 10_000_000
   */
  size?: number;
  /** ms since the epoch. @default Date.now */
  now?: () => number;
}

/**
 * Records a session and the wire below it, for development: what it keeps holds the user's answers.
 *
 * ```ts
 * const recorder = createRecorder();
 * const session = createElicitationSession({ onEvent: recorder.onEvent });
 * await client.connect(recorder.watch(new StreamableHTTPClientTransport(url), "tables"));
 * ```
 */
export function createRecorder(options: RecorderOptions = {}): Recorder {
  const { limit = 1_000, size = 10_000_000, now = Date.now } = options;
  const events = new Log<RecordedEvent>(limit, size);
  const messages = new Log<RecordedMessage>(limit, size);
  let recording: Recording = { version: 1, events: events.entries, messages: messages.entries };
  let count = 0;
  const listeners = new Set<() => void>();

  function change(): void {
    recording = { version: 1, events: events.entries, messages: messages.entries };
    // A panel that fails is no reason for a message not to arrive.
    for (const listener of [...listeners]) quietly(listener);
  }

  function note(server: string, direction: RecordedMessage["direction"], message: unknown): void {
    quietly(() => {
      const { copy, size: held } = copyJson(message, size);
      count += 1;
      messages.add({ number: count, at: now(), server, direction, message: copy }, held);
      change();
    });
  }

  return {
    onEvent(event) {
      const { type, at, operationId } = event;
      const { copy, size: held } = copyJson(asJson(event), size);
      events.add({ ...(copy as RecordedEvent), type, at, operationId }, held);
      change();
    },
    watch(transport, server) {
      watchTransport(transport, (direction, message) => note(server, direction, message));
      return transport;
    },
    getSnapshot: () => recording,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      events.clear();
      messages.clear();
      change();
    },
  };
}

/** What is watched goes on, whatever becomes of its record. */
function quietly(run: () => void): void {
  try {
    run();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a tool for developers, who read the console
    console.warn("askback: the recorder has left something out.", error);
  }
}

function asJson(event: AuditEvent): RecordedEvent {
  const copy: RecordedEvent = { ...event };
  if ("error" in event && event.error !== undefined) {
    copy.error = { code: event.error.code, message: event.error.message };
  }
  return copy;
}

type Note = (direction: RecordedMessage["direction"], message: unknown) => void;

function watchTransport(transport: WatchedTransport, note: Note): void {
  const send: (...args: never[]) => Promise<void> = transport.send.bind(transport);
  transport.send = (...args) => {
    const [message]: readonly unknown[] = args;
    for (const one of Array.isArray(message) ? message : [message]) note("sent", one);
    return send(...args);
  };
  let receive: WatchedTransport["onmessage"];
  // A client puts its listener before the one that is there: the same message comes by twice.
  const seen = new WeakSet<object>();
  const wrap = (next: WatchedTransport["onmessage"]): void => {
    receive =
      next &&
      ((...args) => {
        const [message]: readonly unknown[] = args;
        if (typeof message === "object" && message !== null && !seen.has(message)) {
          seen.add(message);
          note("received", message);
        }
        next(...args);
      });
  };
  wrap(transport.onmessage);
  Object.defineProperty(transport, "onmessage", {
    configurable: true,
    enumerable: true,
    get: () => receive,
    set: wrap,
  });
}
