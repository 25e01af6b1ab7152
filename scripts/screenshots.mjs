// The pictures in docs/images, taken of the demo in Chromium: pnpm screenshots [folder]
// Exits 1 when a picture is larger than a page should carry.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "./chromium.mjs";

/** @typedef {import("playwright").Page} Page */

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = process.argv[2] ?? `${root}docs/images`;
const maxBytes = 150_000;
const desktop = { width: 1280, height: 960 };

/** @type {(page: Page, title: string) => Promise<void>} */
const choose = (page, title) =>
  page
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${title}`, "u") })
    .first()
    .click();

/**
 * Asks in words: for what has no card of its own at first.
 * @type {(page: Page, text: string) => Promise<void>}
 */
async function type(page, text) {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.keyboard.press("Enter");
}

/**
 * A fresh question takes no answer for a moment: pressed until it does.
 * @type {(page: Page, sent: import("playwright").Locator) => Promise<void>}
 */
async function sendUntil(page, sent) {
  while (!(await sent.isVisible())) {
    const send = page.getByRole("button", { name: "Send", exact: true });
    if (await send.isVisible()) await send.click();
    await page.waitForTimeout(200);
  }
}

/** The second question of a booking, with what went over the wire beside it. */
async function booking(/** @type {Page} */ page) {
  await choose(page, "Book a table");
  await page.getByRole("textbox", { name: "Name for the booking" }).fill("Ada");
  await page.getByLabel("Guests").fill("2");
  const late = page.getByRole("radio", { name: "19:30 o’clock" });
  await sendUntil(page, late);
  await late.check();
  await page.getByRole("button", { name: "Wire" }).click();
  await page.getByRole("list", { name: "Messages on the wire" }).waitFor();
}

/** @type {{ name: string, viewport: { width: number, height: number }, colorScheme: "light" | "dark", dialog?: boolean, show: (page: Page) => Promise<void> }[]} */
const pictures = [
  { name: "chat-light", viewport: desktop, colorScheme: "light", show: booking },
  { name: "chat-dark", viewport: desktop, colorScheme: "dark", show: booking },
  {
    name: "phone",
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
    async show(page) {
      await choose(page, "Delete a project");
      await page.getByRole("checkbox").waitFor();
    },
  },
  {
    name: "url-dialog",
    viewport: desktop,
    colorScheme: "light",
    dialog: true,
    async show(page) {
      await type(page, "Let the trickster try: a look-alike address");
      await page.getByRole("dialog").getByRole("button", { name: "Decline" }).waitFor();
    },
  },
];

const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  let origin;
  for (let output = ""; origin === undefined; ) {
    output += (await once(demo.stdout, "data"))[0];
    origin = /Askback demo: (\S+)/u.exec(output)?.[1];
  }
  for (const { name, viewport, colorScheme, dialog, show } of pictures) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await page.goto(origin);
    if (dialog) {
      await page.getByRole("button", { name: /^Settings/u }).click();
      await page.getByRole("combobox", { name: "Questions appear" }).selectOption("dialog");
      await page.keyboard.press("Escape");
    }
    await show(page);
    // No pointer and no ring of a click left over: the page at rest.
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const path = `${folder}/${name}.png`;
    await page.screenshot({ path, animations: "disabled" });
    await page.close();
    const { size } = await stat(path);
    console.log(`${name}.png: ${size} bytes`);
    if (size > maxBytes) {
      console.error(`${name}.png has more than ${maxBytes} bytes.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  demo.kill();
}
