// The demo and the stories of forms and links in Firefox: pnpm firefox [stories whose title begins so]
// Exits 0 if all pass, 1 if one fails, 3 if it cannot run here.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startFirefox } from "./browser.mjs";
import { demoChecks } from "./demo.mjs";
import { playStories } from "./stories.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const port = process.env.PORT ?? "4187";
const titles = process.argv[2] ?? "(Form|Url)/";

const browser = await startFirefox();
console.log(`Browser: ${await browser.version()}`);

const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: ["ignore", "pipe", "inherit"],
});
/** Stories that show something else here, and why that is right. */
const different = new Map([
  [
    "Url/Findings: Invalid Punycode",
    "Firefox takes such an address for none at all, so it is blocked and not only warned of",
  ],
]);
let failed = 0;
let passed = 0;
/** @type {(ok: boolean, name: string, why: string) => void} */
function tell(ok, name, why) {
  const reason = different.get(name);
  if (reason !== undefined && !ok) {
    console.log(`-     ${name}: ${reason}`);
    return;
  }
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok  " : "FAIL"}  ${name}${ok ? "" : `\n      ${why.slice(0, 600)}`}`);
}

try {
  for (let output = ""; !output.includes(`:${port}`); )
    output += (await once(demo.stdout, "data"))[0];
  for (const [name, check] of Object.entries(demoChecks)) {
    try {
      const complaints = await check(browser, `http://127.0.0.1:${port}`);
      tell(complaints.length === 0, name, complaints.join("\n      "));
    } catch (error) {
      tell(false, name, error instanceof Error ? error.message : String(error));
    }
  }
  console.log("Building Storybook …");
  const built = spawnSync("pnpm", ["storybook:build"], { cwd: root, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
  await playStories(browser, `${root}storybook-static`, new RegExp(`^${titles}`, "u"), tell);
} finally {
  demo.kill();
  await browser.close();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
