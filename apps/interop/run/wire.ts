import type { RecordedMessage } from "@askback/client-core/devtools";

const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In which ways a server asked. */
export function waysOfAsking(passed: readonly RecordedMessage[]): string[] {
  const ways = passed.flatMap(({ direction, message }) => {
    if (direction === "sent" || !isRecord(message)) return [];
    const { method, error, result } = message;
    if (typeof method === "string") {
      const asks =
        method.startsWith("elicitation/") || method === "notifications/elicitation/complete";
      return asks ? [method] : [];
    }
    if (isRecord(error)) return error.code === -32042 ? ["error -32042"] : [];
    return isRecord(result) && result.resultType === "input_required" ? ["input_required"] : [];
  });
  return [...new Set(ways)];
}

/** The schemas it sent, as they were. */
export function schemasIn(passed: readonly RecordedMessage[]): unknown[] {
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
