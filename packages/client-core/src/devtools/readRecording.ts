import { isTime } from "../session/environment.js";
import { isRecord } from "../session/json.js";
import type { Provenance, ProvenanceSource } from "../session/types.js";
import { copyJson } from "./copyJson.js";
import type { RecordedEvent, RecordedMessage, Recording } from "./types.js";

/** Of one event or message that is read. */
const largest = 10_000_000;
/** Entries of each kind; of a longer recording the latest are read. */
const most = 10_000;

/**
 * Reads a recording that was saved as JSON. The file may be anybody's: what is no event or message is
 * left out, and of the rest only what can be shown is taken.
 *
 * @throws Error that says what is wrong with it
 */
export function readRecording(json: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Error("This is no recording: it is not JSON. Save one with the panel.", { cause });
  }
  if (!isRecord(value) || !Array.isArray(value.events) || !Array.isArray(value.messages)) {
    throw new Error("This is no recording: `events` and `messages` are missing.");
  }
  if (value.version !== 1) {
    throw new Error("This recording is of another version of Askback; record it again.");
  }
  return {
    version: 1,
    events: value.events.slice(-most).flatMap(readEvent),
    messages: numbered(value.messages.slice(-most).flatMap(readMessage)),
  };
}

function readEvent(value: unknown): RecordedEvent[] {
  if (!isRecord(value)) return [];
  const { type, at, operationId, round, provenance: who, ...details } = value;
  const provenance = readProvenance(who);
  if (typeof type !== "string" || !isTime(at) || typeof operationId !== "string") return [];
  if (provenance === undefined) return [];
  const { copy } = copyJson(details, largest);
  return [
    {
      ...(isRecord(copy) ? copy : {}),
      // What a type says is shown as text and compared, and nothing else.
      type: type as RecordedEvent["type"],
      at,
      operationId,
      provenance,
      ...(typeof round === "number" ? { round } : {}),
    },
  ];
}

function readProvenance(value: unknown): Provenance | undefined {
  if (!isRecord(value) || !isRecord(value.server) || !isRecord(value.source)) return undefined;
  const { id, label, origin, claimedName } = value.server;
  if (typeof id !== "string") return undefined;
  return {
    server: { id, ...texts({ label, origin, claimedName }) },
    source: readSource(value.source),
  };
}

function readSource({ kind, name, uri, title, arguments: given }: Named): ProvenanceSource {
  const named = texts({ title });
  if (kind === "resource" && typeof uri === "string") return { kind, uri, ...named };
  if ((kind !== "tool" && kind !== "prompt") || typeof name !== "string")
    return { kind: "unknown" };
  const args = given === undefined ? {} : { arguments: copyJson(given, largest).copy };
  return { kind, name, ...named, ...args };
}

interface Named {
  [name: string]: unknown;
}

/** Those that are texts. */
function texts<Key extends string>(values: { [key in Key]: unknown }): { [key in Key]?: string } {
  const found: { [key in Key]?: string } = {};
  for (const key in values) {
    const value = values[key];
    if (typeof value === "string") found[key] = value;
  }
  return found;
}

function readMessage(value: unknown): RecordedMessage[] {
  if (!isRecord(value)) return [];
  const { number, at, server, direction, message } = value;
  if (typeof number !== "number" || !isTime(at) || typeof server !== "string") return [];
  if (direction !== "sent" && direction !== "received") return [];
  return [{ number, at, server, direction, message: copyJson(message, largest).copy }];
}

/** A recorder numbers upwards, and by its number a message is told from the others. */
function numbered(messages: readonly RecordedMessage[]): readonly RecordedMessage[] {
  let last = 0;
  return messages.map((message) => {
    last = Number.isSafeInteger(message.number) ? Math.max(message.number, last + 1) : last + 1;
    return { ...message, number: last };
  });
}
