// Serves a built page under a strict policy, and says where: copied into each project that has one.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
};

/** @param {{ [prefix: string]: string | Function }} routes a folder, or what answers; the first that fits */
export function serve(routes) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [prefix, route] =
      Object.entries(routes).find(([each]) => pathname.startsWith(each)) ?? [];
    response.setHeader("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
    if (typeof route === "function") return route(request, response);
    const wanted = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body = await readFile(path.join(route, wanted.slice(prefix.length)));
      response.setHeader("content-type", types[path.extname(wanted)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    }
  });
  server.listen(0, "127.0.0.1", () => {
    console.log(`listening on http://127.0.0.1:${server.address().port}`);
  });
}
