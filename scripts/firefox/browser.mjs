// Firefox, driven over WebDriver BiDi by puppeteer-core: needs no driver of its own. It comes from npm
// into a cache, because only this check needs it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The last line that runs on Node 20. */
const version = "24.43.1";
const cache = fileURLToPath(new URL("../../node_modules/.cache/firefox/", import.meta.url));
const cannotRun = 3;

const names = ["firefox", "firefox-esr"];
const paths = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** @param {string} why */
function giveUp(why) {
  console.error(`Firefox cannot be checked here: ${why}`);
  process.exit(cannotRun);
}

function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  for (const name of names) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (found.status === 0) return found.stdout.trim();
  }
  const found = paths.find((each) => existsSync(each));
  if (found === undefined) {
    giveUp("there is none. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.");
  }
  return found;
}

async function loadPuppeteer() {
  const folder = path.join(cache, "node_modules/puppeteer-core");
  const manifest = path.join(folder, "package.json");
  const there =
    existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === version;
  if (!there) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path.join(cache, "package.json"), '{ "private": true }\n');
    const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--save-exact"];
    const installed = spawnSync("npm", ["install", ...flags, `puppeteer-core@${version}`], {
      cwd: cache,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (installed.status !== 0)
      giveUp(`puppeteer-core@${version} cannot be had.\n${installed.stderr}`);
  }
  const entry = JSON.parse(readFileSync(manifest, "utf8")).exports["."].import;
  return import(pathToFileURL(path.join(folder, entry)).href);
}

/** A running Firefox without windows. */
export async function startFirefox() {
  const executablePath = findFirefox();
  const { default: puppeteer } = await loadPuppeteer();
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
}
