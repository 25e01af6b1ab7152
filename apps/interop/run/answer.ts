import type { SessionSnapshot } from "@askback/client-core";
import type { BrowserContext, Locator, Page } from "playwright";
import type { Answer, Value } from "../plans/types.js";
import { placesOf, readForm } from "./fillForm.js";

interface Asked {
  id: string;
  schema: unknown;
}

/** The prompt that waits and is not the one before; and what it wants. */
async function nextPrompt(page: Page, before: string): Promise<Asked> {
  const handle = await page.waitForFunction((known) => {
    const session: unknown = Reflect.get(window, "askback");
    const { getSnapshot } = session as { getSnapshot(): SessionSnapshot };
    for (const { id, round } of getSnapshot().operations) {
      for (const item of Object.values(round?.items ?? {})) {
        const name = `${id} ${round?.number} ${item.key}`;
        if (item.state.status !== "pending" || name === known) continue;
        const { params } = item.request;
        return { id: name, schema: "requestedSchema" in params ? params.requestedSchema : null };
      }
    }
    return undefined;
  }, before);
  const asked = await handle.jsonValue();
  if (asked === undefined) throw new Error("No prompt waits.");
  return asked;
}

/**
 * Answers the next prompt as a person would: fills its controls and presses its buttons.
 * @param before what was answered last; "" at first
 * @returns what was answered now
 */
export async function answerPrompt(
  page: Page,
  context: BrowserContext,
  answer: Answer,
  before: string,
): Promise<string> {
  const { id, schema } = await nextPrompt(page, before);
  if (answer.action === "open") {
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Open in a new tab" }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    await tab.close();
    await continueIfAsked(page);
  } else if (answer.action === "accept") {
    await fill(page, schema, answer.values ?? {});
    await page.locator('[data-askback="actions"] [data-kind="primary"]').click();
  } else {
    const name = answer.action === "decline" ? "Decline" : "Cancel";
    await page.getByRole("button", { name, exact: true }).click();
  }
  return id;
}

/** Where the call waits for the page, the user says that it is done. */
async function continueIfAsked(page: Page): Promise<void> {
  const goOn = page.getByRole("button", { name: "Continue", exact: true });
  await goOn.or(page.locator("output")).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
}

async function fill(page: Page, schema: unknown, values: { [key: string]: Value }): Promise<void> {
  const { fields } = readForm(schema);
  for (const [key, value] of Object.entries(values)) {
    const field = fields.find((each) => each.key === key);
    if (field === undefined) throw new Error(`The form has no field ${key}.`);
    const control = page.locator(`[name="${field.name}"]`);
    if (field.kind === "singleSelect" || field.kind === "multiSelect") {
      await choose(control, placesOf(field, value), field.kind === "multiSelect");
    } else if (field.kind === "boolean") {
      if (field.default === undefined) await control.nth(value === true ? 0 : 1).check();
      else await control.setChecked(value === true);
    } else await control.fill(String(value));
  }
}

/** Exactly these places, and none of those that were suggested. */
async function choose(control: Locator, places: number[], several: boolean): Promise<void> {
  const tag = await control.first().evaluate((element) => element.tagName);
  if (tag === "SELECT") {
    await control.selectOption(places.map(String));
    return;
  }
  if (!several) {
    for (const place of places) await control.nth(place).check();
    return;
  }
  const count = await control.count();
  for (let place = 0; place < count; place++) {
    await control.nth(place).setChecked(places.includes(place));
  }
}
