import type { Locator, Page } from "@playwright/test";
import type { Demo } from "../server/start.js";

/** Opens the page and takes a suggestion. */
export async function choose(page: Page, demo: Demo, title: string): Promise<void> {
  await page.goto(demo.origin);
  await suggestion(page, title).click();
}

/** A suggestion on the page that is open: a card at first, later one of a row of buttons. */
export function suggestion(page: Page, title: string): Locator {
  return page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${title}`, "u") });
}

/** The section or dialog in which a server asks. */
export function prompt(page: Page): Locator {
  return page.getByRole("region", { name: /asks you/u }).or(page.getByRole("dialog"));
}

/** The control with which a page elsewhere is opened. */
export function openButton(page: Page): Locator {
  return page.getByRole("button", { name: "Open in a new tab" });
}

/** Chooses something in the settings, and closes them. */
export async function setting(page: Page, name: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: /^Settings/u }).click();
  await page.getByRole("combobox", { name }).selectOption(choice);
  await page.keyboard.press("Escape");
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

/** The second question of the booking. */
export async function pickTime(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "19:30 o’clock" }).check();
  await send(page);
}

/** Takes a suggestion that leads to a page elsewhere, and gives back the tab that it opens. */
export async function chooseAndOpen(page: Page, demo: Demo, title: string): Promise<Page> {
  await choose(page, demo, title);
  const opened = page.context().waitForEvent("page");
  await openButton(page).click();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

/** Alice connects her calendar on the page that the chat has opened. */
export async function connectCalendar(tab: Page): Promise<void> {
  await tab.getByRole("button", { name: "Sign in as Alice" }).click();
  await tab.getByLabel("App password").fill("a-secret-of-alice");
  await tab.getByRole("button", { name: "Connect" }).click();
  await tab.getByRole("heading", { name: "Connected" }).waitFor();
}

/** Tells the chat that the page elsewhere is done. */
export function goOn(page: Page): Promise<void> {
  return page.getByRole("button", { name: /continue/iu }).click();
}
