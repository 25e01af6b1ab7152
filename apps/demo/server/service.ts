import { toNodeHandler } from "@modelcontextprotocol/node";
import { createConnectSite } from "./connect/site.js";
import { createTickets } from "./connect/tickets.js";
import { createVisitors } from "./connect/visitor.js";
import { type Listening, listen } from "./http/listen.js";
import { createDemoTokens } from "./identity/tokens.js";
import { createDemoServer } from "./mcp/createServer.js";
import { createEndpoint } from "./mcp/endpoint.js";
import { createStateCodec } from "./mcp/state.js";
import type { Store } from "./store/types.js";

export interface ServicePorts {
  /** Wished port of /mcp; 0 for any. */
  port: number;
  /** Wished port of the connect page. Default: the next one. */
  connectPort?: number;
  /** Take another free port when a wished one is taken. */
  orFree?: boolean;
}

export interface ServiceOptions extends ServicePorts {
  /** Origins of the pages that may call. */
  pageOrigins: readonly string[];
  /** At least 32 bytes, the same for all instances of one deployment. */
  key: string;
  /** Where users find the connect page, when a load balancer stands before it. */
  publicConnectOrigin?: string;
  /** Shared by all instances. The caller closes it. */
  store: Store;
  onerror?: (error: Error) => void;
}

export interface Service {
  port: number;
  connectPort: number;
  /** Where /mcp is. */
  origin: string;
  /** Where this instance serves the connect page. */
  connectOrigin: string;
  close(): Promise<void>;
}

/** The sample MCP server and the page of its url mode, each on an origin of its own. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { port, pageOrigins, key, store, onerror } = options;
  const free = { orFree: options.orFree ?? false };
  const reporting = onerror ? { onerror } : {};
  const tickets = createTickets(store);

  let connectOrigin = options.publicConnectOrigin ?? "";
  const serveConnect = createConnectSite({
    tickets,
    visitors: createVisitors(key),
    origin: () => connectOrigin,
  });
  const connectUrl = (ticket: string) =>
    `${connectOrigin}/connect?ticket=${encodeURIComponent(ticket)}`;

  const state = createStateCodec(key);
  const endpoint = createEndpoint({
    build: (era) => createDemoServer(era, { state, tickets, connectUrl, ...reporting }),
    verifier: createDemoTokens(key),
    origins: pageOrigins,
    hosts: ["127.0.0.1", "localhost"],
    ...reporting,
  });
  const serveMcp = toNodeHandler(endpoint, reporting);

  const mcp = await listen(
    port,
    (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
      if (pathname === "/mcp") return void serveMcp(request, response);
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found.");
    },
    free,
  );
  const connectPort = options.connectPort ?? (port === 0 ? 0 : mcp.port + 1);
  const connect = await listenOrClose(mcp, connectPort, serveConnect, free);
  connectOrigin ||= connect.origin;
  return {
    port: mcp.port,
    connectPort: connect.port,
    origin: mcp.origin,
    connectOrigin: connect.origin,
    async close() {
      // The connections first, as if the process had died: whoever waits for an answer finds out.
      await Promise.all([mcp.close(), connect.close()]);
      await endpoint.close();
    },
  };
}

async function listenOrClose(
  first: Listening,
  port: number,
  serve: ReturnType<typeof createConnectSite>,
  free: { orFree: boolean },
): Promise<Listening> {
  try {
    return await listen(port, (request, response) => void serve(request, response), free);
  } catch (error) {
    await first.close();
    throw error;
  }
}
