import type { RequestOptions } from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import { isRecord } from "../session/json.js";
import type { Leg, LegOutcome } from "../session/loop.js";
import type { Connection } from "./connection.js";
import { isHeaderMismatch, serverCodeOf, toElicitationError } from "./errors.js";
import { LegTimer } from "./legTimer.js";
import { isInputRequired, type RequestCall, type RequestFunction, withParams } from "./requests.js";
import type { Watch } from "./tap.js";

/** The SDK's own default, in ms. */
const defaultTimeout = 60_000;
/** The longest timer there is: the SDK's is never the one that runs out. */
const noTimeout = 2 ** 31 - 1;
const urlRequired = -32042;

/** What the requests of one call share. */
export interface CallBudget {
  /** ms on the wire that are left of `maxTotalTimeout`. */
  total: number;
}

/** Puts one request of a call on the wire. */
export async function sendLeg(
  connection: Connection,
  request: RequestFunction,
  call: RequestCall,
  leg: Leg,
  budget: CallBudget,
): Promise<LegOutcome> {
  const { method } = call.request;
  const { clock } = connection.context;
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(leg.signal.reason);
  leg.signal.addEventListener("abort", onAbort, { once: true });
  const watch: Watch = { onLost: () => stop.abort(connectionLost(connection, method)) };
  const timeout = call.options.timeout ?? defaultTimeout;
  const timer = new LegTimer(clock, timeout, budget.total, () =>
    stop.abort(timedOut(method, timeout)),
  );
  connection.attachTap();
  connection.timers.add(timer);
  if (connection.prompts.size === 0) timer.start();
  const options = legOptions(call.options, leg, stop.signal, timer);
  try {
    const params = connection.declare(leg.params, leg.declared);
    const result = await connection.tap.watch(watch, () =>
      request(withParams(call.request, params), ...call.schema, options),
    );
    return { kind: isInputRequired(result) ? "inputRequired" : "complete", result };
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    if (leg.number === 1 && isHeaderMismatch(error)) throw error;
    const elicitations = connection.modern ? undefined : requiredUrls(error);
    if (elicitations !== undefined) return { kind: "urlRequired", elicitations };
    throw toElicitationError(error, method, connection.modern);
  } finally {
    budget.total = timer.pause();
    connection.timers.delete(timer);
    connection.tap.forget(watch);
    leg.signal.removeEventListener("abort", onAbort);
  }
}

/** What belongs to one stream (resumption, the related request) is not passed on to a retry. */
function legOptions(
  options: RequestOptions,
  { number }: Leg,
  signal: AbortSignal,
  timer: LegTimer,
): RequestOptions {
  const { maxTotalTimeout: _, resetTimeoutOnProgress, onprogress, ...rest } = options;
  const leg: RequestOptions = { ...rest, signal, timeout: noTimeout, allowInputRequired: true };
  if (onprogress !== undefined) {
    leg.onprogress = (progress) => {
      if (resetTimeoutOnProgress === true) timer.reset();
      onprogress(progress);
    };
  }
  if (number === 1) return leg;
  const { relatedRequestId: __, resumptionToken: ___, onresumptiontoken: ____, ...retry } = leg;
  return retry;
}

/** The URLs without which an earlier server does not answer (2025-11-25, error -32042). */
function requiredUrls(error: unknown): readonly unknown[] | undefined {
  if (serverCodeOf(error) !== urlRequired || !isRecord(error)) return undefined;
  const { data } = error;
  const list = isRecord(data) ? data.elicitations : undefined;
  return Array.isArray(list) ? list : undefined;
}

function timedOut(method: string, timeout: number): ElicitationError {
  return new ElicitationError(
    "TRANSPORT",
    `${method} got no answer within ${timeout} ms. Set \`timeout\` in the call's options to wait longer.`,
    { method },
  );
}

function connectionLost({ modern }: Connection, method: string): ElicitationError {
  return new ElicitationError(
    modern ? "TRANSPORT" : "CONNECTION_LOST",
    `The stream of ${method} ended before the answer came. Reconnect and call again.`,
    { method },
  );
}
