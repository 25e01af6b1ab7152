import { choose, expect, send, test } from "./fixtures.js";
import { resultOf } from "./wire.js";

test("every shape of a choice reaches the server as its value [F-06] [F-07]", async ({
  page,
  demo,
}) => {
  await choose(page, demo, "Choose a jacket");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("radio", { name: "Clay red" }).check();
  await page.getByRole("radio", { name: "Slim" }).check();
  await page.getByRole("checkbox", { name: "hood" }).check();
  await page.getByRole("checkbox", { name: "Mending" }).check();
  await send(page);
  await expect(
    page.getByText("One jacket: size M, clay, slim fit with hood; care: mend."),
  ).toBeVisible();
});

for (const [name, tick, said] of [
  ["with the tick it deletes", true, "is deleted"],
  ["accepting without the tick is a no", false, "stays: the box was not ticked"],
] as const) {
  test(`confirm a deletion: ${name}`, async ({ page, demo }) => {
    await choose(page, demo, "Delete a project");
    const box = page.getByRole("checkbox", { name: "Yes, delete “Autumn Launch”" });
    if (tick) await box.check();
    await send(page);
    await expect(page.getByRole("log")).toContainText(said);
  });
}

test("three rounds, each with its own state [M-03] [M-08]", async ({ page, demo, wire }) => {
  await choose(page, demo, "Plan a trip");
  await page.getByRole("radio", { name: "To the sea" }).check();
  await send(page);
  await page.getByRole("radio", { name: "Aarhus" }).check();
  await send(page);
  await expect(page.getByLabel("Days")).toHaveValue("5");
  await page.getByLabel("Days").fill("3");
  await send(page);
  await expect(page.getByText("3 days in Aarhus")).toBeVisible();

  const calls = wire.calls("tools/call");
  expect(calls.map(({ params }) => Object.keys(params.inputResponses ?? {}))).toEqual([
    [],
    ["kind"],
    ["place"],
    ["days"],
  ]);
  const states = await Promise.all(calls.map(async (call) => resultOf(await call.answer)));
  expect(calls[2]?.params.requestState).toBe(states[1]?.requestState);
  expect(calls[3]?.params.requestState).toBe(states[2]?.requestState);
});

test("three questions in one round are reviewed and sent in one retry [M-02]", async ({
  page,
  demo,
  wire,
}) => {
  await choose(page, demo, "Open an account");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(page.getByText("Question 1 of 3", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Grace");
  await next.click();
  await expect(page.getByText("Question 2 of 3", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("radio", { name: "Once a month" }).check();
  await page.getByRole("button", { name: "Review answers" }).click();
  await expect(
    page.getByRole("heading", { name: "Check your answers to Corner Concierge" }),
  ).toBeVisible();
  expect(wire.calls("tools/call")).toHaveLength(1);
  await page.getByRole("button", { name: /^Send \d/u }).click();
  await expect(page.getByText("Welcome, Grace.")).toBeVisible();
  await expect(page.getByText("Newsletter: monthly.")).toBeVisible();
  const [, retry] = wire.calls("tools/call");
  expect(Object.keys(retry?.params.inputResponses ?? {})).toEqual(["profile", "delivery", "news"]);
});

test("progress streams in while the tool takes its time [M-19]", async ({ page, demo }) => {
  await choose(page, demo, "Search the archive");
  await page.getByRole("radio", { name: "Every shelf" }).check();
  await send(page);
  await expect(page.getByRole("progressbar", { name: /search_archive/u })).toBeVisible();
  await expect(page.getByText("Searched 8 shelves")).toBeVisible();
});

test("a prompt asks [M-01]", async ({ page, demo }) => {
  await choose(page, demo, "A prompt that asks");
  await page.getByRole("textbox", { name: "Name" }).fill("Sam");
  await send(page);
  await expect(page.getByText("Write a warm toast for Sam.")).toBeVisible();
});

test("a resource asks [M-01]", async ({ page, demo }) => {
  await choose(page, demo, "A resource that asks");
  await page.getByLabel("Day", { exact: true }).fill("2026-12-24");
  await send(page);
  await expect(page.getByText("Guests on 2026-12-24")).toBeVisible();
});

test("a busy server is asked again, without any question [M-10]", async ({ page, demo, wire }) => {
  await choose(page, demo, "A busy server");
  await expect(page.getByText("The report is here, after 3 more tries.")).toBeVisible();
  const calls = wire.calls("tools/call");
  expect(calls).toHaveLength(4);
  expect(calls[3]?.params).not.toHaveProperty("inputResponses");
});

test("a server of 2025 asks while the call is open, at the call it belongs to [L-01]", async ({
  page,
  demo,
  wire,
}) => {
  await choose(page, demo, "A server of 2025");
  const turn = page.getByRole("article").last();
  await turn.getByRole("textbox", { name: "Name" }).fill("Grace");
  await send(page);
  await expect(turn).toContainText("Hello Grace, in the words of 2025.");
  expect(wire.answers()).toEqual([{ action: "accept", content: { name: "Grace" } }]);
});
