import { isRecord } from "../session/json.js";
import type { RecordedEvent, RecordedMessage, Recording } from "./types.js";

/**
 * Reads a recording that was saved as JSON.
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
    events: value.events.filter(isEvent),
    messages: value.messages.filter(isMessage),
  };
}

function isEvent(value: unknown): value is RecordedEvent {
  return (
    isRecord(value) &&
    typeof value.type === "string" &&
    typeof value.at === "number" &&
    typeof value.operationId === "string" &&
    isRecord(value.provenance) &&
    isRecord(value.provenance.server) &&
    typeof value.provenance.server.id === "string" &&
    isRecord(value.provenance.source)
  );
}

function isMessage(value: unknown): value is RecordedMessage {
  return (
    isRecord(value) &&
    typeof value.number === "number" &&
    typeof value.at === "number" &&
    typeof value.server === "string" &&
    (value.direction === "sent" || value.direction === "received")
  );
}
