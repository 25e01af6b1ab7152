import type { ElicitationError, ElicitationErrorCode } from "../core.js";
import type { PromptWords } from "./words.js";

type Kind = "connection" | "server" | "answer" | "limit" | "load" | "other";

const kinds: { [Code in ElicitationErrorCode]?: Kind } = {
  TRANSPORT: "connection",
  CONNECTION_LOST: "connection",
  SERVER_ERROR: "server",
  ENGINE_NOT_LOADED: "load",
  INVALID_RESULT: "answer",
  INVALID_REQUEST: "answer",
  UNSUPPORTED_METHOD: "answer",
  UNSUPPORTED_REQUEST: "answer",
  LIMIT_EXCEEDED: "limit",
  ROUNDS_EXCEEDED: "limit",
  STATE_ROUNDS_EXCEEDED: "limit",
};

/** What went wrong, in a sentence for a user. */
export function failureSentence(
  error: ElicitationError | undefined,
  server: string,
  { messages, format }: PromptWords,
): string {
  const { prompt } = messages;
  switch (error && kinds[error.code]) {
    case "connection":
      return prompt.failureConnection;
    case "server":
      return prompt.failureServer({ server }, format);
    case "answer":
      return prompt.failureAnswer({ server }, format);
    case "load":
      return prompt.failureLoad;
    case "limit":
      return prompt.failureLimit;
    default:
      return prompt.failureOther;
  }
}
