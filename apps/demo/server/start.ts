import { randomBytes } from "node:crypto";
import type { DemoConfig } from "../shared/config.js";
import { startHostile } from "./hostile/start.js";
import { type Listening, listen } from "./http/listen.js";
import { createPage } from "./page/page.js";
import { type Service, type ServicePorts, startService } from "./service.js";
import { openStore, type StoreOptions } from "./store/open.js";

export interface DemoOptions {
  /** Folder of the built page. */
  pageRoot: string;
  /** Wished port of the page; another free one when it is taken; 0 for any. */
  port: number;
  /** Further origins of the page, such as a development server's. */
  pageOrigins?: readonly string[];
  /** Seals states and signs tokens; random by default, so that they end with the process. */
  key?: string;
  /** Where tickets and connections are kept; in memory of this process by default. */
  store?: StoreOptions;
  /** ms in which a fresh question ignores stray clicks; tests, which never click astray, set 0. */
  guardMs?: number;
  onerror?: (error: Error) => void;
}

export interface Demo {
  /** Where the page is. */
  origin: string;
  /** Where the server is that means harm. */
  hostileOrigin: string;
  /** The MCP server: stopped and started again on the same ports, to see what a host does then. */
  service: { stop(): Promise<void>; start(): Promise<void> };
  close(): Promise<void>;
}

/** The page and the sample MCP server, in this process, each on an origin of its own. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { pageRoot, port, pageOrigins = [], guardMs, onerror } = options;
  const key = options.key ?? randomBytes(32).toString("base64url");
  let config: DemoConfig = { servers: [] };
  const servePage = createPage({ root: pageRoot, key, config: () => config });
  const page = await listen(port, (request, response) => void servePage(request, response), {
    orFree: true,
  });
  const store = await openStore(options.store);
  const start = (ports: ServicePorts) =>
    startService({
      ...ports,
      pageOrigins: [page.origin, ...pageOrigins],
      key,
      store,
      ...(onerror ? { onerror } : {}),
    });
  let service: Service;
  let hostile: Listening;
  try {
    service = await start({ port: port === 0 ? 0 : page.port + 1, orFree: true });
    hostile = await startHostile(port === 0 ? 0 : page.port + 3, [page.origin, ...pageOrigins]);
  } catch (error) {
    await Promise.all([page.close(), store.close()]);
    throw error;
  }
  const { port: servicePort, connectPort } = service;
  config = {
    servers: [
      { id: "concierge", label: "Corner Concierge", url: `${service.origin}/mcp` },
      { id: "trickster", label: "Trickster", url: `${hostile.origin}/mcp` },
    ],
    ...(guardMs === undefined ? {} : { guardMs }),
  };
  return {
    origin: page.origin,
    hostileOrigin: hostile.origin,
    service: {
      stop: () => service.close(),
      async start() {
        service = await start({ port: servicePort, connectPort });
      },
    },
    async close() {
      await Promise.all([page.close(), service.close(), hostile.close()]);
      await store.close();
    },
  };
}
