// Finds a Chromium for the browser tests, or installs one, or says what to install.
import { existsSync } from "node:fs";
import { installOnDebian, onPath } from "./programs.mjs";

/** Flags that headless Chromium needs as root and in containers, and that keep it off the network. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const windowsPaths = [
  process.env.PROGRAMFILES,
  process.env["PROGRAMFILES(X86)"],
  process.env.LOCALAPPDATA,
]
  .filter((folder) => folder !== undefined)
  .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`);

function installed() {
  if (process.platform === "darwin") return macPaths.find((path) => existsSync(path));
  if (process.platform === "win32") return windowsPaths.find((path) => existsSync(path));
  return names.map(onPath).find((path) => path !== undefined);
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * @returns {Promise<string>} path of a Chromium or Chrome
 * @throws {Error} when there is none and none can be installed; the message says what to do
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist. Correct it or unset it.`);
  }
  const path =
    installed() ??
    (await playwrightsOwn()) ??
    (installOnDebian("chromium") ? installed() : undefined);
  if (path) return path;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium; " +
      "anywhere: npx playwright install chromium), or set CHROMIUM_PATH.",
  );
}
