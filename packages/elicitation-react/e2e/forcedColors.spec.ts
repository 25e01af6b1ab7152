// Forced colours (high contrast): backgrounds and shadows are gone, borders and outlines are what is left.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { type FormSite, startFormSite } from "./formSite.js";

let formSite: FormSite;
test.beforeAll(async () => {
  formSite = await startFormSite();
});
test.afterAll(async () => {
  await formSite.close();
});
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

/** As computed: what everything stands on in forced colours. */
const canvas = "rgb(255, 255, 255)";

/** Its colours as they are painted. */
const looksOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(element);
    return {
      border: borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth),
      borderColor: borderTopColor,
      background: backgroundColor,
    };
  });

async function expectBorders(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  for (const control of await controls.all()) {
    const { border, borderColor, background } = await looksOf(control);
    expect(border, await control.innerHTML()).toBeGreaterThanOrEqual(1);
    expect(borderColor).not.toBe(canvas);
    expect(background).toBe(canvas);
  }
}

/** A ring of at least 2 px in another colour than what is around it, at every stop of the keyboard. */
async function expectFocusSeen(page: Page, last: Locator): Promise<void> {
  for (let stops = 0; ; stops++) {
    expect(stops).toBeLessThan(80);
    await page.keyboard.press("Tab");
    const ring = await page.evaluate((canvas) => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      return {
        on: focused.getAttribute("data-askback") ?? focused.localName,
        seen:
          // The page's own.
          focused.closest("[data-askback]") === null ||
          // The button inside a date's control, which the browser marks itself.
          (focused.matches("input") && !focused.matches(":focus")) ||
          (outlineStyle !== "none" &&
            Number.parseFloat(outlineWidth) >= 2 &&
            outlineColor !== canvas),
      };
    }, canvas);
    expect(ring).toEqual({ on: ring.on, seen: true });
    if (await last.evaluate((element) => element === document.activeElement)) return;
  }
}

/** The one that accepts is filled, the others are not. */
async function expectDistinct(accept: Locator, others: Locator[]): Promise<void> {
  const { background } = await looksOf(accept);
  expect(background).not.toBe(canvas);
  for (const other of others) expect((await looksOf(other)).background).not.toBe(background);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const presentation of ["inline", "dialog"]) {
  test(`a form (${presentation}) keeps borders, focus and the one next step [X-07]`, async ({
    page,
  }) => {
    await page.goto(`${formSite.origin}/${presentation === "dialog" ? "?dialog" : ""}`);
    const answers = [button(page, "Decline"), button(page, "Cancel")];
    await expectBorders(page.locator('[data-askback="frame"]'));
    await expectBorders(
      page.locator('input:not([type="radio"], [type="checkbox"]):visible, textarea:visible'),
    );
    await expectDistinct(button(page, "Send"), answers);
    await expectFocusSeen(page, button(page, "Cancel"));
  });

  test(`a link (${presentation}) keeps borders, focus and the one next step [X-07]`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites.chat("https://accounts.google.com/login", { presentation }));
    const open = button(page, "Open in a new tab");
    await expectBorders(page.locator('[data-askback="frame"]'));
    await expectDistinct(open, [button(page, "Decline"), button(page, "Cancel")]);
    await expectFocusSeen(page, button(page, "Cancel"));
  });
}
