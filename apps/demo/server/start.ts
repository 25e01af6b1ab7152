import { randomBytes } from "node:crypto";
import type { DemoConfig } from "../shared/config.js";
import { type Listening, listen } from "./http/listen.js";
import { createPage } from "./page/page.js";
import { startService } from "./service.js";

export interface DemoOptions {
  /** Folder of the built page. */
  pageRoot: string;
  /** Wished port of the page; another free one when it is taken; 0 for any. */
  port: number;
  /** Further origins of the page, such as a development server's. */
  pageOrigins?: readonly string[];
  /** Seals states and signs tokens; random by default, so that they end with the process. */
  key?: string;
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
  let service: Listening;
  try {
    service = await startService({
      port: port === 0 ? 0 : page.port + 1,
      orFree: true,
      pageOrigins: [page.origin, ...pageOrigins],
      key,
      ...(onerror ? { onerror } : {}),
    });
  } catch (error) {
    await page.close();
    throw error;
  }
  config = {
    servers: [{ id: "concierge", label: "Corner Concierge", url: `${service.origin}/mcp` }],
  };
  return {
    origin: page.origin,
    async close() {
      await Promise.all([page.close(), service.close()]);
    },
  };
}
