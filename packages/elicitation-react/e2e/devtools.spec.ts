import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { type FormSite, startFormSite } from "./formSite.js";

let site: FormSite;
test.beforeAll(async () => {
  site = await startFormSite("devtoolsPage");
});
test.afterAll(async () => {
  await site.close();
});

const errors: string[] = [];
test.beforeEach(async ({ page }) => {
  errors.length = 0;
  page.on("pageerror", (error) => errors.push(String(error)));
});
test.afterEach(async ({ page }) => {
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => window.broken)).toEqual([]);
});

const panelOf = (page: Page) => page.getByRole("region", { name: "Askback devtools" });

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^v/u }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

/** Gives the panel a file, as a developer does that was sent one. */
async function load(page: Page, recording: object): Promise<void> {
  const buffer = Buffer.from(
    JSON.stringify({ version: 1, events: [], messages: [], ...recording }),
  );
  await panelOf(page)
    .getByLabel("Load recording")
    .setInputFiles({ name: "bug.json", mimeType: "application/json", buffer });
}

const who = { server: { id: "s" }, source: { kind: "tool", name: "book" } };
const noText = { toString: 1, valueOf: 1 };

test("a hostile recording shows what hides in it, and neither breaks nor reorders the panel", async ({
  page,
}) => {
  await page.goto(site.origin);
  const panel = panelOf(page);
  const event = { type: "released", at: 0, operationId: "o", provenance: who };
  const message = { number: 1, at: 0, server: "s", direction: "received" };
  await load(page, {
    events: [
      { ...event, at: 8.7e15 },
      { ...event, operationId: "\u202eevil", provenance: { server: who.server, source: noText } },
      {
        ...event,
        operationId: "p",
        round: noText,
        provenance: { ...who, server: { ...who.server, label: noText } },
      },
    ],
    messages: [
      { ...message, message: { id: noText, method: noText } },
      {
        ...message,
        server: "\u202eelbat",
        message: { id: 7, result: "a\u202eb\u200b<img src=x>" },
      },
      { ...message, message: noText },
    ],
  });
  await expect(panel.getByRole("button", { name: "Back to live" })).toBeVisible();
  await expect(panel.getByText("book")).toBeVisible();
  await expect(panel.getByText("evil", { exact: true })).toBeVisible();
  await expect(panel.getByText("received · elbat", { exact: true })).toBeVisible();
  await panel.getByText("result #7").click();
  await expect(panel.locator("pre")).toContainText('"a\\u202eb\\u200b<img src=x>"');
  await expect(panel.getByText("object #object")).toBeVisible();
});

test("a recording of thousands shows its end, and makes the JSON of what is opened", async ({
  page,
}) => {
  await page.goto(site.origin);
  const panel = panelOf(page);
  const messages = Array.from({ length: 4_000 }, (_, at) => ({
    ...{ number: at + 1, at: 0, server: "s", direction: "sent" },
    message: { id: at + 1, method: "ping", text: "x".repeat(2_000) },
  }));
  await load(page, { messages });
  await expect(panel.getByText("ping #4000")).toBeVisible();
  await expect(panel.getByText("ping #3500")).toHaveCount(0);
  await expect(panel.getByText("3500 earlier ones are kept and not shown.")).toBeVisible();
  await expect(panel.locator("pre")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save recording" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(JSON.parse(saved).messages).toHaveLength(4_000);
});

test("the panel goes on with the session that takes the place of another, by the keyboard alone", async ({
  page,
}) => {
  await page.goto(site.origin);
  const panel = panelOf(page);
  await answer(page, "Oslo");
  await expect(panel.getByText("answered")).toBeVisible();
  await page.evaluate(() => window.replaceSession());
  await answer(page, "Rome");
  const replay = panel.getByRole("button", { name: "Replay" });
  await expect(replay).toBeVisible();

  await panel.getByRole("button", { name: "Clear" }).focus();
  for (const name of ["Save recording", "Load recording"]) {
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name })).toBeFocused();
  }
  const ring = panel.locator("[data-askback='devtools-file']");
  await expect(ring).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(replay).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Replay of Tables asks you" })).toBeVisible();
  await answer(page, "Bergen");
  await expect(panel.getByText("Replayed: 1 round was answered.")).toBeVisible();
});

for (const query of ["", "?dark", "?rtl"]) {
  test(`at 320 px nothing of the panel is scrolled sideways${query && `, with ${query}`} [X-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(`${site.origin}/${query}`);
    await answer(page, "Oslo");
    await panelOf(page)
      .getByText(/^tools\/call #2/u)
      .click();
    await expect(panelOf(page).locator("pre")).toContainText('"Oslo"');
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
