import { randomBytes } from "node:crypto";
import { type Listening, listen } from "../../demo/server/http/listen.js";
import { createPage } from "../../demo/server/page/page.js";
import { type Service, startService } from "../../demo/server/service.js";
import { createMemoryStore } from "../../demo/server/store/memory.js";
import type { DemoConfig } from "../../demo/shared/config.js";

export interface IntegrationsOptions {
  /** Folder of the built pages. */
  pageRoot: string;
  /** Wished port of the pages; another free one when it is taken; 0 for any. */
  port: number;
  /** ms in which a fresh question ignores stray clicks; tests, which never click astray, set 0. */
  guardMs?: number;
  onerror?: (error: Error) => void;
}

export interface Integrations {
  /** Where the pages are. */
  origin: string;
  close(): Promise<void>;
}

/** The pages, and the sample MCP server that they speak with, each on an origin of its own. */
export async function startIntegrations(options: IntegrationsOptions): Promise<Integrations> {
  const { pageRoot, port, guardMs, onerror } = options;
  const key = randomBytes(32).toString("base64url");
  const store = createMemoryStore();
  let config: DemoConfig = { servers: [] };
  const servePage = createPage({ root: pageRoot, key, config: () => config });
  const pages: Listening = await listen(
    port,
    (request, response) => void servePage(request, response),
    { orFree: true },
  );
  let service: Service;
  try {
    service = await startService({
      port: port === 0 ? 0 : pages.port + 1,
      orFree: true,
      pageOrigins: [pages.origin],
      key,
      store,
      ...(onerror ? { onerror } : {}),
    });
  } catch (error) {
    await pages.close();
    throw error;
  }
  config = {
    servers: [{ id: "concierge", label: "Corner Concierge", url: `${service.origin}/mcp` }],
    ...(guardMs === undefined ? {} : { guardMs }),
  };
  return {
    origin: pages.origin,
    async close() {
      await Promise.all([pages.close(), service.close()]);
      await store.close();
    },
  };
}
