import type { Client, ClientCapabilities } from "@modelcontextprotocol/client";
import { contextOf, createElicitationSession } from "../session/createSession.js";
import type { ElicitationSession, ServerIdentity } from "../session/types.js";
import { Caller } from "./caller.js";
import { Connection } from "./connection.js";
import { type DeprecatedHandlers, readHandlers } from "./handlers.js";
import { LegacyRequests } from "./legacy.js";
import type { RequestFunction } from "./requests.js";
import { takeOver } from "./takeOver.js";

export interface ElicitationClientOptions {
  /** Default: a new session. */
  session?: ElicitationSession;
  /** Who this connection leads to, by the host's knowledge. */
  server: ServerIdentity;
  /** What the client declares besides elicitation. Default: what the `Client` was made with. */
  capabilities?: ClientCapabilities;
  /**
   * What a server of an earlier revision is told when the connection is made, if the interface is
   * attached only later. Default: what is attached then.
   */
  initializeModes?: { form?: boolean; url?: boolean };
  /** For servers that still ask for these deprecated features. Default: such a round is refused. */
  handlers?: DeprecatedHandlers;
  /**
   * Whether calls made on the `Client` itself go through the session as well. Default true. With
   * false the client is left as it is, and only the calls below are served.
   */
  serveClient?: boolean;
}

/** Calls of the SDK's `Client` that may be asked back. */
export interface ElicitationClient {
  readonly client: Client;
  readonly session: ElicitationSession;
  /** As `Client.callTool`; resolves when the last round is answered. */
  callTool: Client["callTool"];
  /** As `Client.readResource`. */
  readResource: Client["readResource"];
  /** As `Client.getPrompt`. */
  getPrompt: Client["getPrompt"];
  /** Gives the `Client` back as it was. Operations that wait go on. */
  detach(): void;
}

/**
 * Runs the rounds of a connection through a session. Best called before `client.connect`, so that a
 * server of an earlier revision is told what can be answered.
 *
 * Each call rejects with an ElicitationError for every ending that is no result.
 */
export function createElicitationClient(
  client: Client,
  options: ElicitationClientOptions,
): ElicitationClient {
  const session = options.session ?? createElicitationSession();
  const context = contextOf(session);
  const handlers = readHandlers(options.handlers, context.warn);
  const connection = new Connection(client, context, handlers, options);
  const { request } = client;
  const legacy = new LegacyRequests(connection);
  const caller = new Caller(
    connection,
    (...args) => Reflect.apply(request, client, args),
    () => legacy.connectionLost(),
  );
  connection.attachTap();
  const detach = options.serveClient === false ? () => {} : takeOver(client, caller, legacy);

  /**
   * The client, except that its requests go through our loop. What the SDK does around a request
   * (output schemas, header mirroring, the response cache) then sees the last result only.
   */
  const looping: Client = Object.create(client, {
    request: { value: (...args: Parameters<RequestFunction>) => caller.call(...args) },
  });

  return {
    client,
    session,
    callTool: (params, callOptions) => looping.callTool(params, callOptions),
    readResource: (params, callOptions) => looping.readResource(params, callOptions),
    getPrompt: (params, callOptions) => looping.getPrompt(params, callOptions),
    detach,
  };
}
