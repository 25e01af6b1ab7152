// A long form in a window of 320 by 480 CSS px: one of 1280 by 1920 at 400 % zoom (WCAG 1.4.10).
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type FormSite, startFormSite } from "./formSite.js";

test.use({ viewport: { width: 320, height: 480 }, deviceScaleFactor: 4 });

let site: FormSite;
test.beforeAll(async () => {
  site = await startFormSite();
});
test.afterAll(async () => {
  await site.close();
});

/** What would have to be scrolled from side to side, or is cut. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const parts = [...document.querySelectorAll("[data-askback]")].filter((part) => {
      const { overflowX, clipPath } = getComputedStyle(part);
      return overflowX !== "visible" && clipPath === "none" && !part.matches("input, textarea");
    });
    return [root, ...parts]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((part) => part.getAttribute("data-askback") ?? part.localName);
  });

/** What has focus is where it is seen: nothing, such as the actions, lies over it. */
const expectFocusSeen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return "nothing has focus";
        const { left, top, width, height } = focused.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    )
    .toBe(true);

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

for (const [name, query] of [
  ["in the chat", ""],
  ["in a dialog", "?dialog"],
] as const) {
  test(`at 400 % a long form ${name} needs no sideways scrolling, and nothing covers what has focus [X-03][X-07]`, async ({
    page,
  }) => {
    await page.goto(`${site.origin}/${query}`);
    const send = page.getByRole("button", { name: "Send" });
    expect(await tooWide(page)).toEqual([]);

    await expect(async () => {
      await send.click();
      await expect(page.locator("[aria-invalid]").first()).toBeFocused({ timeout: 300 });
    }).toPass();
    await expectFocusSeen(page);
    expect(await tooWide(page)).toEqual([]);

    // Dates are several stops each.
    for (let stops = 0; !(await isFocused(send)); stops++) {
      expect(stops).toBeLessThan(80);
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
    }
    for (const answer of ["Decline", "Cancel"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: answer, exact: true })).toBeFocused();
      await expectFocusSeen(page);
    }
  });
}
