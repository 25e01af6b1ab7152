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
  { params, declared, checked, wire, deliver }: Question,
): Promise<ElicitResult> {
  const request = checked ?? checkRequest(params, declared, context.policy);
  const asking = new Asking(context, live);
  live.asking = asking;
  if (wire !== undefined) live.delivery = new Delivery(live, wire);
  const send = live.delivery?.send.bind(live.delivery) ?? deliver;
  await asking.ask(new Map([[key, request]]), 1);
  const response = await sendAnswer(context, live, asking, send);
  asking.delivered();
  if (live.answersUrlAtOnce && request.mode === "url" && response.action === "accept") {
    asking.linger();
  } else live.end("completed");
  return response;
}

/** As with a round: what does not arrive is kept until the user sends it again, changed or not. */
async function sendAnswer(
  { clock }: SessionContext,
  live: LiveOperation,
  asking: Asking,
  send: ((response: ElicitResult) => Promise<void>) | undefined,
): Promise<ElicitResult> {
  let response: ElicitResult = { action: "cancel" };
  for (;;) {
    if (live.ended) throw live.reason;
    const given = asking.responses().get(key);
    if (given !== undefined) response = given;
    else {
      // Taken back to be changed, and it has arrived after all: then it is the answer.
      const type = isOpening(asking, response) ? "opened" : "answered";
      asking.change({ type, key, response, at: clock.now() });
    }
    try {
      await Promise.race([send?.(response), whenAborted(live.signal)]);
      return response;
    } catch (error) {
      if (live.ended) throw live.reason;
      // The server went on while this was on its way here.
      if (live.delivery?.arrived === true) return response;
      await asking.offerAgain(notDelivered(error));
    }
  }
}

function isOpening({ round }: Asking, { action }: ElicitResult): boolean {
  return round?.items[key]?.mode === "url" && action === "accept";
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function notDelivered(cause: unknown): ElicitationError {
  const method = "elicitation/create";
  const text = cause instanceof Error ? cause.message : String(cause);
  return new ElicitationError(
    "TRANSPORT",
    `The answer to ${method} could not be delivered: ${text}`,
    { method },
    { cause },
  );
}
