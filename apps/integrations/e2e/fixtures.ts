import { fileURLToPath } from "node:url";
import { test as base, type Locator, type Page } from "@playwright/test";
import type { Integrations, startIntegrations } from "../server/start.js";

// As built, like the pages: Playwright would not find the packages' sources.
const server = new URL("../dist/server/start.mjs", import.meta.url).href;
const pageRoot = fileURLToPath(new URL("../dist/web", import.meta.url));

interface Fixtures {
  /** The pages and their servers, on ports of their own, for this test alone. */
  integrations: Integrations;
  /** What the page complained about, checked at the end: errors, warnings, policy violations. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  integrations: async ({}, use) => {
    const built: { startIntegrations: typeof startIntegrations } = await import(server);
    const integrations = await built.startIntegrations({ pageRoot, port: 0, guardMs: 0 });
    await use(integrations);
    await integrations.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, "errors, warnings and policy violations").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Says it in the composer of the chat. */
export async function say(page: Page, text: string): Promise<void> {
  const composer = page.getByRole("textbox", { name: "Message" });
  await composer.fill(text);
  await expect(page.getByRole("button", { name: /^(Say|Send message)$/u })).toBeEnabled();
  await composer.press("Enter");
}

/** The section in which the server asks. */
export function prompt(page: Page): Locator {
  return page.getByRole("region", { name: /asks you|your answers to/u });
}

/** What was answered, as it stands in the conversation. */
export function receipt(page: Page, text: string): Locator {
  return conversation(page).locator("summary", { hasText: text });
}

export function conversation(page: Page): Locator {
  return page.getByRole("log", { name: "Conversation" });
}

export function press(page: Page, name: string): Promise<void> {
  return prompt(page).getByRole("button", { name, exact: true }).click();
}

/** The details of a table for two. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Name for the booking" }).fill("Ada");
  await page.getByLabel("Guests").fill("2");
}
