import type { Locator, Page } from "@playwright/test";
import { openButton } from "../actions.js";
import type { Random } from "./random.js";

/** What somebody wants from the chat, and how they go about it. */
export interface Errand {
  title: string;
  /** What they write: the first, and what they may want once that is done. */
  wishes: readonly string[];
  /** How a result begins. */
  result: RegExp;
  /** Where a result says in whose name it is. */
  inTheNameOf?: RegExp;
  questions: readonly Question[];
}

export interface Question {
  /** It is asked as long as this is visible. */
  sign: (page: Page) => Locator;
  answer: (page: Page, name: string, random: Random) => Promise<unknown>;
}

/** What nobody may find in a message between page and server. */
export const secret = "a secret for the other site";

export const quickly = { timeout: 3_000 };

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first();
const send = (page: Page) => button(page, "Send").click(quickly);

const table: Errand = {
  title: "a table",
  wishes: ["Could you reserve a table for us?"],
  result: /^Booked: /u,
  inTheNameOf: /The table is under “([^”]+)”/u,
  questions: [
    {
      sign: (page) => page.getByRole("textbox", { name: "Name for the booking" }),
      async answer(page, name) {
        await page.getByRole("textbox", { name: "Name for the booking" }).fill(name, quickly);
        await page.getByLabel("Guests").fill("2", quickly);
        await send(page);
      },
    },
    {
      sign: (page) => page.getByRole("radio", { name: "19:30 o’clock" }),
      async answer(page) {
        await page.getByRole("radio", { name: "19:30 o’clock" }).check(quickly);
        await send(page);
      },
    },
  ],
};

/** A page elsewhere: opened, then done with, left half-way, or closed again. */
const elsewhere: readonly Question[] = [
  {
    sign: openButton,
    async answer(page, _name, random) {
      const opened = page.context().waitForEvent("page", quickly);
      // Whoever reaches for what has just gone gets no tab either.
      const [tab] = await Promise.all([
        opened,
        openButton(page)
          .click(quickly)
          .catch(() => undefined),
      ]);
      if (random.next() < 0.6) await connect(tab);
      await tab.close();
    },
  },
  {
    // The server is told, or tells.
    sign: (page) => button(page, "Continue"),
    async answer(page, _name, random) {
      if (random.next() < 0.5) await again(page);
      await button(page, "Continue").click(quickly);
    },
  },
  {
    sign: (page) => button(page, "Open again"),
    async answer(page, _name, random) {
      if (random.next() < 0.7) await again(page);
      else await button(page, "Cancel").click(quickly);
    },
  },
];

async function again(page: Page): Promise<void> {
  const [tab] = await Promise.all([
    page.context().waitForEvent("page", quickly),
    button(page, "Open again").click(quickly),
  ]);
  await connect(tab);
  await tab.close();
}

/** As far as the page lets them: a link that was used is no longer good. */
async function connect(tab: Page): Promise<void> {
  const field = tab.getByLabel("App password");
  const signIn = tab.getByRole("button", { name: "Sign in as Alice" });
  const over = tab.getByRole("heading", { name: "This link is no longer good" });
  await field.or(signIn).or(over).waitFor(quickly);
  if (await over.isVisible()) return;
  if (await signIn.isVisible()) await signIn.click(quickly);
  await field.or(over).waitFor(quickly);
  if (await over.isVisible()) return;
  await field.fill(secret, quickly);
  await tab.getByRole("button", { name: "Connect" }).click(quickly);
  await tab.getByRole("heading", { name: "Connected" }).waitFor(quickly);
}

const forget: Question = {
  sign: (page) => button(page, "Accept"),
  answer: (page) => button(page, "Accept").click(quickly),
};

const calendar: Errand = {
  title: "a page elsewhere",
  wishes: ["What is next in my calendar?", "Disconnect my calendar"],
  result: /^(Connected as alice|No calendar is|The calendar (is forgotten|stays))/u,
  questions: [...elsewhere, forget],
};

const oldCalendar: Errand = {
  title: "a page elsewhere, with a server of 2025",
  wishes: [
    "Read my calendar the old way",
    "Disconnect my calendar",
    "Connect my calendar the old way",
    "Disconnect my calendar",
  ],
  result:
    /^(Connected as alice|No calendar is|The calendar (is forgotten|stays)|It was disconnected)/u,
  questions: [...elsewhere, forget],
};

const greeting: Errand = {
  title: "a greeting from a server of 2025",
  wishes: ["Ask the old server to greet me"],
  result: /^(Hello |No name, no greeting)/u,
  inTheNameOf: /Hello (.+), in the words of 2025/u,
  questions: [
    {
      sign: (page) => page.getByRole("textbox", { name: "Name" }),
      async answer(page, name) {
        await page.getByRole("textbox", { name: "Name" }).fill(name, quickly);
        await send(page);
      },
    },
  ],
};

export const errands: readonly Errand[] = [table, calendar, greeting, oldCalendar];
