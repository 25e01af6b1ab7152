import {
  choose,
  expect,
  fillDetails,
  pickTime,
  send,
  setting,
  suggestion,
  test,
} from "./fixtures.js";

test("the wire panel shows each message, the state by length and hash, and what a retry changed", async ({
  page,
  demo,
}) => {
  await choose(page, demo, "Book a table");
  await page.getByRole("button", { name: "Wire and code" }).click();
  const wire = page.getByRole("list", { name: "Messages on the wire" });
  await expect(wire).toContainText("asks: details");
  await fillDetails(page);
  await send(page);
  await pickTime(page);
  await expect(page.getByRole("log")).toContainText("Booked: Da Nonna");
  await expect(wire.getByText("input_required", { exact: true })).toHaveCount(2);
  await expect(wire).toContainText("new id:");
  await expect(wire).toContainText("+ inputResponses: time");
  await expect(wire).toContainText(/\+ requestState, unchanged: \d+ characters, #[0-9a-f]{8}/u);
  // The state is opaque: its content is not shown, not even on demand.
  await expect(wire).not.toContainText('requestState": "v1.');
});

test("the code panel shows the lines of the last scenario", async ({ page, demo }) => {
  await choose(page, demo, "Delete a project");
  await page.getByRole("button", { name: "Wire and code" }).click();
  await page.getByRole("button", { name: "Code", exact: true }).click();
  await expect(page.getByText('name: "delete_project"')).toBeVisible();
});

test("questions as a dialog: Escape is cancel, never decline [A-02]", async ({
  page,
  demo,
  wire,
}) => {
  await page.goto(demo.origin);
  await setting(page, "Questions appear", "As a dialog");
  await suggestion(page, "Book a table").click();
  await expect(page.getByRole("dialog", { name: /asks you/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("No table was booked at Da Nonna. Ask again")).toBeVisible();
  const [, retry] = wire.calls("tools/call");
  expect(retry?.params.inputResponses).toEqual({ details: { action: "cancel" } });
});
