import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { LiveOperation } from "./liveOperation.js";

const key = "request";

/**
 * Asks one thing and hands the answer back. Stop and mute are answered with cancel: whoever asked
 * waits for an answer, and nobody declined.
 */
export async function askOnce(live: LiveOperation, request: CheckedRequest): Promise<ElicitResult> {
  try {
    await live.ask(new Map([[key, request]]), 1);
    const response = live.responses().get(key) ?? { action: "cancel" };
    live.delivered();
    if (live.answersUrlAtOnce && request.mode === "url" && response.action === "accept") {
      live.linger();
    } else live.end("completed");
    return response;
  } catch (error) {
    const cause = live.ended ? live.signal.reason : error;
    if (isUsersEnd(cause)) {
      live.end("stopped", cause);
      return { action: "cancel" };
    }
    live.end("failed", cause instanceof ElicitationError ? cause : undefined);
    throw cause;
  }
}

function isUsersEnd(error: unknown): error is ElicitationError {
  return error instanceof ElicitationError && (error.code === "STOPPED" || error.code === "MUTED");
}
