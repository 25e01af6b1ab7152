import { randomBytes } from "node:crypto";
import type { DemoConfig } from "../shared/config.js";
import { listen } from "./http/listen.js";
import { createPage } from "./page/page.js";
import { type Service, startService } from "./service.js";
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
  onerror?: (error: Error) => void;
}

export interface Demo {
  /** Where the page is. */
  origin: string;
  close(): Promise<void>;
}

/** The page and the sample MCP server, in this process, each on an origin of its own. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { pageRoot, port, pageOrigins = [], onerror } = options;
  const key = options.key ?? randomBytes(32).toString("base64url");
  let config: DemoConfig = { servers: [] };
  const servePage = createPage({ root: pageRoot, key, config: () => config });
  const page = await listen(port, (request, response) => void servePage(request, response), {
    orFree: true,
  });
  const store = await openStore(options.store);
  let service: Service;
  try {
    service = await startService({
      port: port === 0 ? 0 : page.port + 1,
      orFree: true,
      pageOrigins: [page.origin, ...pageOrigins],
      key,
      store,
      ...(onerror ? { onerror } : {}),
    });
  } catch (error) {
    await Promise.all([page.close(), store.close()]);
    throw error;
  }
  config = {
    servers: [{ id: "concierge", label: "Corner Concierge", url: `${service.origin}/mcp` }],
  };
  return {
    origin: page.origin,
    async close() {
      await Promise.all([page.close(), service.close()]);
      await store.close();
    },
  };
}
