import { choose, expect, fillDetails, pickTime, send, test } from "./fixtures.js";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the chat, the question and the panel fit without sideways scrolling", async ({
  page,
  demo,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto(demo.origin);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await send(page);
  await pickTime(page);
  await expect(page.getByRole("log")).toContainText("Booked: Da Nonna");
  await page.getByRole("button", { name: "Wire" }).click();
  await expect(page.getByRole("list", { name: "Messages on the wire" })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  // It lies over everything: focus is in it, cannot leave it, and goes back afterwards.
  await expect(page.getByRole("button", { name: "Close the panel" })).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus, header :focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Wire" })).toBeFocused();
});
