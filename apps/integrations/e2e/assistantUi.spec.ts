import { describeChat } from "./chat.js";
import { conversation, expect, prompt, say, test } from "./fixtures.js";

describeChat({ name: "assistant-ui", path: "/assistant-ui/" });

test("assistant-ui: stopping the answer withdraws the question, and the chat goes on [M-17]", async ({
  page,
  integrations,
}) => {
  await page.goto(`${integrations.origin}/assistant-ui/`);
  await say(page, "Book a table at Da Nonna");
  await expect(prompt(page)).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(prompt(page)).toHaveCount(0);
  await expect(conversation(page)).toContainText("question was withdrawn. Nothing more is sent.");
  await expect(conversation(page)).not.toContainText("aborted");
  await say(page, "Open a shop account for me");
  await expect(conversation(page).getByRole("textbox", { name: "Name" })).toBeVisible();
});
