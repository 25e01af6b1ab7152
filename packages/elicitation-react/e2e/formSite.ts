// Serves a production build of the form page under a policy that allows no inline code and no eval.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
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

export interface FormSite {
  origin: string;
  close: () => Promise<void>;
}

/** @param page folder of the page, beside this file */
export async function startFormSite(page = "formPage"): Promise<FormSite> {
  const outDir = await mkdtemp(join(tmpdir(), "askback-form-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`./${page}`, import.meta.url)),
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: ["askback-source", "module", "browser", "development|production"] },
    build: { outDir, emptyOutDir: true },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/" ? "/index.html" : pathname;
    try {
      const body = await readFile(join(outDir, file));
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.setHeader("content-security-policy", "default-src 'self'");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
