import type { Page } from "@playwright/test";
import { type Errand, type Question, quickly } from "./errands.js";
import type { Random } from "./random.js";

/** What a person sees in a tab. */
export type View = Question | "not sent" | "told" | "done" | "stopped" | "nothing" | "busy";

const atOnce = { timeout: 500 };

/** Views that nothing follows until the person does something. */
export const ends: readonly View[] = ["told", "done", "stopped", "nothing"];

/** The newest thing that the tab shows: questions first, since they wait for an answer. */
export async function look(page: Page, errand: Errand): Promise<View> {
  const isThere = (text: string | RegExp) =>
    page.getByRole("heading", { name: text }).first().isVisible();
  if (await isThere(/did not reach/u)) return "not sent";
  for (const question of errand.questions) {
    const sign = question.sign(page).first();
    if (!(await sign.isVisible())) continue;
    // What is on its way can be seen, and not be pressed; or has just gone.
    if (await sign.isEnabled(atOnce).catch(() => false)) return question;
  }
  if (await isThere("What can I do for you?")) return "nothing";
  const last = page.locator(".turn").last();
  if (!(await last.isVisible())) return "busy";
  if (await last.getByRole("alert").isVisible()) return "told";
  if (await last.getByText(errand.result).first().isVisible()) return "done";
  if (await last.getByText("You stopped this request.").isVisible()) return "stopped";
  return "busy";
}

/** The next step of somebody with an errand. What is gone when they reach for it stays undone. */
export async function goOn(
  page: Page,
  errand: Errand,
  name: string,
  random: Random,
): Promise<unknown> {
  const view = await look(page, errand);
  if (typeof view !== "string") return view.answer(page, name, random);
  if (view === "busy") return undefined;
  if (view === "not sent") {
    return page.getByRole("button", { name: "Send again" }).click(quickly);
  }
  const composer = page.getByRole("textbox", { name: "Message" });
  await composer.fill(random.pick(errand.wishes), quickly);
  return composer.press("Enter", quickly);
}

/** For the record. */
export function nameOf(view: View, errand: Errand): string {
  return typeof view === "string" ? view : `question ${errand.questions.indexOf(view) + 1}`;
}
