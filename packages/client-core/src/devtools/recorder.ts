import type { AuditEvent } from "../session/audit.js";
import { cloneJson } from "../session/json.js";
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
export function createRecorder({ limit = 1_000, now = Date.now }: RecorderOptions = {}): Recorder {
  let recording: Recording = empty;
  let count = 0;
  const listeners = new Set<() => void>();

  function change(next: Recording): void {
    recording = next;
    for (const listener of [...listeners]) listener();
  }

  function note(server: string, direction: RecordedMessage["direction"], message: unknown): void {
    count += 1;
    const entry = { number: count, at: now(), server, direction, message: cloneJson(message) };
    change({ ...recording, messages: [...recording.messages, entry].slice(-limit) });
  }

  return {
    onEvent(event) {
      change({ ...recording, events: [...recording.events, asJson(event)].slice(-limit) });
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
    clear: () => change(empty),
  };
}

const empty: Recording = { version: 1, events: [], messages: [] };

function asJson(event: AuditEvent): RecordedEvent {
  const copy: RecordedEvent = { ...event };
  if ("error" in event && event.error !== undefined) {
    copy.error = { code: event.error.code, message: event.error.message };
  }
  return cloneJson(copy);
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
