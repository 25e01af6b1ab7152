import { choose, expect, fillDetails, pickTime, send, test } from "./fixtures.js";
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

    await pickTime(page);

    const conversation = page.getByRole("log", { name: "Conversation" });
    await expect(conversation).toContainText("Could you reserve a table for us?");
    await expect(conversation).toContainText("Booked: Da Nonna, 19:30, 2 guests, inside.");
    await expect(composer).toBeEnabled();
  });

  test("every kind of field reaches the server as what it is [F-03] [F-04] [F-05] [F-07]", async ({
    page,
    demo,
    wire,
  }) => {
    await choose(page, demo, "Book a table");
    await fillDetails(page);
    await page.getByRole("radio", { name: "On the terrace" }).check();
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.getByLabel("Day", { exact: true }).fill("2026-12-24");
    await page.getByRole("textbox", { name: "E-mail" }).fill("ada@example.com");
    await page.getByRole("checkbox", { name: "Vegan" }).check();
    await page.getByLabel("When may we call you back?").fill("2026-12-23T10:30");
    await page.getByRole("textbox", { name: "A page about" }).fill("https://example.com/party");
    await page.getByLabel("Budget per person").fill("35");
    await send(page);
    await pickTime(page);

    const log = page.getByRole("log");
    await expect(log).toContainText("2026-12-24 at 19:30, 2 guests, on the terrace.");
    await expect(log).toContainText("We have looked at https://example.com/party.");
    const content = wire.calls("tools/call")[1]?.params.inputResponses;
    expect(content).toEqual({
      details: {
        action: "accept",
        content: {
          name: "Ada",
          guests: 2,
          seating: "terrace",
          highchair: true,
          date: "2026-12-24",
          email: "ada@example.com",
          diets: ["vegan"],
          callback: expect.stringMatching(/^2026-12-23T10:30:00(Z|[+-]\d\d:\d\d)$/u),
          occasion: "https://example.com/party",
          budget: 35,
        },
      },
    });
  });

  test("the retry has a new id and the same state, byte for byte [M-03] [M-04] [M-05] [M-08] [M-09]", async ({
    page,
    demo,
    wire,
  }) => {
    await choose(page, demo, book);
    await fillDetails(page);
    await send(page);
    await pickTime(page);
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
