import type {
  CacheableRequestOptions,
  CallToolRequestOptions,
  Client,
  ClientCapabilities,
  RequestOptions,
} from "@modelcontextprotocol/client";
import { ElicitationError } from "../errors.js";
import type { OriginalRequest } from "../protocol.js";
import { contextOf, createElicitationSession } from "../session/createSession.js";
import type { ElicitationSession } from "../session/elicitationSession.js";
import { cloneJson } from "../session/json.js";
import type { ServerIdentity } from "../session/types.js";
import { Caller } from "./caller.js";
import { Connection } from "./connection.js";
import { type DeprecatedHandlers, readHandlers } from "./handlers.js";
import { LegacyRequests } from "./legacy.js";
import type { OperationOptions, RequestFunction } from "./requests.js";
import { takeOver } from "./takeOver.js";

/** Options of `createElicitationClient`. */
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

/** An operation that goes on after a reload. */
export interface ResumedOperation {
  /** As in the snapshot, and as it was before the reload. */
  operationId: string;
  /** As the lost page had given it. */
  callId?: string;
  /** The request as the lost page had made it. */
  request: OriginalRequest;
  /** Settles as the call would have: result or ElicitationError. */
  result: Promise<unknown>;
}

/** Calls of the SDK's `Client` that may be asked back. */
export interface ElicitationClient {
  /** The SDK's client that it was made with. */
  readonly client: Client;
  /** The session that its questions go to. */
  readonly session: ElicitationSession;
  /** As `Client.callTool`; resolves when the last round is answered. */
  callTool(
    params: Parameters<Client["callTool"]>[0],
    options?: CallToolRequestOptions & OperationOptions,
  ): ReturnType<Client["callTool"]>;
  /** As `Client.readResource`. */
  readResource(
    params: Parameters<Client["readResource"]>[0],
    options?: CacheableRequestOptions & OperationOptions,
  ): ReturnType<Client["readResource"]>;
  /** As `Client.getPrompt`. */
  getPrompt(
    params: Parameters<Client["getPrompt"]>[0],
    options?: RequestOptions & OperationOptions,
  ): ReturnType<Client["getPrompt"]>;
  /**
   * Goes on with the operations that were stored for this server and user, in the order in which
   * they began. Each is shown as the user left it, and hands its result over here: the caller that
   * once waited for it is gone with the page. Call it once the connection is made and the interface
   * is attached.
   */
  resume(options?: RequestOptions): Promise<readonly ResumedOperation[]>;
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
  const caller = new Caller(connection, (...args) => Reflect.apply(request, client, args), {
    idle: () => legacy.connectionLost(),
    ended: (call) => legacy.callEnded(call),
  });
  connection.attachTap();
  const detach = options.serveClient === false ? () => {} : takeOver(client, caller, legacy);

  /**
   * The client, except that its requests go through our loop. What the SDK does around a request
   * (output schemas, header mirroring, the response cache) then sees the last result only.
   */
  const through = (request: RequestFunction): Client =>
    Object.create(client, { request: { value: request } });
  const looping = through((...args) => caller.call(...args));

  return {
    client,
    session,
    // Copied here and now: the SDK waits before it makes the request, and the caller may go on.
    callTool: (params, callOptions) => looping.callTool(cloneJson(params), callOptions),
    readResource: (params, callOptions) => looping.readResource(cloneJson(params), callOptions),
    getPrompt: (params, callOptions) => looping.getPrompt(cloneJson(params), callOptions),
    async resume(callOptions) {
      const { form, url } = context.store.snapshot.modes;
      if (!form && !url) throw nothingAttached();
      // First of all, so that nothing is taken out of the store that could then not be shown.
      if (context.engine.loaded === undefined) await context.engine.need(context.clock);
      const stored = (await context.persistence?.take(connection.serverId)) ?? [];
      return stored.map((operation) => {
        const resuming = through((...args) => caller.resume(operation, ...args));
        const result = makeCall(resuming, operation.original, callOptions);
        // A host that looks at the interface only need not look at the promise.
        result.catch(() => undefined);
        const { id: operationId, callId, original: request } = operation;
        return { operationId, ...(callId === undefined ? {} : { callId }), request, result };
      });
    },
    detach,
  };
}

function makeCall(
  client: Client,
  { method, params }: OriginalRequest,
  options: RequestOptions | undefined,
): Promise<unknown> {
  if (method === "resources/read") {
    return client.readResource({ ...params, uri: String(params.uri) }, options);
  }
  const named = { ...params, name: String(params.name) };
  return method === "tools/call"
    ? client.callTool(named, options)
    : client.getPrompt(named, options);
}

function nothingAttached(): ElicitationError {
  return new ElicitationError(
    "NO_INTERFACE",
    "No interface is attached that could show what was stored. Mount the outlet, or call session.attach, before resume.",
  );
}
