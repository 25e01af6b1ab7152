import { test as base, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { chromiumArgs } from "../../../scripts/chromium.mjs";
import { type Sites, startSites } from "./sites.js";

export { expect } from "@playwright/test";

interface Started {
  sites: Sites;
  /** The sites, with nothing recorded yet. */
  startedSites: Sites;
}

/** Chromium with its popup blocker on, as users have it, and the two sites. */
export const test = base.extend<Pick<Started, "sites">, Pick<Started, "startedSites">>({
  startedSites: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from it
    async ({}, use) => {
      const sites = await startSites();
      await use(sites);
      await sites.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from it
    async ({}, use) =>
      use({
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        args: chromiumArgs,
        ignoreDefaultArgs: ["--disable-popup-blocking"],
      }),
    { scope: "worker" },
  ],
  sites: async ({ startedSites }, use) => {
    startedSites.requests.length = 0;
    await use(startedSites);
  },
});

/** What the kit reported to the host so far. */
export const reported = (page: Page) => page.evaluate(() => window.reported);

/** The consent control within a page or frame. */
export const openControl = (within: Pick<Page | FrameLocator, "getByRole">): Locator =>
  within.getByRole("button", { name: "Open in a new tab" });
