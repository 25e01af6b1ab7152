import { ElicitationError } from "../errors.js";
import type { ElicitResult } from "../protocol.js";
import { Asking } from "./asking.js";
import type { Question } from "./askOnce.js";
import { checkRequest } from "./checkRequest.js";
import type { SessionContext } from "./context.js";
import { Delivery } from "./delivery.js";
import type { LiveOperation } from "./liveOperation.js";

const key = "request";

/** Shows one request and waits for its answer, which ends the operation. */
export async function askRequest(
  context: SessionContext,
  live: LiveOperation,
  { params, declared, checked, wire }: Question,
): Promise<ElicitResult> {
  const request = checked ?? checkRequest(params, declared, context.policy);
  const asking = new Asking(context, live);
  live.asking = asking;
  if (wire !== undefined) live.delivery = new Delivery(live, wire);
  await asking.ask(new Map([[key, request]]), 1);
  const response = await deliver(live, asking);
  asking.delivered();
  if (live.answersUrlAtOnce && request.mode === "url" && response.action === "accept") {
    asking.linger();
  } else live.end("completed");
  return response;
}

/** As with a round: what does not arrive is kept until the user sends it again, changed or not. */
async function deliver(live: LiveOperation, asking: Asking): Promise<ElicitResult> {
  for (;;) {
    const response: ElicitResult = asking.responses().get(key) ?? { action: "cancel" };
    try {
      await live.delivery?.send(response);
      return response;
    } catch (error) {
      if (live.ended || !(error instanceof ElicitationError)) throw error;
      await asking.offerAgain(error);
    }
  }
}
