import type { Page } from "@playwright/test";
import { answer, dialog, expect, test } from "./elementTest.js";

const ask = (page: Page, what: string) => page.getByRole("button", { name: what }).click();
const outlet = (page: Page) => page.locator("main > askback-outlet");

/** A prompt takes no accept in its first moment: the click is made until it is taken. */
async function untilAnswered(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const control = page.getByRole("button", { name });
    if (await control.isVisible()) await control.click();
    await expect(answer(page)).not.toBeEmpty({ timeout: 300 });
  }).toPass();
}

test("a page without React answers a form, under a strict policy, and keeps a receipt [F-21] [X-03]", async ({
  page,
}) => {
  await ask(page, "Ask a form");
  await expect(dialog(page).getByText("tables.test")).toBeVisible();
  await dialog(page).getByLabel("Guests").fill("4");
  await dialog(page).getByRole("radio", { name: "Yes" }).check();
  await untilAnswered(page, "Send");
  await expect(answer(page)).toHaveText(
    JSON.stringify({ action: "accept", content: { guests: 4, terrace: true } }),
  );
  const receipt = page.locator("askback-receipts").getByRole("listitem");
  await expect(receipt).toContainText("tables.test");
});

test("what an element can answer is declared as soon as it has its session", async ({ page }) => {
  expect(await page.evaluate(() => Reflect.get(window, "modesAtOnce"))).toEqual({
    form: true,
    url: true,
  });
});

test("a link opens in a tab of its own, and the checks of addresses are loaded only then [U-02]", async ({
  page,
  site,
}) => {
  site.loaded.length = 0;
  await ask(page, "Ask a link");
  await expect(dialog(page).getByText("/target.html")).toBeVisible();
  expect(site.loaded.filter((path) => path.includes("/url-"))).toHaveLength(1);
  const opening = page.context().waitForEvent("page");
  await expect(async () => {
    await page.getByRole("button", { name: "Open in a new tab" }).click({ timeout: 1_000 });
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible({ timeout: 300 });
  }).toPass();
  const tab = await opening;
  await expect(tab.getByRole("heading", { name: "Target" })).toBeVisible();
  await untilAnswered(page, "Continue");
  await expect(answer(page)).toHaveText(JSON.stringify({ action: "accept" }));
});

test("declining is one click, and Escape keeps what was typed", async ({ page }) => {
  await ask(page, "Ask a form");
  await dialog(page).getByLabel("Guests").fill("7");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await outlet(page).getByRole("button").first().click();
  await expect(dialog(page).getByLabel("Guests")).toHaveValue("7");
  await dialog(page).getByRole("button", { name: "Decline" }).click();
  await expect(answer(page)).toHaveText(JSON.stringify({ action: "decline" }));
});

test("an outlet with a call's id shows its question in the thread, and the main one leaves it out", async ({
  page,
}) => {
  await ask(page, "Ask in the chat");
  const inThread = page.locator("#thread askback-outlet");
  await inThread.getByLabel("Guests").fill("2");
  await expect(dialog(page)).toHaveCount(0);
  await inThread.getByRole("button", { name: "Cancel" }).click();
  await expect(answer(page)).toHaveText(JSON.stringify({ action: "cancel" }));
});

test("an element that is moved in the page keeps its prompt and what was typed", async ({
  page,
}) => {
  await ask(page, "Ask in the chat");
  const inThread = page.locator("#thread askback-outlet");
  await inThread.getByLabel("Guests").fill("3");
  await page.evaluate(() => {
    const element = document.querySelector("#thread askback-outlet");
    if (element) document.querySelector("main")?.prepend(element);
  });
  await expect(page.locator("main > askback-outlet[call-id]").getByLabel("Guests")).toHaveValue(
    "3",
  );
});

test("the page's rules stay outside, its tokens reach inside", async ({ page }) => {
  await ask(page, "Ask a form");
  const control = dialog(page).getByRole("button", { name: "Send" });
  await expect(control).toHaveCSS("text-transform", "none");
  await expect(control).not.toHaveCSS("border-top-width", "9px");
  await expect(control).toHaveCSS("background-color", "rgb(10, 100, 60)");
});
