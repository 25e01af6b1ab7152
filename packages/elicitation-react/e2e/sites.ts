// Two sites for the tests: the chat (on localhost) and the target (on 127.0.0.1), which records
// everything that reaches it, down to mere connections.
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { buildPage, listen, pathOf, sendFile } from "./serve.js";

export interface Sites {
  /** The chat page that asks for consent to `url`. */
  chat: (url: string, more?: { [name: string]: string }) => string;
  /** A page that shows the chat in a sandboxed frame. */
  framed: (url: string, sandbox: string) => string;
  target: string;
  /** What reached the target. */
  requests: { url: string; headers: IncomingHttpHeaders }[];
  connections: () => number;
  close: () => Promise<void>;
}

/** Builds the page and starts both sites. */
export async function startSites(): Promise<Sites> {
  const { folder, remove } = await buildPage("page");
  const requests: Sites["requests"] = [];
  let connections = 0;
  const target = await listen((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Target</title><h1>Target</h1>");
  });
  target.server.on("connection", () => {
    connections += 1;
  });

  const chat = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/framed") {
      response.setHeader("content-type", "text/html");
      const inner = `/?url=${encodeURIComponent(searchParams.get("url") ?? "")}`;
      response.end(
        `<!doctype html><title>Host</title><iframe width="600" height="900" src="${inner}" sandbox="${searchParams.get("sandbox")}"></iframe>`,
      );
      return;
    }
    // A sandboxed frame has an origin of its own and must be let in.
    response.setHeader("access-control-allow-origin", "*");
    await sendFile(response, join(folder, pathOf(request.url)));
  }, "localhost");

  return {
    chat: (url, more = {}) => `${chat.origin}/?${new URLSearchParams({ url, ...more })}`,
    framed: (url, sandbox) => `${chat.origin}/framed?${new URLSearchParams({ url, sandbox })}`,
    target: target.origin,
    requests,
    connections: () => connections,
    close: async () => {
      for (const site of [chat, target]) await site.close();
      await remove();
    },
  };
}
