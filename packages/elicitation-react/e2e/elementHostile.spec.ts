// What pages do to an element that stands in them: their rules, their scripts, their keys.
import { expect, type Page, test } from "@playwright/test";
import { type ElementSite, startElementSite } from "./elementSite.js";

let site: ElementSite;
test.beforeAll(async () => {
  site = await startElementSite();
});
test.afterAll(async () => {
  await site.close();
});

const errors: string[] = [];
test.beforeEach(async ({ page }) => {
  errors.length = 0;
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(site.origin);
});
test.afterEach(() => {
  expect(errors).toEqual([]);
});

const ask = (page: Page, id = "form") =>
  page.evaluate((button) => document.getElementById(button)?.click(), id);
const dialog = (page: Page) => page.getByRole("dialog");
const answer = (page: Page) => page.locator("#answer");

/** Rules of the page, as a strict policy lets a script set them. */
const style = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** The names of what is focused, from the page inwards. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const path: string[] = [];
    for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) {
      path.push(at.getAttribute("data-askback") ?? at.localName);
    }
    return path;
  });

/** Whether a click in the middle of the dialog reaches it. */
const isOnTop = (page: Page) =>
  dialog(page).evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const root = frame.getRootNode();
    const whole =
      left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    return whole && width > 300 && root instanceof ShadowRoot && hit === root.host;
  });

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
