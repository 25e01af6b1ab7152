// What is done in the two pages. Runs in the workspace, with its Playwright.
import { answer } from "../common/answer.mjs";

/** @param {import("playwright").Page} page @param {string} origin */
export default async function drive(page, origin) {
  const output = page.locator("output");
  const named = { field: "Name", text: "Report", send: "Send" };
  const accepted = JSON.stringify({ action: "accept", content: { name: "Report" } });
  const receipt = page.locator("askback-receipts").getByRole("listitem");

  await page.goto(origin);
  await page.getByRole("button", { name: "Ask a form" }).click();
  await answer(page.getByRole("dialog"), named, output.filter({ hasText: accepted }));
  await receipt.filter({ hasText: "printer.example" }).waitFor();
  // What judges addresses is loaded only now, from where the bundler has put it.
  await page.getByRole("button", { name: "Ask a link" }).click();
  await page.getByRole("dialog").getByText("/start").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await output.filter({ hasText: "decline" }).waitFor();

  await page.goto(`${origin}/plain.html`);
  await page.getByRole("button", { name: "Ask a form" }).click();
  await answer(page.locator("askback-outlet"), named, output.filter({ hasText: accepted }));
  await receipt.filter({ hasText: "printer.example" }).waitFor();
}
