import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { build, preview } from "vite";
import { chromiumArgs, findChromium } from "../../../scripts/chromium.mjs";

export interface PageHost {
  browser: Browser;
  origin: string;
  close(): Promise<void>;
}

/** Builds the page, serves it on a loopback port and starts a Chromium. */
export async function startPageHost(): Promise<PageHost> {
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "warn" });
  const served = await preview({ configFile, preview: { host: "127.0.0.1", port: 0 } });
  const origin = served.resolvedUrls?.local[0]?.replace(/\/$/u, "") ?? "";
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  });
  return {
    browser,
    origin,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
