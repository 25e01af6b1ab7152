import { ElicitationError, type ElicitationErrorCode } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import type { CheckedRequest, Modes } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import type { LiveOperation } from "./liveOperation.js";

/** The way back to a server that asked by itself, on which an answer may get lost. */
export interface Wire {
  /** Puts the answer there: the first; what comes after it goes the same way. */
  answer(response: ElicitResult): void;
  /** Whether the answer is on its way, or with the user again. */
  sending(sending: boolean): void;
}

/** The params of a request as they came, and what was declared to whoever made it. */
export interface Question {
  params: unknown;
  declared: Modes;
  /** Absent as long as what reads it is not loaded. */
  checked?: CheckedRequest | undefined;
  /** Absent where the answer goes another way. */
  wire?: Wire;
  /** The host's own way of bringing the answer there. */
  deliver?: ((response: ElicitResult) => Promise<void>) | undefined;
}

/**
 * Reads a request, if that can be done at once.
 * @throws ElicitationError when it cannot be shown
 */
export function readQuestion(
  { engine, policy }: SessionContext,
  params: unknown,
  declared: Modes,
): Question {
  return { params, declared, checked: engine.loaded?.checkRequest(params, declared, policy) };
}

/**
 * Asks one thing and hands the answer back.
 *
 * @param cancelled endings that are answered with cancel: whoever asked waits for an answer, and
 * nobody declined
 */
export async function askOnce(
  context: SessionContext,
  live: LiveOperation,
  question: Question,
  cancelled: readonly ElicitationErrorCode[],
): Promise<ElicitResult> {
  try {
    const engine = context.engine.loaded ?? (await live.loadEngine());
    return await engine.askRequest(context, live, question);
  } catch (error) {
    const cause: unknown = live.ended ? live.reason : error;
    const known = cause instanceof ElicitationError ? cause : undefined;
    live.end("failed", known);
    if (known === undefined || !cancelled.includes(known.code)) throw cause;
    const response: ElicitResult = { action: "cancel" };
    await question.deliver?.(response);
    return response;
  }
}
