// Packs both libraries as they would be published, checks the tarballs, and installs them into fresh
// projects outside the workspace that type-check, build and run, in Chromium too.
//   node scripts/packages/main.mjs [--quick] [--built] [consumer ...]
//   --quick  only the projects that use every entry between them
//   --built  takes packages/*/dist as they are
// Exits with 1 when something fails, with 3 when the npm registry cannot be reached.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../chromium.mjs";
import { askRegistry, consumers, tryOut } from "./consumers.mjs";
import { packages, unusedEntries } from "./entries.mjs";
import { endAll, run } from "./run.mjs";
import { packAndCheck } from "./tarballs.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean" }, built: { type: "boolean" } },
});
const strangers = positionals.filter((each) => !consumers.some(({ name }) => name === each));
if (strangers.length > 0) {
  const known = consumers.map(({ name }) => name).join(", ");
  console.error(`There is no consumer ${strangers.join(", ")}. There are: ${known}.`);
  process.exit(1);
}
const queue = consumers.filter(({ name, quick }) =>
  positionals.length > 0 ? positionals.includes(name) : quick || !values.quick,
);

const folder = mkdtempSync(path.join(tmpdir(), "askback-packages-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Each step has a limit of its own; this one is for what nobody thought of.
const minutes = 15;
setTimeout(() => {
  console.error(`Not through after ${minutes} minutes: stopped.`);
  process.exit(1);
}, minutes * 60_000).unref();
/** @type {Promise<import("playwright").Browser> | undefined} */
let browser;
const launch = () => {
  browser ??= findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: chromiumArgs }),
  );
  return browser;
};

/** @type {string[]} */
const failures = [];
let isAway = false;
/** @param {string} why */
function tellUnavailable(why) {
  // The others would wait for it as long as this one did.
  queue.length = 0;
  isAway = true;
  console.error(
    `none: the npm registry cannot be reached, and fresh projects install from it\n${why}`,
  );
}
/** @param {string} title @param {string} text */
function fail(title, text) {
  failures.push(title);
  // Compilers say the same thing of many lines.
  const end = text.length > 20_000 ? `${text.slice(0, 20_000)}\n…` : text;
  console.error(`FAIL ${title}\n${end}`);
}

if (!values.built) {
  const { ok, output } = await run("pnpm", ["run", "build"], { limit: 300 });
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}
const unused = unusedEntries();
if (unused.length > 0) fail("entries", `No project in test/consumers uses ${unused.join(", ")}`);
const [{ tarballs, problems }, away] = await Promise.all([packAndCheck(folder), askRegistry()]);
if (problems.length > 0) fail("tarballs", problems.join("\n"));

/** Installing waits for the network and compiling for a core: two at a time are faster than one. */
async function worker() {
  for (let consumer = queue.shift(); consumer; consumer = queue.shift()) {
    const { result, output, times } = await tryOut(consumer, { folder, tarballs, launch });
    if (result === "ok") console.log(`ok   ${consumer.name}: ${times}`);
    else if (result === "failed") fail(`${consumer.name}: ${times}`, output);
    else tellUnavailable(output);
  }
}
if (away !== "") tellUnavailable(away);
// Without a tarball there is nothing to install.
else if (Object.keys(tarballs).length === packages.length) await Promise.all([worker(), worker()]);
await (await browser?.catch(() => undefined))?.close();
endAll();

if (failures.length > 0) console.error(`\nFailed: ${failures.join("; ")}`);
else if (isAway) console.error("\nNot all could be tried.");
else console.log("\nThe packages install, type-check, build and run.");
process.exitCode = failures.length > 0 ? 1 : isAway ? 3 : 0;
