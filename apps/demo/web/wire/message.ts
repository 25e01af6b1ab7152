export type JsonRecord = { [key: string]: unknown };

export type ReadMessage = { raw: JsonRecord } & (
  | { kind: "request"; id: string; method: string; params: JsonRecord }
  | { kind: "notification"; method: string; params: JsonRecord }
  | { kind: "error"; id: string; code: string; message: string }
  | { kind: "result"; id: string; result: JsonRecord }
);

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Which of the four kinds of JSON-RPC message it is, and its parts. */
export function readMessage(message: unknown): ReadMessage {
  const raw = record(message);
  const id = String(raw.id);
  if (typeof raw.method === "string") {
    const { method } = raw;
    const params = record(raw.params);
    return raw.id === undefined
      ? { raw, kind: "notification", method, params }
      : { raw, kind: "request", id, method, params };
  }
  if (raw.error !== undefined) {
    const error = record(raw.error);
    return { raw, kind: "error", id, code: String(error.code), message: String(error.message) };
  }
  return { raw, kind: "result", id, result: record(raw.result) };
}
