// What is done in the built page. Runs in the workspace, with its Playwright.
import assert from "node:assert/strict";
import { answer } from "../common/answer.mjs";

/** @param {import("playwright").Page} page @param {string} origin */
export default async function drive(page, origin) {
  await page.goto(origin);
  // The session is on the server, over /remote and /remote-server.
  const chat = page.getByRole("region", { name: "Chat" });
  const receipt = chat.getByRole("listitem").filter({ hasText: "printer.example" });
  await answer(chat, { field: "Copies", text: "3", send: "Senden" }, receipt);
  const told = await page.request.get(`${origin}/answer`);
  assert.deepEqual(await told.json(), { action: "accept", content: { copies: 3 } });

  // The session is in the page; what was asked is seen in the panel, and asked again from there.
  const local = page.getByRole("region", { name: "Local" });
  await local.getByRole("button", { name: "Call" }).click();
  const sent = { name: { action: "accept", content: { v: "Report" } } };
  const output = local.locator("output").filter({ hasText: JSON.stringify(sent) });
  await answer(local, { field: "v", text: "Report", send: "Send" }, output);
  const panel = page.locator('[data-askback="devtools"]');
  await panel.getByText("tools/call #1").waitFor();
  await panel.getByRole("button", { name: "Replay" }).click();
  const replayed = panel.getByText("Replayed: 1 round was answered");
  await answer(local, { field: "v", text: "Again", send: "Send" }, replayed);
}
