// A page without React and without a build step: plain files, and what the packages publish.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const roots: readonly [prefix: string, folder: string][] = [
  ["/client-core/", here("../../client-core/dist")],
  ["/elicitation-react/", here("../dist")],
  ["/", here("./elementPage")],
];
const types: { [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** No inline code or style, and no text that becomes markup or code anywhere. */
const policy =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

export interface ElementSite {
  origin: string;
  /** The paths of everything that the page loaded. */
  loaded: string[];
  close: () => Promise<void>;
}

/** @throws Error when the packages were not built */
export async function startElementSite(): Promise<ElementSite> {
  if (!existsSync(here("../dist/element/index.js"))) {
    throw new Error(
      "packages/elicitation-react/dist/element is not built. Run `pnpm build` first.",
    );
  }
  const loaded: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    loaded.push(pathname);
    const path = pathname === "/" ? "/index.html" : pathname;
    const [prefix, folder] = roots.find(([start]) => path.startsWith(start)) ?? ["/", ""];
    response.setHeader("content-security-policy", policy);
    try {
      const body = await readFile(join(folder, path.slice(prefix.length)));
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loaded,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
