import { ElicitationError, type ElicitationErrorCode } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type { CheckedRequest } from "./checkRequest.js";
import type { LiveOperation } from "./liveOperation.js";

const key = "request";

/**
 * Asks one thing and hands the answer back.
 *
 * @param cancelled endings that are answered with cancel: whoever asked waits for an answer, and
 * nobody declined
 */
export async function askOnce(
  live: LiveOperation,
  request: CheckedRequest,
  cancelled: readonly ElicitationErrorCode[],
): Promise<ElicitResult> {
  try {
    await live.ask(new Map([[key, request]]), 1);
    const response = live.responses().get(key) ?? { action: "cancel" };
    live.delivered();
    if (live.answersUrlAtOnce && request.mode === "url" && response.action === "accept") {
      live.linger();
    } else live.end("completed");
    return response;
  } catch (error) {
    const cause: unknown = live.ended ? live.reason : error;
    const known = cause instanceof ElicitationError ? cause : undefined;
    live.end("failed", known);
    if (known !== undefined && cancelled.includes(known.code)) return { action: "cancel" };
    throw cause;
  }
}
