import { createServer } from "node:http";
import { type Listening, listen } from "./listen.js";

export interface ConnectSite extends Listening {
  /** How many visits there were, whoever made them. */
  visits(): number;
}

/** The place where a user connects an account: a visit with a ticket is all that it takes. */
export async function startConnectSite(): Promise<ConnectSite> {
  const visited = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const ticket = searchParams.get("ticket") ?? "";
    if (pathname === "/done") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ done: visited.has(ticket) }));
      return;
    }
    if (pathname === "/connect") visited.add(ticket);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end("<!doctype html><title>Connected</title><h1>Connected</h1>");
  });
  const listening = await listen(server);
  return { ...listening, visits: () => visited.size };
}
