import type { Locator, Page } from "@playwright/test";
import { expect, openControl, reported, test } from "./fixtures.js";

const accept = JSON.stringify({ action: "accept" });

/** Waits for the tab that an action opens. */
async function tabAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await act();
  const tab = await opening;
  await tab.waitForLoadState();
  return tab;
}

test.describe("before consent", () => {
  test("url-no-prefetch: nothing reaches the target, not even a connection [U-02] [U-12] [P-06]", async ({
    page,
    sites,
  }) => {
    const before = sites.connections();
    await page.goto(sites.chat(`${sites.target}/start?x=1`));
    const open = openControl(page);
    await open.hover();
    await open.focus();
    await page.getByText("/start?x=1").hover();
    await page.getByText("/start?x=1").click({ button: "middle" });
    await page.getByText("/start?x=1").click({ button: "right" });
    await open.click({ button: "right" });
    expect(await page.locator("a, [href^='http'], link[rel^='pre'], iframe, img").count()).toBe(0);
    await page.getByRole("button", { name: "Decline" }).click();
    expect(await reported(page)).toEqual([JSON.stringify({ action: "decline" })]);
    expect(page.context().pages()).toHaveLength(1);
    expect(sites.requests).toEqual([]);
    expect(sites.connections()).toBe(before);
  });

  test("a click that comes too early opens nothing [A-05]", async ({ page, sites }) => {
    await page.goto(sites.chat(`${sites.target}/start`, { guardMs: "3600000" }));
    await openControl(page).click();
    await openControl(page).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await reported(page)).toEqual([JSON.stringify({ action: "cancel" })]);
    expect(sites.requests).toEqual([]);
  });
});

test.describe("consent", () => {
  test("opens a tab without opener and referrer, which the chat cannot read [U-03] [U-08]", async ({
    page,
    sites,
  }) => {
    await page.goto(sites.chat(`${sites.target}/start`));
    const tab = await tabAfter(page, () => openControl(page).click());
    expect(tab.url()).toBe(`${sites.target}/start`);
    expect(await tab.evaluate(() => [window.opener, document.referrer, window.name])).toEqual([
      null,
      "",
      "",
    ]);
    expect(sites.requests[0]?.headers.referer).toBeUndefined();
    // Neither has a way to the other: the chat owns no window but its own.
    expect(await page.evaluate(() => [window.length, window.opener])).toEqual([0, null]);
    expect(await reported(page)).toEqual([accept]);
    await expect(page.getByText("Finish what it asks for in the other tab.")).toBeVisible();
  });

  test("url-double-open: a double click opens one tab and accepts once [A-04]", async ({
    page,
    sites,
  }) => {
    await page.goto(sites.chat(`${sites.target}/start`));
    await tabAfter(page, () => openControl(page).dblclick());
    expect(await reported(page)).toEqual([accept]);
    expect(page.context().pages()).toHaveLength(2);
    expect(sites.requests.filter(({ url }) => url === "/start")).toHaveLength(1);
  });

  for (const [name, options] of [
    ["the middle button", { button: "middle" }],
    ["Ctrl and click", { modifiers: ["Control"] }],
    ["Shift and click", { modifiers: ["Shift"] }],
  ] satisfies [string, Parameters<Locator["click"]>[0]][]) {
    test(`counts ${name} as the same consent [U-03]`, async ({ page, sites }) => {
      await page.goto(sites.chat(`${sites.target}/start`));
      const tab = await tabAfter(page, () => openControl(page).click(options));
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
      expect(await reported(page)).toEqual([accept]);
    });
  }

  for (const key of ["Enter", "Space"]) {
    test(`works by keyboard alone, with ${key}, in a dialog [X-03] [A-01]`, async ({
      page,
      sites,
    }) => {
      await page.goto(sites.chat(`${sites.target}/start`, { presentation: "dialog" }));
      await openControl(page).waitFor();
      // The heading has the focus, not the control.
      await expect(page.getByRole("heading", { name: /asks you to open a page/ })).toBeFocused();
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press("Tab");
        if (await openControl(page).evaluate((control) => control === document.activeElement))
          break;
      }
      await expect(openControl(page)).toBeFocused();
      await tabAfter(page, () => page.keyboard.press(key));
      expect(await reported(page)).toEqual([accept]);
    });
  }

  test("works under a strict Content-Security-Policy [F-21]", async ({ page, sites }) => {
    await page.goto(sites.chat(`${sites.target}/start`));
    await tabAfter(page, () => openControl(page).click());
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
});

test.describe("an opening that the browser blocks", () => {
  test("url-popup-blocked: by a frame without allow-popups: told, not accepted [U-10]", async ({
    page,
    sites,
  }) => {
    await page.goto(sites.framed(`${sites.target}/start`, "allow-scripts allow-same-origin"));
    const frame = page.frameLocator("iframe");
    await openControl(frame).click();
    await expect(frame.getByText("No new tab seems to have opened").first()).toBeVisible();
    await expect(frame.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(frame.getByRole("button", { name: "Copy address" })).toBeVisible();
    expect(await page.frames()[1]?.evaluate(() => window.reported)).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(sites.requests).toEqual([]);
    // The way out that is left: opened by hand, and said so.
    await frame.getByRole("button", { name: "I have opened it myself" }).click();
    expect(await page.frames()[1]?.evaluate(() => window.reported)).toEqual([accept]);
  });

  test("opens from a frame with allow-popups [U-03]", async ({ page, sites }) => {
    const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
    await page.goto(sites.framed(`${sites.target}/start`, sandbox));
    const tab = await tabAfter(page, () => openControl(page.frameLocator("iframe")).click());
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    expect(await page.frames()[1]?.evaluate(() => window.reported)).toEqual([accept]);
  });

  test("url-popup-blocked: by the popup blocker, when the click was used up: told, not accepted, and tried again [U-10]", async ({
    page,
    sites,
  }) => {
    // Something else on the page takes the click's one popup first.
    await page.addInitScript(() => {
      addEventListener("click", () => window.open("about:blank", "_blank", "noopener"), {
        capture: true,
        once: true,
      });
    });
    await page.goto(sites.chat(`${sites.target}/start`));
    await openControl(page).click();
    await expect(page.getByText("No new tab seems to have opened").first()).toBeVisible();
    expect(await reported(page)).toEqual([]);
    expect(sites.requests).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => reported(page)).toEqual([accept]);
    await expect.poll(() => sites.requests.map(({ url }) => url)).toContain("/start");
  });
});

test("copies the address that would be opened, and answers nothing by that [U-10]", async ({
  page,
  sites,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(sites.chat(`${sites.target}/a/../start`));
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByRole("button", { name: "Address copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sites.target}/start`);
  expect(await reported(page)).toEqual([]);
});

test("the site stands out without any colour [U-04] [X-07]", async ({ page, sites }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(sites.chat("https://accounts.google.com/login"));
  const mark = page.locator("mark");
  await expect(mark).toHaveText("google.com");
  await expect(mark).toHaveCSS("border-bottom-style", "solid");
  await expect(mark).toHaveCSS("font-weight", "700");
});
