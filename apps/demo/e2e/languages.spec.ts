import { choose, expect, fillDetails, prompt, setting, suggestion, test } from "./fixtures.js";

const language = "Language of the questions";

test("the questions speak the language that was chosen, loaded when it is; the page says that it stays English", async ({
  page,
  demo,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto(demo.origin);
  expect(files.filter((file) => /\/de-/u.test(file))).toEqual([]);
  await page.getByRole("button", { name: /^Settings/u }).click();
  const choice = page.getByRole("combobox", { name: language });
  await expect(choice).toHaveAccessibleDescription(/rest of this page.*stays English/u);
  await choice.selectOption("Deutsch");
  await page.keyboard.press("Escape");
  await suggestion(page, "Delete a project").click();
  const asked = page.getByRole("region", { name: /Corner Concierge/u });
  await expect(asked.getByRole("button", { name: "Ablehnen" })).toBeVisible();
  await expect(asked.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("button", { name: "New chat" })).toBeVisible();
  expect(files.filter((file) => /\/de-/u.test(file))).toHaveLength(1);
});

test("Arabic brings its direction along, and both are there after a reload [X-06]", async ({
  page,
  demo,
}) => {
  await page.goto(demo.origin);
  await setting(page, language, "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await setting(page, language, "English");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("what was typed stays when the language changes", async ({ page, demo }) => {
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  await setting(page, language, "Français");
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Name for the booking" })).toHaveValue("Ada");
});
