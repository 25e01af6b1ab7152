// Plays stories of the built Storybook in Firefox: each play function with its checks, axe included.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const types = /** @type {{ [extension: string]: string }} */ ({
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
});

/** How long one story may take, in ms. */
const limit = 60_000;

/** @param {string} root */
async function serve(root) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const body = await readFile(path.join(root, path.normalize(pathname)));
      response.setHeader(
        "content-type",
        types[path.extname(pathname)] ?? "application/octet-stream",
      );
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/**
 * @param {any} page of puppeteer-core
 * @param {string} address
 * @returns {Promise<string>} why it failed; "" when it did not
 */
async function play(page, address) {
  try {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    // Sent when the play function and the checks after it, axe among them, are through.
    const ended = await page.waitForFunction(
      () => {
        const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
        const [finished] = channel?.last("storyFinished") ?? [];
        const [thrown] = channel?.last("playFunctionThrewException") ?? [];
        const [unhandled] = channel?.last("unhandledErrorsWhilePlaying") ?? [];
        // A play function that threw is told apart from the story, which has "success" all the same.
        const error = thrown ?? unhandled?.[0];
        return finished && { status: finished.status, message: error?.message };
      },
      { polling: 100, timeout: limit },
    );
    const { status, message } = await ended.jsonValue();
    if (message !== undefined) return message;
    return status === "success" ? "" : "a check after the play function failed";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {any} browser
 * @param {string} root the built Storybook
 * @param {RegExp} wanted which titles
 * @param {(ok: boolean, name: string, why: string) => void} tell
 */
export async function playStories(browser, root, wanted, tell) {
  const { server, origin } = await serve(root);
  /** @type {{ entries: { [id: string]: { id: string, type: string, title: string, name: string } } }} */
  const index = JSON.parse(await readFile(path.join(root, "index.json"), "utf8"));
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  for (const { id, type, title, name } of Object.values(index.entries)) {
    if (type !== "story" || !wanted.test(title)) continue;
    const why = await play(page, `${origin}/iframe.html?id=${id}&viewMode=story`);
    tell(why === "", `${title}: ${name}`, why);
  }
  await page.close();
  server.close();
}
