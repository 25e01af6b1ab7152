import { choose, expect, openButton, prompt, send, suggestion, test } from "./fixtures.js";

test("markup and direction tricks are plain text, and who asks is the host’s word", async ({
  page,
  demo,
}) => {
  await choose(page, demo, "Markup and hidden signs");
  const region = prompt(page);
  await expect(region.getByRole("heading", { name: "Trickster asks you" })).toBeVisible();
  await expect(region).toContainText(`<img src=x onerror="alert('markup')">`);
  await expect(region.getByRole("link")).toHaveCount(0);
  await expect(region.locator("img, script")).toHaveCount(0);
  expect(await region.textContent()).not.toMatch(/[\u202A-\u202E\u200B]/u);
  await region.getByRole("textbox").fill("<b>mine</b>");
  await send(page);
  await expect(page.getByText(`"content":{"reply":"<b>mine</b>"}`)).toBeVisible();
});

test("a form for secrets is flagged and cannot be sent", async ({ page, demo, wire }) => {
  await choose(page, demo, "A form for your password");
  await expect(prompt(page)).toContainText(/password/iu);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("I was given")).toBeVisible();
  const [, retry] = wire.calls("tools/call");
  expect(retry?.params.inputResponses).toEqual({ q: { action: "decline" } });
});

for (const [title, warning] of [
  ["A script as an address", "This address will not be opened"],
  ["A name before the @", "This address will not be opened"],
] as const) {
  test(`${title.toLowerCase()}: blocked`, async ({ page, demo }) => {
    await choose(page, demo, title);
    await expect(prompt(page)).toContainText(warning);
    await expect(openButton(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("I was given")).toBeVisible();
  });
}

test("a look-alike address is warned of before it can be opened", async ({ page, demo }) => {
  await choose(page, demo, "A look-alike address");
  await expect(prompt(page)).toContainText("xn--");
  await expect(openButton(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /open it anyway/iu })).toBeVisible();
});

test("keys like __proto__ are names like any other [F-13]", async ({ page, demo, wire }) => {
  await choose(page, demo, "Keys like __proto__");
  await page.getByRole("textbox", { name: "First" }).fill("one");
  await page.getByRole("textbox", { name: "Second" }).fill("two");
  await send(page);
  await expect(page.getByText("I was given")).toBeVisible();
  const [, retry] = wire.calls("tools/call");
  expect(retry?.body).toContain(
    `"__proto__":{"action":"accept","content":{"__proto__":"one","constructor":"two"}}`,
  );
});

test("5,000 options can be answered [F-20]", async ({ page, demo }) => {
  await choose(page, demo, "5,000 options");
  const field = prompt(page).getByRole("combobox");
  await field.selectOption("Option 4711");
  await send(page);
  await expect(page.getByText(`I was given: {"q":{"action":"accept"`)).toContainText("Option 4711");
});

test("a broken form says so and can be declined", async ({ page, demo }) => {
  await choose(page, demo, "A broken form");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText(`I was given: {"q":{"action":"decline"}}`)).toBeVisible();
});

test("input required without a question ends in an error [M-11]", async ({ page, demo, wire }) => {
  await choose(page, demo, "Input required, but none");
  await expect(page.getByRole("alert")).toContainText("Trickster asked something that could not");
  expect(wire.calls("tools/call")).toHaveLength(1);
});

for (const answer of ["Decline", "Cancel"]) {
  test(`${answer.toLowerCase()} does not end questions without end, but the user can [M-23]`, async ({
    page,
    demo,
  }) => {
    await choose(page, demo, "Questions without end");
    await prompt(page).getByRole("button", { name: answer, exact: true }).click();
    await expect(page.getByRole("radiogroup", { name: "Are you sure? (2)" })).toBeVisible();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.getByRole("log")).toContainText("You stopped this request.");
    await expect(prompt(page)).toHaveCount(0);
  });
}

test("questions without end come to one [M-12]", async ({ page, demo, wire }) => {
  await choose(page, demo, "Questions without end");
  for (let round = 1; round <= 10; round++) {
    const question = page.getByRole("radiogroup", { name: `Are you sure? (${round})` });
    await question.getByRole("radio", { name: "Yes" }).check();
    await send(page);
  }
  await expect(page.getByRole("alert")).toContainText("kept asking without coming to an end");
  expect(wire.calls("tools/call")).toHaveLength(11);
});

test("a flood is held back, and the server can be muted [M-24] [M-25]", async ({ page, demo }) => {
  await choose(page, demo, "A flood of questions");
  await page.getByRole("button", { name: /^Mute/u }).first().click();
  await expect(page.getByText(/of 15 calls came to an answer/u)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
});

test("a question after the user left is not shown [M-17]", async ({ page, demo }) => {
  await choose(page, demo, "A question after you left");
  await expect(page.getByRole("log")).toContainText("You stopped this request.");
  await suggestion(page, "Delete a project").click();
  await expect(page.getByRole("heading", { name: "Corner Concierge asks you" })).toBeVisible();
  await expect(page.getByText("You had left already.")).toHaveCount(0);
});
