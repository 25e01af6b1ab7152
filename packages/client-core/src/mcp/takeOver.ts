import type { Client } from "@modelcontextprotocol/client";
import type { Caller } from "./caller.js";
import type { LegacyRequests } from "./legacy.js";
import type { RequestFunction } from "./requests.js";
import { RpcError } from "./rpcError.js";

/**
 * Serves what is done on the client itself: its requests go through the loop, and requests of an
 * earlier server come to the session.
 *
 * Both by public members. A registered elicitation/create handler would be simpler and worse: the
 * SDK checks a request before such a handler sees it and refuses schemas that real servers send,
 * calls it for one entry at a time without the tool or the round, and fails the whole call when one
 * entry fails.
 *
 * @returns the function that takes it back
 */
export function takeOver(client: Client, caller: Caller, legacy: LegacyRequests): () => void {
  const { fallbackRequestHandler: previous } = client;
  client.removeRequestHandler("elicitation/create");
  client.fallbackRequestHandler = async (request, context) => {
    if (request.method === "elicitation/create")
      return { ...(await legacy.serve(request, context)) };
    if (previous !== undefined) return previous(request, context);
    throw new RpcError(-32601, "Method not found");
  };
  const own = Object.getOwnPropertyDescriptor(client, "request");
  Object.defineProperty(client, "request", {
    value: (...args: Parameters<RequestFunction>) => caller.call(...args),
    configurable: true,
    writable: true,
  });
  return () => {
    client.fallbackRequestHandler = previous;
    if (own === undefined) Reflect.deleteProperty(client, "request");
    else Object.defineProperty(client, "request", own);
  };
}
