import { fileURLToPath } from "node:url";
import { test as base, type Page } from "@playwright/test";
import { startService } from "../server/service.js";
import { type Demo, startDemo } from "../server/start.js";
import { recordWire, type Wire } from "./wire.js";

const pageRoot = fileURLToPath(new URL("../dist/web", import.meta.url));
const key = "a key for tests, at least 32 bytes long";

interface Fixtures {
  /** The page and its servers, on ports of their own, for this test alone. */
  demo: Demo;
  /** The JSON-RPC messages between page and servers, as they were on the wire. */
  wire: Wire;
  /** What the page complained about: uncaught errors and policy violations. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  demo: async ({}, use) => {
    const demo = await startDemo({ pageRoot, port: 0, key });
    await use(demo);
    await demo.close();
  },
  wire: async ({ page }, use) => {
    await use(recordWire(page));
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/u.test(message.text())) {
        complaints.push(message.text());
      }
    });
    await use(complaints);
  },
});

export { expect } from "@playwright/test";
export { startService };

/** Opens the page and takes a suggestion. */
export async function choose(page: Page, demo: Demo, title: string): Promise<void> {
  await page.goto(demo.origin);
  await page.getByRole("button", { name: title }).click();
}
