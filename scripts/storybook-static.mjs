// The static Storybook works from any path: builds it, serves it under a deep one, and opens its start
// page, every docs page and a story of each mode. A missing file or an error in a page fails.
// node scripts/storybook-static.mjs [--built]
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "./chromium.mjs";

const prefix = "/some/deep/path/";
const folder = fileURLToPath(new URL("../storybook-static/", import.meta.url));
const stories = [
  "prompt-outlet--form",
  "form-whole--everything",
  "url-consent--as-dialog",
  "prompt-receipt--answered",
];

/** @type {{ [extension: string]: string }} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

if (!process.argv.includes("--built")) {
  const built = spawnSync("pnpm", ["--silent", "run", "storybook:build"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (built.status !== 0) throw new Error("Storybook was not built: run `pnpm storybook:build`.");
}

/** @type {string[]} */
const problems = [];
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/favicon.ico") {
    response.writeHead(204).end();
    return;
  }
  try {
    if (!pathname.startsWith(prefix)) throw new Error("outside of the path");
    const file = pathname.slice(prefix.length) || "index.html";
    const body = await readFile(join(folder, file));
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(body);
  } catch {
    problems.push(`404 ${pathname}`);
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("The server has no port.");
const base = `http://127.0.0.1:${address.port}${prefix}`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    if (/^https?:/u.test(request.url()) && !request.url().startsWith(base)) {
      problems.push(`asks for ${request.url()}`);
    }
  });

  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8"));
  /** @type {{ id: string, type: string }[]} */
  const entries = Object.values(index.entries);
  const docs = entries.filter(({ type }) => type === "docs").map(({ id }) => id);

  /** @type {(id: string, wait: () => Promise<unknown>) => Promise<void>} */
  const check = async (id, wait) => {
    try {
      await wait();
      console.log(`ok   ${id}`);
    } catch (error) {
      problems.push(`${id}: ${error instanceof Error ? error.message : error}`);
    }
  };
  await check("start page", async () => {
    await page.goto(base);
    const frame = page.frameLocator("#storybook-preview-iframe");
    await frame.locator("#storybook-docs h1").first().waitFor();
  });
  for (const id of docs) {
    await check(id, async () => {
      await page.goto(`${base}iframe.html?id=${id}&viewMode=docs`);
      await page.locator("#storybook-docs h1").first().waitFor();
      // The stories that the page shows.
      for (const story of await page.locator(".sb-story > div").all()) {
        await story.locator("[data-askback], button").first().waitFor({ state: "attached" });
      }
    });
  }
  for (const id of stories) {
    await check(id, async () => {
      await page.goto(`${base}iframe.html?id=${id}&viewMode=story`);
      await page.locator("[data-askback]:visible").first().waitFor();
    });
  }
  await page.close();
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
