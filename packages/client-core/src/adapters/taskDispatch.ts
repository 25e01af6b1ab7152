import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";
import type { JsonRpcResponse, RawClientDispatch } from "@modelcontextprotocol/ext-tasks/client";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { isRecord } from "../session/json.js";

/** Options of `createTaskDispatch`. */
export interface TaskDispatchOptions {
  /** Says what can be answered at the moment. */
  session: ElicitationSession;
  /** The host's key for the server: a muted one is told that nothing can be answered. */
  server: { id: string };
}

/** Schema 2026-07-28, RequestMetaObject. */
const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

let prefixes = 0;

/**
 * `rawDispatch` of `createTaskSessionFromClient`, which a server of 2026-07-28 needs: the SDK's client
 * takes neither results of type "task" nor their methods. Requests go out on the client's own
 * transport under ids that the client does not use, and each declares what an attached interface can
 * answer at that moment. Make it once the client is connected, and anew after it has reconnected.
 *
 * @param transport `client.transport`
 */
export function createTaskDispatch(
  transport: Transport | undefined,
  { session, server }: TaskDispatchOptions,
): RawClientDispatch {
  if (transport === undefined) {
    throw new TypeError("The client has no transport yet. Connect it before tasks are set up.");
  }
  const prefix = `askback-tasks-${++prefixes}-`;
  const waiting = new Map<string, (response: JsonRpcResponse) => void>();
  let count = 0;
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    const id = "id" in message && !("method" in message) ? message.id : undefined;
    const settle = typeof id === "string" ? waiting.get(id) : undefined;
    if (settle === undefined) onmessage?.(message, extra);
    else settle(readResponse(message));
  };
  const modes = () =>
    session.getSnapshot().muted.includes(server.id)
      ? { form: false, url: false }
      : session.getSnapshot().modes;

  return (request, { signal, context } = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = `${prefix}${count}`;
      const timeout = new AbortController();
      const timer =
        context?.requestTimeoutMs === undefined
          ? undefined
          : setTimeout(
              () => timeout.abort(new Error(`No answer within ${context.requestTimeoutMs} ms.`)),
              context.requestTimeoutMs,
            );
      const done = (): void => {
        waiting.delete(id);
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      };
      const fail = (error: unknown): void => {
        done();
        reject(error);
      };
      const giveUp = (): void => timeout.abort(signal?.reason);
      timeout.signal.addEventListener("abort", () => fail(timeout.signal.reason), { once: true });
      signal?.addEventListener("abort", giveUp, { once: true });
      if (signal?.aborted === true) return giveUp();
      waiting.set(id, (response) => {
        done();
        resolve(response);
      });
      const { headers } = context ?? {};
      transport
        .send(declare(request, id, modes()), {
          // Where each request has a stream of its own, closing it is what cancels the request.
          requestSignal: timeout.signal,
          onRequestStreamEnd: () => fail(new Error("The stream ended before the answer came.")),
          ...(headers === undefined ? {} : { headers: { ...headers } }),
        })
        .catch(fail);
    });
}

/** The request as it goes out. What is declared of elicitation is what can be answered now. */
function declare(
  request: unknown,
  id: string,
  { form, url }: { form: boolean; url: boolean },
): JSONRPCMessage {
  const { method, params } = isRecord(request) ? request : {};
  const given = isRecord(params) ? params : {};
  const meta = isRecord(given._meta) ? given._meta : {};
  const known = isRecord(meta[capabilitiesKey]) ? meta[capabilitiesKey] : {};
  const { elicitation: _, ...rest } = known;
  const elicitation = { ...(form ? { form: {} } : {}), ...(url ? { url: {} } : {}) };
  const capabilities = { ...rest, ...(form || url ? { elicitation } : {}) };
  return {
    jsonrpc: "2.0",
    id,
    method: String(method),
    params: { ...given, _meta: { ...meta, [capabilitiesKey]: capabilities } },
  };
}

function readResponse(message: JSONRPCMessage): JsonRpcResponse {
  if ("error" in message) {
    const { code, message: text } = message.error;
    return { kind: "error", error: { code, message: text } };
  }
  // That package looks at every result itself.
  return { kind: "result", result: "result" in message ? (message.result as never) : null };
}
