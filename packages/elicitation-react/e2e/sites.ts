// Two sites for the tests: the chat (on localhost) and the target (on 127.0.0.1), which records
// everything that reaches it, down to mere connections.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

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

const here = fileURLToPath(new URL("./page", import.meta.url));
const types: { [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

async function listen(handler: RequestListener, host: string): Promise<Server> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Builds the page and starts both sites. */
export async function startSites(): Promise<Sites> {
  const outDir = await mkdtemp(join(tmpdir(), "askback-e2e-"));
  await build({
    configFile: false,
    root: here,
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
    build: { outDir, emptyOutDir: true },
  });

  const requests: Sites["requests"] = [];
  let connections = 0;
  const target = await listen((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Target</title><h1>Target</h1>");
  }, "127.0.0.1");
  target.on("connection", () => {
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
    const file = pathname === "/" ? "/index.html" : pathname;
    try {
      const body = await readFile(join(outDir, file));
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.setHeader("content-security-policy", "default-src 'self'");
      // A sandboxed frame has an origin of its own and must be let in.
      response.setHeader("access-control-allow-origin", "*");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }, "localhost");

  const origin = `http://localhost:${portOf(chat)}`;
  return {
    chat: (url, more = {}) => `${origin}/?${new URLSearchParams({ url, ...more })}`,
    framed: (url, sandbox) => `${origin}/framed?${new URLSearchParams({ url, sandbox })}`,
    target: `http://127.0.0.1:${portOf(target)}`,
    requests,
    connections: () => connections,
    close: async () => {
      for (const server of [chat, target]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
