import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Listening, listen } from "../../demo/server/http/listen.js";
import { createDemoTokens } from "../../demo/server/identity/tokens.js";
import { createPage } from "../../demo/server/page/page.js";
import { type Service, startService } from "../../demo/server/service.js";
import { createMemoryStore } from "../../demo/server/store/memory.js";
import type { DemoConfig } from "../../demo/shared/config.js";
import { openTools } from "../ai-sdk/server/chat.js";
import { createChatHandler } from "../ai-sdk/server/handler.js";
import { openOwnTools } from "../ai-sdk-own-client/server.js";

type Handler = ReturnType<typeof createChatHandler>;

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
  let serveChats: Handler = async () => false;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (!(await serveChats(request, response))) await servePage(request, response);
    } catch (error) {
      onerror?.(error instanceof Error ? error : new Error(String(error)));
      response.destroy();
    }
  };
  const pages: Listening = await listen(
    port,
    (request, response) => void serve(request, response),
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
  // One user here; yours have a chat each, found by who is signed in.
  const tokens = createDemoTokens(key);
  const server = {
    url: new URL(`${service.origin}/mcp`),
    token: async () => tokens.issue("alice"),
  };
  const chats = [openTools(server), openOwnTools(server)] as const;
  const [handle, handleOwn] = [
    createChatHandler("/ai-sdk", chats[0]),
    createChatHandler("/ai-sdk-own-client", chats[1]),
  ];
  serveChats = async (...args) => (await handle(...args)) || handleOwn(...args);
  return {
    origin: pages.origin,
    async close() {
      await Promise.all(chats.map((chat) => chat.close()));
      await Promise.all([pages.close(), service.close()]);
      await store.close();
    },
  };
}
