import type { BrowserContext, Page } from "@playwright/test";
import { choose, expect, test } from "./fixtures.js";

/** Consents in the chat, and gives back the tab that it opens. */
async function openConnectPage(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Open in a new tab" }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

async function enterSecret(tab: Page): Promise<void> {
  await tab.getByLabel("App password").fill("a-secret-of-alice");
  await tab.getByRole("button", { name: "Connect" }).click();
}

test.describe("url mode", () => {
  test("the secret is entered on the other site, and the retry finds the account [U-01]", async ({
    page,
    context,
    demo,
    wire,
  }) => {
    await choose(page, demo, "Read my calendar");
    const tab = await openConnectPage(page, context);
    expect(new URL(tab.url()).origin).not.toBe(new URL(demo.origin).origin);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.getByRole("button", { name: "Sign in as Alice" }).click();
    await enterSecret(tab);
    await expect(tab.getByRole("heading", { name: "Connected" })).toBeVisible();
    await tab.close();

    await page.getByRole("button", { name: /continue/iu }).click();
    await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
    const calls = wire.calls("tools/call");
    expect(calls.at(-1)?.params.inputResponses).toEqual({ connect: { action: "accept" } });
    for (const call of calls) expect(call.body).not.toContain("a-secret-of-alice");
  });

  test("a retry that comes too early is asked again and shown as still waiting", async ({
    page,
    context,
    demo,
    wire,
  }) => {
    await choose(page, demo, "Read my calendar");
    const tab = await openConnectPage(page, context);
    await page.getByRole("button", { name: /continue/iu }).click();
    await expect.poll(() => wire.calls("tools/call").length).toBe(2);
    await tab.getByRole("button", { name: "Sign in as Alice" }).click();
    await enterSecret(tab);
    await expect(tab.getByRole("heading", { name: "Connected" })).toBeVisible();
    await page.getByRole("button", { name: /continue/iu }).click();
    await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
  });

  test("Alice starts, Bob opens: refused, and nothing is bound", async ({
    page,
    context,
    browser,
    demo,
  }) => {
    await choose(page, demo, "Read my calendar");
    const tab = await openConnectPage(page, context);
    const address = tab.url();
    await tab.close();

    const bobs = await browser.newContext();
    const bob = await bobs.newPage();
    await bob.goto(address);
    await bob.getByRole("button", { name: "Sign in as Bob" }).click();
    await expect(bob.getByRole("heading", { name: "This link is not for you" })).toBeVisible();
    await expect(bob.getByLabel("App password")).toHaveCount(0);
    await bobs.close();

    // The ticket is still Alice's: Bob's attempt did not use it up.
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole("button", { name: "Sign in as Alice" }).click();
    await enterSecret(again);
    await expect(again.getByRole("heading", { name: "Connected" })).toBeVisible();
  });

  test("a ticket works once", async ({ page, context, demo }) => {
    await choose(page, demo, "Read my calendar");
    const tab = await openConnectPage(page, context);
    const address = tab.url();
    await tab.getByRole("button", { name: "Sign in as Alice" }).click();
    await enterSecret(tab);
    await tab.goto(address);
    await expect(tab.getByRole("heading", { name: "This link is no longer good" })).toBeVisible();
  });

  test("a calendar of 2025: -32042 names the page, and the call is made again after it", async ({
    page,
    context,
    demo,
  }) => {
    await choose(page, demo, "A calendar of 2025");
    const tab = await openConnectPage(page, context);
    await tab.getByRole("button", { name: "Sign in as Alice" }).click();
    await enterSecret(tab);
    await tab.close();
    await page.getByRole("button", { name: /continue/iu }).click();
    await expect(page.getByText("Connected as alice@harbour.example, the old way.")).toBeVisible();
  });
});
