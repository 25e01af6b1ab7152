import {
  choose,
  chooseAndOpen,
  connectCalendar,
  expect,
  fillDetails,
  goOn,
  pickTime,
  send,
  setting,
  test,
} from "./fixtures.js";

test("a reload in the middle of a form: what was typed is there, and it goes on [M-22]", async ({
  page,
  demo,
}) => {
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name for the booking" })).toHaveValue("Ada");
  await expect(page.getByLabel("Guests")).toHaveValue("2");
  await send(page);
  await pickTime(page);
  await expect(page.getByText("Booked: Da Nonna, 19:30, 2 guests")).toBeVisible();
});

test("a reload between two rounds: the second question is asked on [M-22]", async ({
  page,
  demo,
  wire,
}) => {
  await choose(page, demo, "Plan a trip");
  await page.getByRole("radio", { name: "To the sea" }).check();
  await send(page);
  await expect(page.getByRole("radio", { name: "Aarhus" })).toBeVisible();
  await page.reload();
  // What was answered before is still there to be looked back at.
  await expect(page.getByText("You answered Corner Concierge")).toHaveCount(1);
  await page.getByRole("radio", { name: "Aarhus" }).check();
  await send(page);
  await send(page);
  await expect(page.getByText("5 days in Aarhus")).toBeVisible();
  const [first, second, third] = wire.calls("tools/call");
  expect(first?.params).not.toHaveProperty("requestState");
  expect(second?.params).not.toHaveProperty("requestState");
  expect(third?.params.requestState).toEqual(expect.any(String));
});

test("a reload while a page is open elsewhere: the wait goes on [M-22]", async ({ page, demo }) => {
  const tab = await chooseAndOpen(page, demo, "Read my calendar");
  await page.reload();
  await connectCalendar(tab);
  await tab.close();
  await goOn(page);
  await expect(page.getByText("Connected as alice@harbour.example.")).toBeVisible();
});

test("another user finds nothing of it", async ({ page, demo }) => {
  await choose(page, demo, "Book a table");
  await fillDetails(page);
  await setting(page, "Signed in as", "Bob");
  await expect(page.getByRole("button", { name: "Settings Bob" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What can I do for you?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /asks you/u })).toHaveCount(0);
});
