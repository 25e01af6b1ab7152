import { test as base, expect, type Page } from "@playwright/test";
import { type ElementSite, startElementSite } from "./elementSite.js";

interface PageFixtures {
  /** The page with the elements is open, and reports no error and no violation of its policy. */
  opened: undefined;
}

export const test = base.extend<PageFixtures, { site: ElementSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startElementSite();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  opened: [
    async ({ page, site }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(site.origin);
      await use(undefined);
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, "violations"))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const ask = (page: Page, id = "form") =>
  page.evaluate((button) => document.getElementById(button)?.click(), id);
export const dialog = (page: Page) => page.getByRole("dialog");
export const answer = (page: Page) => page.locator("#answer");

/** Rules of the page, as a strict policy lets a script set them. */
export const style = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** The names of what is focused, from the page inwards. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const path: string[] = [];
    for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) {
      path.push(at.getAttribute("data-askback") ?? at.localName);
    }
    return path;
  });

/** Whether a click in the middle of the dialog reaches it. */
export const isOnTop = (page: Page) =>
  dialog(page).evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const root = frame.getRootNode();
    const whole =
      left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    return whole && width > 300 && root instanceof ShadowRoot && hit === root.host;
  });
