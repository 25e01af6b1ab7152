import type { Page } from "@playwright/test";

/** What a person sees in a tab. */
export type View =
  | "details"
  | "time"
  | "not sent"
  | "told"
  | "booked"
  | "stopped"
  | "nothing"
  | "busy";

/** The newest thing that the tab shows: questions first, since they wait for an answer. */
export async function look(page: Page): Promise<View> {
  const isThere = (text: string | RegExp) =>
    page.getByRole("heading", { name: text }).first().isVisible();
  if (await isThere(/did not reach/u)) return "not sent";
  if (await page.getByRole("textbox", { name: "Name for the booking" }).isVisible())
    return "details";
  if (await page.getByRole("radio", { name: "19:30 o’clock" }).isVisible()) return "time";
  if (await isThere("What can I do for you?")) return "nothing";
  const last = page.locator(".turn").last();
  if (!(await last.isVisible())) return "busy";
  if (await last.getByRole("alert").isVisible()) return "told";
  if (await last.getByText(/^Booked: /u).isVisible()) return "booked";
  if (await last.getByText("You stopped this request.").isVisible()) return "stopped";
  return "busy";
}

const quickly = { timeout: 3_000 };

/** The next step of somebody who wants a table. What is gone when they reach for it stays undone. */
export async function goOn(page: Page, name: string): Promise<void> {
  const send = () => page.getByRole("button", { name: "Send", exact: true }).click(quickly);
  switch (await look(page)) {
    case "details":
      await page.getByRole("textbox", { name: "Name for the booking" }).fill(name, quickly);
      await page.getByLabel("Guests").fill("2", quickly);
      return send();
    case "time":
      await page.getByRole("radio", { name: "19:30 o’clock" }).check(quickly);
      return send();
    case "not sent":
      return page.getByRole("button", { name: "Send again" }).click(quickly);
    case "busy":
      return;
    default: {
      const composer = page.getByRole("textbox", { name: "Message" });
      await composer.fill("Could you reserve a table for us?", quickly);
      return composer.press("Enter", quickly);
    }
  }
}
