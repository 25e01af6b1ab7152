import { expect, type Page, test } from "@playwright/test";
import { type FormSite, startFormSite } from "./formSite.js";

let site: FormSite;
test.beforeAll(async () => {
  site = await startFormSite();
});
test.afterAll(async () => {
  await site.close();
});

const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();
const answers = (page: Page) => page.evaluate(() => window.answers);

test("a page that forbids eval and inline code: the form validates, sends, and breaks no rule [F-21][F-19]", async ({
  page,
}) => {
  await page.goto(site.origin);
  // The guard time runs out by itself: accept is tried until it is taken.
  await expect(async () => {
    await send(page);
    await expect(page.getByRole("region", { name: "10 answers need your attention" })).toBeVisible({
      timeout: 300,
    });
  }).toPass();

  await page.getByLabel("Full name").fill("Ada");
  await page.getByLabel("Code").fill(`${"a".repeat(40)}!`);
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("Day").fill("2024-03-01");
  await page.getByLabel("Pick-up").fill("2024-06-13T15:00");
  await page.getByLabel("Bags").fill("4");
  await page.getByRole("radiogroup", { name: "Pet" }).getByLabel("No").check();
  await page.getByLabel("Aisle").check();
  await page.getByLabel("Wi-Fi").check();
  await page.getByLabel("Others 1").fill("Grace");
  await send(page);
  await expect(page.getByRole("region", { name: "2 answers need your attention" })).toBeVisible();
  expect(await answers(page)).toEqual([]);

  await page.getByLabel("Code").fill("aaa");
  await page.getByLabel("Bags").fill("3");
  await send(page);
  await expect.poll(() => answers(page)).toHaveLength(1);
  expect(JSON.parse((await answers(page))[0] ?? "")).toEqual({
    action: "accept",
    content: {
      name: "Ada",
      code: "aaa",
      email: "ada@example.com",
      day: "2024-03-01",
      at: "2024-06-13T15:00:00-04:00",
      bags: 3,
      pet: false,
      seat: "Aisle",
      extras: ["Wi-Fi"],
      others: ["Grace"],
    },
  });
  expect(await page.evaluate(() => window.broken)).toEqual([]);
});

test("the engine for patterns does not arrive: the form says so and can be filled in [F-15][F-19]", async ({
  page,
}) => {
  let aborted = 0;
  await page.route(/assets\/patternEngine-[^/]*\.js$/u, (route) => {
    aborted++;
    return route.abort();
  });
  await page.goto(site.origin);
  await page.getByLabel("Code").fill("not in the pattern");
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  expect(aborted).toBeGreaterThan(0);
  await expect(page.getByLabel("Code")).toHaveValue("not in the pattern");
  await expect(async () => {
    await send(page);
    await expect(page.getByRole("region", { name: "9 answers need your attention" })).toBeVisible({
      timeout: 300,
    });
  }).toPass();
  await expect(page.getByLabel("Code")).not.toHaveAttribute("aria-invalid");
});

test("half a date is not left out, but asked about [F-03][F-09]", async ({ page }) => {
  await page.goto(site.origin);
  await page.getByLabel("Day").focus();
  await page.keyboard.type("02302024");
  await page.getByLabel("Bags").focus();
  await expect(page.getByLabel("Day")).toHaveAccessibleDescription(/complete date that exists/);
});

test("composing with an input method does not send [X-04]", async ({ page, context }) => {
  await page.goto(site.origin);
  const box = page.getByLabel("Full name");
  await box.focus();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", {
    text: "あ",
    selectionStart: 1,
    selectionEnd: 1,
  });
  await page.keyboard.press("Enter");
  await devtools.send("Input.insertText", { text: "亜" });
  await expect(box).toHaveValue("亜");
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

test("a page that a bundler minified, and that names no colour scheme, has the light colours [X-07]", async ({
  page,
}) => {
  await page.goto(site.origin);
  const name = page.getByLabel("Full name");
  await expect(name).toHaveCSS("border-top-color", "rgb(133, 133, 143)");
  await expect(page.locator('[data-askback="frame"]')).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
  // A page that is dark says so, before or after the kit's stylesheet.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.colorScheme = "dark";
    style.setProperty("--lightningcss-light", " ");
    style.setProperty("--lightningcss-dark", "initial");
  });
  await expect(name).toHaveCSS("border-top-color", "rgb(125, 125, 138)");
});
