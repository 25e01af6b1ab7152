import type {
  CallToolRequestOptions,
  Client,
  ClientCapabilities,
} from "@modelcontextprotocol/client";
import { contextOf, createElicitationSession } from "../session/createSession.js";
import type { ElicitationSession, ServerIdentity } from "../session/types.js";
import { Caller } from "./caller.js";
import type { DeprecatedHandlers } from "./handlers.js";
import type { RequestFunction } from "./requests.js";

export interface ElicitationClientOptions {
  /** Default: a new session. */
  session?: ElicitationSession;
  /** Who this connection leads to, by the host's knowledge. */
  server: ServerIdentity;
  /** What the client declares besides elicitation. Default: what the `Client` was made with. */
  capabilities?: ClientCapabilities;
  /** For servers that still ask for these deprecated features. Default: such a round is refused. */
  handlers?: DeprecatedHandlers;
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
}

/**
 * Runs the rounds of a connection through a session.
 *
 * @throws ElicitationError from each call, with a code for every ending that is no result
 */
export function createElicitationClient(
  client: Client,
  options: ElicitationClientOptions,
): ElicitationClient {
  const session = options.session ?? createElicitationSession();
  const request: RequestFunction = (...args) => Reflect.apply(client.request, client, args);
  const caller = new Caller(client, request, contextOf(session), options);

  /**
   * The client, except that its requests go through our loop. What the SDK does around a request
   * (output schemas, header mirroring, the response cache) then sees the last result only.
   */
  const looping = (title?: string): Client =>
    Object.create(client, {
      request: { value: (...args: Parameters<RequestFunction>) => caller.call(args, title) },
    });

  return {
    client,
    session,
    callTool: (params, callOptions?: CallToolRequestOptions) =>
      looping(callOptions?.toolDefinition?.title).callTool(params, callOptions),
    readResource: (params, callOptions) => looping().readResource(params, callOptions),
    getPrompt: (params, callOptions) => looping().getPrompt(params, callOptions),
  };
}
