import type { Page } from "@playwright/test";
import { expect, prompt, suggestion, test } from "./fixtures.js";

interface Asked {
  title: string;
  /** What the assistant says of a decline; and of a cancel, if that differs. */
  decline: string;
  cancel?: string;
  /** Key of the question. Default: the server asked by a request of its own, or by an error. */
  key?: string;
  /** Questions in the one round, when there are several. */
  several?: number;
}

const everyday: readonly Asked[] = [
  {
    title: "Book a table",
    key: "details",
    decline: "No table was booked at Da Nonna: you declined to answer.",
    cancel: "No table was booked at Da Nonna. Ask again whenever you like.",
  },
  { title: "Choose a jacket", key: "look", decline: "No jacket, then." },
  { title: "Delete a project", key: "confirm", decline: "stays: you did not confirm." },
  { title: "Plan a trip", key: "kind", decline: "The trip was not planned any further." },
  { title: "Open an account", several: 3, decline: "No account was opened" },
  { title: "Search the archive", key: "depth", decline: "Not searched." },
  { title: "Read my calendar", key: "connect", decline: "The calendar stays unconnected, so" },
  { title: "A prompt that asks", key: "toast", decline: "Write a short toast that fits anyone." },
  { title: "A resource that asks", key: "day", decline: "The list was not read" },
  { title: "A server of 2025", decline: "No name, no greeting." },
  { title: "A calendar of 2025", decline: "The page was not opened." },
  { title: "A page of 2025", decline: "The calendar stays unconnected, the old way." },
];

/** Says what it was given, and asks by this key. */
const trick = (title: string, key: string): Asked => ({
  title,
  decline: `I was given: {"${key}":{"action":"decline"}}`,
  cancel: `I was given: {"${key}":{"action":"cancel"}}`,
});

const hostile: readonly Asked[] = [
  "Markup and hidden signs",
  "A form for your password",
  "A script as an address",
  "A look-alike address",
  "A name before the @",
  "5,000 options",
  "A broken form",
]
  .map((title) => trick(title, "q"))
  .concat(trick("Keys like __proto__", "__proto__"));

const groups = [
  ["the concierge’s questions", everyday],
  ["the trickster’s questions", hostile],
] as const;

for (const action of ["decline", "cancel"] as const) {
  for (const [name, questions] of groups) {
    test(`${action} is an answer of its own: ${name}, one after the other [A-01] [A-03]`, async ({
      page,
      demo,
      wire,
    }) => {
      await page.goto(demo.origin);
      for (const asked of questions) {
        await test.step(asked.title, async () => {
          await suggestion(page, asked.title).click();
          const [before, answered] = [wire.calls("tools/call").length, wire.answers().length];
          for (let question = 0; question < (asked.several ?? 1); question++) {
            await answer(page, action);
          }
          if (asked.several) await sendReviewed(page);
          const said = (action === "cancel" && asked.cancel) || asked.decline;
          await expect(page.getByRole("article").last()).toContainText(said);
          await expect(prompt(page)).toHaveCount(0);
          if (asked.title.includes("of 2025")) {
            const own = wire.answers().slice(answered);
            for (const one of own) expect(one).toEqual({ action });
          } else if (asked.key && wire.calls("tools/call").length > before) {
            const responses = { [asked.key]: { action } };
            expect(wire.calls("tools/call").at(-1)?.params.inputResponses).toEqual(responses);
          }
        });
      }
    });
  }
}

async function answer(page: Page, action: "decline" | "cancel"): Promise<void> {
  const name = action === "decline" ? "Decline" : "Cancel";
  await prompt(page).getByRole("button", { name, exact: true }).click();
}

async function sendReviewed(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Send \d/u }).click();
}
