import { toNodeHandler } from "@modelcontextprotocol/node";
import { type Listening, listen } from "./http/listen.js";
import { createDemoTokens } from "./identity/tokens.js";
import { createDemoServer } from "./mcp/createServer.js";
import { createEndpoint } from "./mcp/endpoint.js";
import { createStateCodec } from "./mcp/state.js";

export interface ServiceOptions {
  /** Wished port; 0 for any. */
  port: number;
  /** Take another free port when the wished one is taken. */
  orFree?: boolean;
  /** Origins of the pages that may call. */
  pageOrigins: readonly string[];
  /** At least 32 bytes, the same for all instances of one deployment. */
  key: string;
  onerror?: (error: Error) => void;
}

/** The sample MCP server, on an origin of its own: POST /mcp. */
export async function startService(options: ServiceOptions): Promise<Listening> {
  const { port, orFree, pageOrigins, key, onerror } = options;
  const state = createStateCodec(key);
  const reporting = onerror ? { onerror } : {};
  const endpoint = createEndpoint({
    build: () => createDemoServer({ state, ...reporting }),
    verifier: createDemoTokens(key),
    origins: pageOrigins,
    hosts: ["127.0.0.1", "localhost"],
    ...reporting,
  });
  const mcp = toNodeHandler(endpoint, reporting);
  const listening = await listen(
    port,
    (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
      if (pathname === "/mcp") return void mcp(request, response);
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found.");
    },
    orFree ? { orFree } : {},
  );
  return {
    ...listening,
    async close() {
      await endpoint.close();
      await listening.close();
    },
  };
}
