import { fileURLToPath } from "node:url";
import { test as base, type Locator, type Page } from "@playwright/test";
import { type Demo, startDemo } from "../server/start.js";
import { violations } from "./conforms.js";
import { recordWire, type Wire } from "./wire.js";

const pageRoot = fileURLToPath(new URL("../dist/web", import.meta.url));
const key = "a key for tests, at least 32 bytes long";

interface Fixtures {
  /** The page and its servers, on ports of their own, for this test alone. */
  demo: Demo;
  /** The JSON-RPC messages between page and servers, as they were on the wire. */
  wire: Wire;
  /** What the page complained about: uncaught errors and policy violations. Checked at the end. */
  complaints: string[];
  conforming: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  demo: async ({}, use) => {
    const demo = await startDemo({ pageRoot, port: 0, key, guardMs: 0 });
    await use(demo);
    await demo.close();
  },
  wire: async ({ page }, use) => {
    await use(recordWire(page));
  },
  /** Each message to a server of 2026-07-28 is checked against the protocol's schema. */
  conforming: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      page.on("request", (request) => {
        const version = request.headers()["mcp-protocol-version"];
        if (request.method() !== "POST" || version !== "2026-07-28") return;
        wrong.push(...violations(request.postDataJSON()));
      });
      await use(wrong);
      expect(wrong, "messages that the protocol's schema does not allow").toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (/content security policy|trusted(html|script)/iu.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints, "uncaught errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Opens the page and takes a suggestion. */
export async function choose(page: Page, demo: Demo, title: string): Promise<void> {
  await page.goto(demo.origin);
  await page.getByRole("button", { name: new RegExp(`^${title}`, "u") }).click();
}

/** The section or dialog in which a server asks. */
export function prompt(page: Page): Locator {
  return page.getByRole("region", { name: /asks you/u }).or(page.getByRole("dialog"));
}

/** Sends the answer of the form. */
export function send(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Send", exact: true }).click();
}

/** The details of a table for two, in the first question of the booking. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Name for the booking" }).fill("Ada");
  await page.getByLabel("Guests").fill("2");
}
