import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";

test.describe("keyboard only", () => {
  test("a form: ask, answer, send, without a pointer [A-01]", async ({ page, demo }) => {
    await page.goto(demo.origin);
    const composer = page.getByRole("textbox", { name: "Message" });
    await composer.focus();
    await page.keyboard.type("delete the project");
    await page.keyboard.press("Enter");
    const yes = page.getByRole("radio", { name: "Yes" }).or(page.getByRole("checkbox"));
    await expect(yes).toBeVisible();
    await tabTo(page, "Yes");
    await page.keyboard.press("Space");
    await tabTo(page, "Send");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("log")).toContainText("is deleted");
  });

  test("a page elsewhere: consent, come back, continue, without a pointer [A-01]", async ({
    page,
    context,
    demo,
  }) => {
    await page.goto(demo.origin);
    await page.getByRole("textbox", { name: "Message" }).focus();
    await page.keyboard.type("what is next in my calendar?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Open in a new tab" })).toBeVisible();
    await tabTo(page, "Open in a new tab");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const tab = await opened;
    await tab.getByRole("button", { name: "Sign in as Alice" }).press("Enter");
    await tab.getByLabel("App password").fill("a-secret");
    await tab.keyboard.press("Enter");
    await expect(tab.getByRole("heading", { name: "Connected" })).toBeVisible();
    await tab.close();
    await page.bringToFront();
    await tabTo(page, "Continue");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
  });
});

/** Moves focus with Tab until a control of this name (or beginning) has it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [focused];
      return labels.map((one) => one?.textContent ?? "").join(" ");
    });
    if (label.trim().startsWith(name)) return;
  }
  throw new Error(`Tab never came to "${name}".`);
}
