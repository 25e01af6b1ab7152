// Where pages put an element: away and back, folded, in and beside their own dialogs, elsewhere.
import { answer, ask, dialog, expect, isOnTop, test } from "./elementTest.js";

test("taken out during a prompt, it lets go of the page, and put back it asks on", async ({
  page,
}) => {
  await ask(page);
  await dialog(page).getByLabel("Guests").fill("4");
  const body = page.locator("body");
  await expect(body).toHaveCSS("overflow-y", "hidden");
  await page.evaluate(() => {
    const outlet = document.querySelector("main > askback-outlet");
    Reflect.set(window, "outlet", outlet);
    outlet?.remove();
  });
  await expect(body).toHaveCSS("overflow-y", "visible");
  await expect(body).toHaveCSS("pointer-events", "auto");
  await page.evaluate(() => document.querySelector("main")?.append(Reflect.get(window, "outlet")));
  await expect(dialog(page).getByLabel("Guests")).toHaveValue("4");
  await expect.poll(() => isOnTop(page)).toBe(true);
});

test("in a chat that is folded away it keeps nobody from the page, and asks when it is unfolded", async ({
  page,
}) => {
  const fold = (hidden: boolean) =>
    page.evaluate((value) => {
      const main = document.querySelector("main");
      if (main) main.hidden = value;
    }, hidden);
  await fold(true);
  await ask(page);
  await expect(page.locator("askback-outlet").getByLabel("Guests")).toBeAttached();
  await expect(page.locator("body")).toHaveCSS("pointer-events", "auto");
  await fold(false);
  await dialog(page).getByLabel("Guests").fill("5");
  await fold(true);
  await expect(page.locator("body")).toHaveCSS("pointer-events", "auto");
  await fold(false);
  await expect(dialog(page).getByLabel("Guests")).toHaveValue("5");
});

test("beside a modal of the page's own it does not take the pointer from it, and asks when it is closed", async ({
  page,
}) => {
  const showModal = () =>
    page.evaluate(() => {
      const modal = document.querySelector("dialog") ?? document.createElement("dialog");
      const close = document.createElement("button");
      close.textContent = "Close this first";
      close.onclick = () => modal.remove();
      modal.replaceChildren(close);
      document.body.append(modal);
      modal.showModal();
    });
  const close = page.getByRole("button", { name: "Close this first" });
  await showModal();
  await ask(page);
  await close.click();
  await dialog(page).getByLabel("Guests").fill("6");
  await showModal();
  await close.click();
  await expect(dialog(page).getByLabel("Guests")).toHaveValue("6");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("inside a modal of the page's own it asks at once", async ({ page }) => {
  await page.evaluate(() => {
    const modal = document.createElement("dialog");
    const outlet = document.querySelector("main > askback-outlet");
    if (outlet) modal.append(outlet);
    document.body.append(modal);
    modal.showModal();
  });
  await ask(page);
  await dialog(page)
    .filter({ has: page.getByLabel("Guests") })
    .last()
    .getByLabel("Guests")
    .fill("2");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(answer(page)).toHaveText('{"action":"decline"}');
});

test("what is no session is refused where it is given, and none is none", async ({ page }) => {
  const said = await page.evaluate(() => {
    const outlet = document.querySelector("main > askback-outlet");
    return [{}, 7, "x", null, undefined].map((session) => {
      try {
        if (outlet) Reflect.set(outlet, "session", session);
        return "taken";
      } catch (error) {
        return error instanceof TypeError ? error.message.slice(0, 41) : "another error";
      }
    });
  });
  const refused = "<askback-outlet>.session is no session. G";
  expect(said).toEqual([refused, refused, refused, "taken", "taken"]);
});

test("in another document it has its styles and what was typed", async ({ page }) => {
  await ask(page, "place");
  await page.locator("#thread askback-outlet").getByLabel("Guests").fill("3");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const outlet = document.querySelector("#thread askback-outlet");
    if (outlet) frame.contentDocument?.body.append(outlet);
  });
  const inside = page.frameLocator("iframe").locator("[data-askback='frame']");
  await expect(inside.getByLabel("Guests")).toHaveValue("3");
  await expect(inside).toHaveCSS("border-top-left-radius", "12px");
});
