import type { IncomingMessage, ServerResponse } from "node:http";
import type { DemoConfig } from "../../shared/config.js";
import { createDemoTokens, isDemoUser } from "../identity/tokens.js";
import { readStatic } from "./files.js";
import { pageHeaders } from "./headers.js";

export interface PageOptions {
  /** Folder of the built page. */
  root: string;
  key: string;
  config: () => DemoConfig;
}

/** The chat page, its settings (/config.json) and the stand-in for signing in (/session?user=). */
export function createPage({ root, key, config }: PageOptions) {
  const tokens = createDemoTokens(key);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const mcpOrigins = config().servers.map((server) => new URL(server.url).origin);
    const headers = pageHeaders(mcpOrigins);
    const send = (status: number, type: string, body: string | Buffer, cache = "no-store") =>
      response
        .writeHead(status, { ...headers, "content-type": type, "cache-control": cache })
        .end(body);
    if (request.method !== "GET" && request.method !== "HEAD") {
      send(405, "text/plain", "Only GET and HEAD.");
    } else if (pathname === "/config.json") {
      send(200, "application/json", JSON.stringify(config()));
    } else if (pathname === "/session") {
      const user = searchParams.get("user");
      if (!isDemoUser(user)) send(400, "text/plain", "There is no such demo user.");
      else send(200, "application/json", JSON.stringify({ user, token: tokens.issue(user) }));
    } else {
      const file = await readStatic(root, pathname);
      if (!file) send(404, "text/plain", "Not found.");
      else if (file.immutable) {
        send(200, file.type, file.body, "public, max-age=31536000, immutable");
      } else send(200, file.type, file.body, "no-cache");
    }
  };
}
