import type { ElicitResult } from "../protocol.js";
import { Asking } from "./asking.js";
import type { Question } from "./askOnce.js";
import { checkRequest } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import type { LiveOperation } from "./liveOperation.js";

const key = "request";

/** Shows one request and waits for its answer, which ends the operation. */
export async function askRequest(
  context: SessionContext,
  live: LiveOperation,
  { params, declared, checked }: Question,
): Promise<ElicitResult> {
  const request = checked ?? checkRequest(params, declared, context.policy);
  const asking = new Asking(context, live);
  live.asking = asking;
  await asking.ask(new Map([[key, request]]), 1);
  const response = asking.responses().get(key) ?? { action: "cancel" };
  asking.delivered();
  if (live.answersUrlAtOnce && request.mode === "url" && response.action === "accept") {
    asking.linger();
  } else live.end("completed");
  return response;
}
