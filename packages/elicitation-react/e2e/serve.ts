// What the sites of the tests share: a page is built, and files are served under a policy.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const types: { [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** @param page folder of the page, beside this file */
export async function buildPage(
  page: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "askback-e2e-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`./${page}`, import.meta.url)),
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const pathOf = (url: string | undefined): string => {
  const { pathname } = new URL(url ?? "/", "http://localhost");
  return pathname === "/" ? "/index.html" : pathname;
};

/** Sends a file, or that there is none. By default nothing but what the site itself has may run. */
export async function sendFile(
  response: ServerResponse,
  file: string,
  policy = "default-src 'self'",
): Promise<void> {
  try {
    const body = await readFile(file);
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.setHeader("content-security-policy", policy);
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

export interface Listening {
  server: Server;
  origin: string;
  close: () => Promise<void>;
}

/** On a free port. */
export async function listen(handler: RequestListener, host = "127.0.0.1"): Promise<Listening> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    server,
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
