// What pages do to an element that stands in them: their rules, their scripts, their keys.
import { answer, ask, dialog, expect, focused, isOnTop, style, test } from "./elementTest.js";

test("a dialog is whole and on top in a panel that moves, cuts and layers what is in it", async ({
  page,
}) => {
  await style(
    page,
    `main { transform: translateX(0); width: 200px; height: 100px; overflow: hidden; z-index: 1; }
     header { position: fixed; inset: 0; z-index: 2147483647; background: white; }`,
  );
  await page.evaluate(() => document.body.append(document.createElement("header")));
  await ask(page);
  await expect.poll(() => isOnTop(page)).toBe(true);
  await page.evaluate(() => {
    const outlet = document.querySelector("main > askback-outlet");
    if (outlet) document.querySelector("main")?.prepend(outlet);
  });
  await expect.poll(() => isOnTop(page)).toBe(true);
});

test("nothing of how a page sets its own text gets inside", async ({ page }) => {
  await style(
    page,
    `* { all: unset }
     body { text-transform: uppercase; letter-spacing: 5px; white-space: nowrap; text-indent: 40px;
       line-height: 0; word-spacing: 20px; font: italic 900 small-caps 40px serif; text-align: right;
       text-shadow: 0 0 3px red; writing-mode: vertical-rl; user-select: none; cursor: wait }
     dialog, [role="dialog"], button, input { display: none !important }`,
  );
  await ask(page);
  const title = dialog(page).getByRole("heading");
  for (const [name, value] of Object.entries({
    "text-transform": "none",
    "letter-spacing": "normal",
    "white-space-collapse": "collapse",
    "text-indent": "0px",
    "font-style": "normal",
    "font-variant-caps": "normal",
    "text-align": "start",
    "text-shadow": "none",
    "writing-mode": "horizontal-tb",
    "user-select": "text",
  })) {
    await expect(title, name).toHaveCSS(name, value);
  }
  await expect(dialog(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await isOnTop(page)).toBe(true);
});

test("Tab stays in the dialog: from its heading, at its ends, and from wherever a script put the focus", async ({
  page,
}) => {
  await ask(page);
  await expect(dialog(page).getByLabel("Guests")).toBeVisible();
  await expect.poll(() => focused(page)).toEqual(["askback-outlet", "frame-title"]);
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toEqual(["askback-outlet", "button"]);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toEqual(["askback-outlet", "frame-close"]);
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toEqual(["askback-outlet", "button"]);
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.evaluate(() => document.querySelector("textarea")?.focus());
    await page.keyboard.press(key);
    expect((await focused(page))[0]).toBe("askback-outlet");
  }
});

test("focus goes back to what had it, also in another shadow root", async ({ page }) => {
  await page.evaluate(() => {
    const composer = document.createElement("div");
    composer.attachShadow({ mode: "open" }).append(document.createElement("input"));
    document.body.append(composer);
    composer.shadowRoot?.querySelector("input")?.focus();
  });
  await ask(page);
  await expect.poll(() => focused(page)).toEqual(["askback-outlet", "frame-title"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toEqual(["div", "input"]);
});

test("what is typed is none of the page's shortcuts; Escape and keys with Ctrl are", async ({
  page,
}) => {
  await page.evaluate(() => {
    const keys: string[] = [];
    Reflect.set(window, "keys", keys);
    document.addEventListener("keydown", ({ target, key }) => {
      if (target instanceof Element && !target.matches("input, textarea")) keys.push(key);
    });
  });
  await ask(page);
  const guests = dialog(page).getByLabel("Guests");
  await guests.pressSequentially("12");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+k");
  await expect(guests).toHaveValue("1");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, "keys"))).toEqual([
    "Control",
    "k",
    "Escape",
  ]);
});

test("a double click on what leads to a question answers nothing", async ({ page }) => {
  await ask(page);
  const box = await dialog(page).getByRole("button", { name: "Send" }).boundingBox();
  await dialog(page).getByRole("button", { name: "Decline" }).click();
  await expect(answer(page)).toHaveText('{"action":"decline"}');
  await style(page, "#form { position: fixed; inset: 0; inline-size: 100%; block-size: 100% }");
  await page.evaluate(() => document.querySelector("#answer")?.replaceChildren());
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.dblclick(x, y);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.dblclick(5, 5);
  await expect(dialog(page)).toBeVisible();
  await expect(answer(page)).toBeEmpty();
});
