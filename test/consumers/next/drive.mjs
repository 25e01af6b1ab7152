// What is done in the page that Next.js serves. Runs in the workspace, with its Playwright.
import { answer } from "../common/answer.mjs";

/** @param {import("playwright").Page} page @param {string} origin */
export default async function drive(page, origin) {
  await page.goto(origin);
  await page.locator("output").filter({ hasText: "ready" }).waitFor();
  const taken = page.locator("output").filter({ hasText: '"name":"Report"' });
  await answer(page.locator("main"), { field: "Name", text: "Report", send: "إرسال" }, taken);
}
