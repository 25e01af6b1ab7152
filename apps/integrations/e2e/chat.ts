import type { Page } from "@playwright/test";
import {
  conversation,
  expect,
  fillDetails,
  press,
  prompt,
  receipt,
  say,
  test,
} from "./fixtures.js";

export interface Chat {
  /** Its name, and the path of its page. */
  name: string;
  path: string;
  /** Its MCP client answers forms only, and each one by itself. Default false. */
  formsOnly?: boolean;
}

/** What every chat must show, whatever it is made with. */
export function describeChat({ name, path, formsOnly = false }: Chat): void {
  test.describe(name, () => {
    test.beforeEach(({ page, integrations }) => page.goto(`${integrations.origin}${path}`));

    test("a form, then a second question: answered in the message of the call [M-01] [P-01]", async ({
      page,
    }) => {
      await say(page, "Book a table at Da Nonna");
      await expect(
        conversation(page).getByRole("region", { name: "Corner Concierge asks you" }),
      ).toBeVisible();
      await expect(prompt(page)).toContainText("book_table");
      await expect(prompt(page)).toContainText("Da Nonna");
      await fillDetails(page);
      await press(page, "Send");
      await page.getByRole("radio", { name: "19:30 o’clock" }).check();
      await press(page, "Send");

      await expect(conversation(page)).toContainText("Booked: Da Nonna, 19:30, 2 guests, inside.");
      await expect(receipt(page, "You answered Corner Concierge")).toHaveCount(2);
      await expect(prompt(page)).toHaveCount(0);
    });

    test("decline is an answer of its own, and leaves its receipt [A-01]", async ({ page }) => {
      await say(page, "Book a table at Da Nonna");
      await press(page, "Decline");
      await expect(conversation(page)).toContainText("No table was booked at Da Nonna");
      await expect(receipt(page, "You declined Corner Concierge’s question")).toHaveCount(1);
    });

    if (formsOnly) describeFormsOnly();
    else describeAll();

    test("a reload in the middle of a form: it goes on, and the receipt stays [M-22]", async ({
      page,
    }) => {
      await say(page, "Book a table at Da Nonna");
      await fillDetails(page);
      await page.reload();
      await expect(page.getByRole("textbox", { name: "Name for the booking" })).toHaveValue("Ada");
      await press(page, "Decline");
      await expect(conversation(page)).toContainText("No table was booked at Da Nonna");
      await expect(conversation(page)).toContainText("I’ll ask the concierge for a table.");

      await page.reload();
      await expect(conversation(page)).toContainText("No table was booked at Da Nonna");
      await expect(receipt(page, "You declined Corner Concierge’s question")).toHaveCount(1);
    });
  });
}

/** What a client of the MCP SDK does. */
function describeAll(): void {
  test("a page on another site: opened with consent, and waited for [U-01]", async ({
    page,
    integrations,
  }) => {
    await say(page, "What is next in my calendar?");
    const tab = await connectCalendar(page, integrations.origin);
    await expect(tab.getByRole("heading", { name: "Connected" })).toBeVisible();
    await tab.close();
    await prompt(page)
      .getByRole("button", { name: /continue/iu })
      .click();
    await expect(conversation(page)).toContainText("Connected as alice@harbour.example.");
    await expect(receipt(page, "You opened")).toHaveCount(1);
  });

  test("three questions in a round: one is declined, all are reviewed and sent [M-02]", async ({
    page,
  }) => {
    await say(page, "Open a shop account for me");
    await expect(page.getByText("Question 1 of 3", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Grace");
    await press(page, "Next");
    await expect(page.getByText("Question 2 of 3", { exact: true })).toBeVisible();
    await press(page, "Decline");
    await page.getByRole("radio", { name: "Once a month" }).check();
    await press(page, "Review answers");
    await prompt(page)
      .getByRole("button", { name: /^Send \d/u })
      .click();
    await expect(conversation(page)).toContainText("Welcome, Grace.");
    await expect(conversation(page)).toContainText("Newsletter: monthly.");
    await expect(receipt(page, "Corner Concierge")).toHaveCount(3);
  });
}

/** What is left of it with a client that answers forms only. */
function describeFormsOnly(): void {
  test("a page on another site: the call fails, and nothing is shown that could be opened", async ({
    page,
  }) => {
    await say(page, "What is next in my calendar?");
    await expect(conversation(page)).toContainText("That did not work.");
    await expect(page.getByRole("button", { name: "Open in a new tab" })).toHaveCount(0);
  });

  test("three questions in a round: one after the other, each sent by itself", async ({ page }) => {
    await say(page, "Open a shop account for me");
    await page.getByRole("textbox", { name: "Name" }).fill("Grace");
    await press(page, "Send");
    await expect(page.getByRole("textbox", { name: "City" })).toBeVisible();
    await press(page, "Decline");
    await page.getByRole("radio", { name: "Once a month" }).check();
    await press(page, "Send");
    await expect(conversation(page)).toContainText("Welcome, Grace.");
    await expect(conversation(page)).toContainText("Newsletter: monthly.");
    await expect(receipt(page, "Corner Concierge")).toHaveCount(3);
  });
}

/** Consents in the chat, and does what the other site wants. */
async function connectCalendar(page: Page, origin: string): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Open in a new tab" }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(new URL(tab.url()).origin).not.toBe(origin);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.getByRole("button", { name: "Sign in as Alice" }).click();
  await tab.getByLabel("App password").fill("a-secret-of-alice");
  await tab.getByRole("button", { name: "Connect" }).click();
  return tab;
}
