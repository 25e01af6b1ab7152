// What a person does on the demo page, in Firefox: a form of two rounds, decline, and a page on
// another origin. The page's own words say whether it worked.

import { setTimeout as pause } from "node:timers/promises";

/** How long anything may take, in ms. */
const limit = 60_000;

/** @typedef {any} Page of puppeteer-core, which is not installed with the workspace */

/** @type {(page: Page, tag: string, words: string) => Promise<any>} the first visible one with these words */
const find = (page, tag, words) =>
  page.waitForFunction(
    (/** @type {string} */ wantedTag, /** @type {string} */ wanted) =>
      [...document.querySelectorAll(wantedTag)].find(
        (element) =>
          element instanceof HTMLElement &&
          element.offsetParent !== null &&
          (element.textContent ?? "").trim().startsWith(wanted),
      ),
    { timeout: limit },
    tag,
    words,
  );

/** @type {(page: Page, tag: string, words: string) => Promise<void>} presses what has come to rest */
const press = async (page, tag, words) => {
  const element = await find(page, tag, words);
  // Fields out of sight get their height only when they are scrolled to.
  await element.evaluate((/** @type {Element} */ it) => it.scrollIntoView({ block: "center" }));
  /** @type {() => Promise<string>} */
  const place = async () => JSON.stringify(await element.boundingBox());
  for (let before = ""; before !== (await place()); await pause(300)) before = await place();
  await element.click();
};

/** @type {(page: Page, words: string) => Promise<unknown>} */
const see = (page, words) =>
  page.waitForFunction(
    (/** @type {string} */ wanted) => document.body.textContent?.includes(wanted),
    { timeout: limit },
    words,
  );

/** A prompt ignores accept in its first half second; a person takes longer than that to read it. */
const read = () => pause(700);

/**
 * @param {any} browser
 * @param {string} origin of the demo
 * @param {string} suggestion
 */
async function choose(browser, origin, suggestion) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (/** @type {Error} */ error) => complaints.push(error.message));
  page.on("console", (/** @type {any} */ message) => {
    if (/content.security.policy/iu.test(message.text())) complaints.push(message.text());
  });
  await page.goto(origin);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await press(page, "button", suggestion);
  return { page, complaints };
}

/** @type {{ [title: string]: (browser: any, origin: string) => Promise<string[]> }} */
export const demoChecks = {
  "a form, answered in two rounds": async (browser, origin) => {
    const { page, complaints } = await choose(browser, origin, "Book a table");
    await see(page, "Name for the booking");
    await page.type('input[name="f0"]', "Ada");
    await page.type('input[name="f1"]', "2");
    await page.focus('input[type="date"]');
    await page.keyboard.type("12242026");
    await read();
    await press(page, "button", "Send");
    await press(page, "label", "19:30");
    await read();
    await press(page, "button", "Send");
    await see(page, "Booked: Da Nonna, 2026-12-24 at 19:30");
    await page.close();
    return complaints;
  },
  "a form, declined": async (browser, origin) => {
    const { page, complaints } = await choose(browser, origin, "Book a table");
    await see(page, "Name for the booking");
    await read();
    await press(page, "button", "Decline");
    await see(page, "No table was booked");
    await page.close();
    return complaints;
  },
  "a page that consent opens in a tab, and the way back": async (browser, origin) => {
    const { page, complaints } = await choose(browser, origin, "Read my calendar");
    await find(page, "button", "Open in a new tab");
    await read();
    const before = new Set(await browser.pages());
    await press(page, "button", "Open in a new tab");
    await see(page, "was opened");
    const tab = (await browser.pages()).find((/** @type {Page} */ each) => !before.has(each));
    if (tab === undefined) return [...complaints, "no tab was opened"];
    await press(tab, "button", "Sign in as Alice");
    const [opener, referrer] = await tab.evaluate(() => [window.opener, document.referrer]);
    if (opener !== null) complaints.push("the tab has an opener");
    if (referrer.startsWith(origin)) complaints.push("the tab was told where it came from");
    const secret = await tab.waitForSelector('input:not([type="hidden"])', { timeout: limit });
    await secret.type("a-secret-of-alice");
    await press(tab, "button", "Connect");
    await see(tab, "Connected");
    await tab.close();
    await page.bringToFront();
    await see(page, "Connected as alice@harbour.example");
    await page.close();
    return complaints;
  },
};
