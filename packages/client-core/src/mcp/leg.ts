import type { RequestOptions } from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import { isRecord } from "../session/json.js";
import type { Leg, LegOutcome } from "../session/legs.js";
import type { Connection } from "./connection.js";
import { isHeaderMismatch, serverCodeOf, toElicitationError } from "./errors.js";
import { LegTimer } from "./legTimer.js";
import {
  isInputRequired,
  type OperationOptions,
  type RequestCall,
  type RequestFunction,
  withParams,
} from "./requests.js";
import type { Tap, Watch } from "./tap.js";

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
  const { context, timers, prompts, tap } = connection;
  const { timeout = defaultTimeout } = call.options;
  const timer = new LegTimer(context.clock, timeout, budget.total, () =>
    leg.abandon(timedOut(method, timeout)),
  );
  connection.attachTap();
  timers.add(timer);
  // An earlier server asks while its request runs: then its time stands still.
  if (prompts.size === 0) timer.start();
  try {
    const params = connection.declare(leg.params, leg.declared);
    const schema = leg.number > 1 && connection.modern ? retrySchema(call) : call.schema;
    const options = legOptions(call.options, leg, timer);
    const result = await watched(
      tap,
      () => request(withParams(call.request, params), ...schema, options),
      () => connectionLost(connection, method),
    );
    return { kind: isInputRequired(result) ? "inputRequired" : "complete", result };
  } catch (error) {
    if (leg.signal.aborted) throw leg.signal.reason;
    if (leg.number === 1 && isHeaderMismatch(error)) throw error;
    const elicitations = connection.modern ? undefined : requiredUrls(error);
    if (elicitations !== undefined) return { kind: "urlRequired", elicitations };
    throw toElicitationError(error, method, connection.modern);
  } finally {
    budget.total = timer.pause();
    timers.delete(timer);
  }
}

const decoded = {
  "~standard": { version: 1, vendor: "askback", validate: (value: unknown) => ({ value }) },
};

/**
 * Without a schema the SDK looks its own up by failing a validation on purpose, at each request. It
 * checks a result of this era against the wire schema before that, so retries need no second look.
 */
function retrySchema({ schema }: RequestCall): readonly unknown[] {
  return schema.length > 0 ? schema : [decoded];
}

/** Fails as soon as the stream of the request has ended without its answer. */
function watched(
  tap: Tap,
  send: () => Promise<unknown>,
  lost: () => ElicitationError,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const watch: Watch = { onLost: () => reject(lost()) };
    const settle = (settled: (value: unknown) => void) => (value: unknown) => {
      tap.forget(watch);
      settled(value);
    };
    tap.watch(watch, send).then(settle(resolve), settle(reject));
  });
}

/** The time limits are ours, so that they can stand still. */
function legOptions(
  options: RequestOptions,
  { number, signal }: Leg,
  timer: LegTimer,
): RequestOptions {
  const {
    maxTotalTimeout: _,
    resetTimeoutOnProgress,
    onprogress,
    callId: _ours,
    ...rest
  }: RequestOptions & OperationOptions = options;
  const leg: RequestOptions = { ...rest, signal, timeout: noTimeout, allowInputRequired: true };
  if (onprogress !== undefined) {
    leg.onprogress = (progress) => {
      if (resetTimeoutOnProgress === true) timer.reset();
      onprogress(progress);
    };
  }
  if (number === 1) return leg;
  // What belongs to one stream is not passed on to a retry.
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
