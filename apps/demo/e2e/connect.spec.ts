import type { Page } from "@playwright/test";
import { chooseAndOpen, connectCalendar, expect, goOn, suggestion, test } from "./fixtures.js";

const complete = "notifications/elicitation/complete";

async function expectOnWire(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: "Wire and code" }).click();
  const messages = page.getByRole("list", { name: "Messages on the wire" });
  for (const name of names) await expect(messages.getByText(name, { exact: true })).toBeVisible();
}

test("the secret is entered on the other site, and the retry finds the account [U-01] [U-03] [U-08]", async ({
  page,
  demo,
  wire,
}) => {
  const tab = await chooseAndOpen(page, demo, "Read my calendar");
  expect(new URL(tab.url()).origin).not.toBe(new URL(demo.origin).origin);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await connectCalendar(tab);
  await tab.close();
  await goOn(page);
  await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
  const calls = wire.calls("tools/call");
  expect(calls.at(-1)?.params.inputResponses).toEqual({ connect: { action: "accept" } });
  for (const call of calls) expect(call.body).not.toContain("a-secret-of-alice");

  // Agreeing to a question without a field is its whole answer [F-14].
  await suggestion(page, "Forget my calendar").click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("The calendar stays connected.")).toHaveCount(1);
  await suggestion(page, "Forget my calendar").click();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText("The calendar stays connected.")).toHaveCount(2);
  await suggestion(page, "Forget my calendar").click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByText("The calendar is forgotten.")).toBeVisible();
  const agreed = { agree: { action: "accept", content: {} } };
  expect(wire.calls("tools/call").at(-1)?.params.inputResponses).toEqual(agreed);
});

test("a retry that comes too early is asked again and shown as still waiting [U-09] [U-13]", async ({
  page,
  demo,
  wire,
}) => {
  const tab = await chooseAndOpen(page, demo, "Read my calendar");
  await goOn(page);
  await expect.poll(() => wire.calls("tools/call").length).toBe(2);
  await connectCalendar(tab);
  await goOn(page);
  await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
});

test("Alice starts, Bob opens: refused, and nothing is bound", async ({
  page,
  context,
  browser,
  demo,
}) => {
  const tab = await chooseAndOpen(page, demo, "Read my calendar");
  const address = tab.url();
  await tab.close();

  const bobs = await browser.newContext();
  const bob = await bobs.newPage();
  await bob.goto(address);
  await bob.getByRole("button", { name: "Sign in as Bob" }).click();
  await expect(bob.getByRole("heading", { name: "This link is not for you" })).toBeVisible();
  await expect(bob.getByLabel("App password")).toHaveCount(0);
  await bobs.close();
  await goOn(page);
  await expect(page.getByText("Connected as")).toHaveCount(0);

  // The ticket is still Alice's: Bob's attempt did not use it up. It works once.
  const again = await context.newPage();
  await again.goto(address);
  await connectCalendar(again);
  await again.goto(address);
  await expect(again.getByRole("heading", { name: "This link is no longer good" })).toBeVisible();
});

test("a calendar of 2025: -32042 names the page, and the server says when it is done [L-02] [L-03]", async ({
  page,
  demo,
  wire,
}) => {
  const tab = await chooseAndOpen(page, demo, "A calendar of 2025");
  await connectCalendar(tab);
  await tab.close();
  // Nobody presses continue: the notification does it.
  await expect(page.getByText("Connected as alice@harbour.example, the old way.")).toBeVisible();
  expect(wire.calls("tools/call").map(({ params }) => params)).toEqual([
    expect.objectContaining({ name: "legacy_calendar" }),
    expect.objectContaining({ name: "legacy_calendar" }),
  ]);
  await expectOnWire(page, "error -32042", complete);
});

test("a page of 2025: accept at the click, the call stays open, the server says when it is done [L-01] [L-03] [L-04]", async ({
  page,
  demo,
  wire,
}) => {
  const tab = await chooseAndOpen(page, demo, "A page of 2025");
  await expect.poll(() => wire.answers()).toEqual([{ action: "accept" }]);
  await expect(page.getByRole("article").last()).toContainText("Waiting for you");
  await connectCalendar(tab);
  await tab.close();
  await expect(page.getByText("Connected as alice@harbour.example, the old way.")).toBeVisible();
  expect(wire.calls("tools/call")).toHaveLength(1);
  await expectOnWire(page, complete);
});
