import { choose, expect, fillDetails, send, test } from "./fixtures.js";
import { resultOf } from "./wire.js";

const book = "Book a table";

test.describe("a question in the chat", () => {
  test("message, prompt, answer, second question, result [M-01] [M-02]", async ({ page, demo }) => {
    await page.goto(demo.origin);
    const composer = page.getByRole("textbox", { name: "Message" });
    await composer.fill("Could you reserve a table for us?");
    await composer.press("Enter");

    await expect(page.getByRole("heading", { name: "Corner Concierge asks you" })).toBeVisible();
    await fillDetails(page);
    await send(page);

    await page.getByRole("radio", { name: "19:30 o’clock" }).check();
    await send(page);

    const conversation = page.getByRole("log", { name: "Conversation" });
    await expect(conversation).toContainText("Could you reserve a table for us?");
    await expect(conversation).toContainText("Booked: Da Nonna, 19:30, 2 guests, inside.");
    await expect(composer).toBeEnabled();
  });

  for (const action of ["Decline", "Cancel"]) {
    test(`${action.toLowerCase()} is an answer of its own [A-01] [A-03]`, async ({
      page,
      demo,
      wire,
    }) => {
      await choose(page, demo, book);
      await page.getByRole("button", { name: action, exact: true }).click();
      await expect(page.getByText("No table was booked at Da Nonna")).toBeVisible();
      const [, retry] = wire.calls("tools/call");
      expect(retry?.params.inputResponses).toEqual({ details: { action: action.toLowerCase() } });
    });
  }

  test("the retry has a new id and the same state, byte for byte [M-03] [M-04] [M-05] [M-08] [M-09]", async ({
    page,
    demo,
    wire,
  }) => {
    await choose(page, demo, book);
    await fillDetails(page);
    await send(page);
    await page.getByRole("radio", { name: "19:30 o’clock" }).check();
    await send(page);
    await expect(page.getByText("Booked: Da Nonna")).toBeVisible();

    const calls = wire.calls("tools/call");
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
    const [first, second, third] = calls;
    expect(first?.params).not.toHaveProperty("requestState");
    // The first result had no state, so its retry has none.
    expect(second?.params).not.toHaveProperty("requestState");
    const sealed = resultOf((await second?.answer) ?? "").requestState;
    expect(sealed).toEqual(expect.any(String));
    expect(third?.params.requestState).toBe(sealed);
    expect(third?.body).toContain(JSON.stringify(sealed));
    expect(Object.keys(third?.params.inputResponses ?? {})).toEqual(["time"]);
    for (const call of calls) {
      expect(call.params).toMatchObject({
        name: "book_table",
        arguments: { restaurant: "Da Nonna" },
      });
    }
  });
});
