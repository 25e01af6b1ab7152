// The form in Chromium, production builds, against two hand-written forms of the same fields, against
// @rjsf/core with validator-ajv8 and JSON Forms with its vanilla renderers, in turn within one run:
// pnpm bench form
//
// handwritten: uncontrolled; a label, a description, the word "required", the hint of the limits and
//   the error for each field, all of it tied to the control by id; eight choices and an empty one in
//   each select; title, message and three buttons. In words it says what the kit says. It has not:
//   isolated directions of the server's text, "leave out" for optional check boxes, a count of
//   characters near a limit, the marks that keep password managers away, the list of errors.
// bare: the same without title, message, marks, hints, Decline and Cancel: labels, descriptions,
//   controls and errors, tied. Printed beside; the targets are about the one above.
//
// None of them has a stylesheet, so that code is compared and not looks; what the kit's own
// stylesheet adds to its mount is printed beside. Growth that all of them share is the browser's: it
// walks the whole form at every key. So a key press is held against the growth of the hand-written
// form, and the first submit against the hand-written form where that, too, is not ten times as fast
// as rjsf.

import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build } from "vite";
import { chromiumArgs, findChromium } from "../../../scripts/chromium.mjs";

const candidates = ["handwritten", "bare", "askback", "rjsf", "jsonforms"];
const counts = [10, 50, 200];
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
/** Longer than any guard against stray input. */
const guard = 1_500;

const outDir = mkdtempSync(path.join(tmpdir(), "askback-bench-"));
await build({
  root: fileURLToPath(new URL("./page", import.meta.url)),
  base: "./",
  logLevel: "error",
  plugins: [react()],
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
});

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const server = createServer(async (request, response) => {
  const name = path.normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  const file = path.join(outDir, name === "/" ? "index.html" : name);
  try {
    const body = await readFile(file);
    response.writeHead(200, {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

/** A page of its own for every run: what is measured first is what a user meets first. */
async function runOnce(candidate, count) {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(`${candidate}: ${error.message}`));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction("globalThis.runBench !== undefined");
  const result = await page.evaluate(
    ([name, fields, wait]) => globalThis.runBench(name, fields, wait),
    [candidate, count, guard],
  );
  await page.close();
  return result;
}

/** @param {"runWarm" | "runStyled"} what @param {unknown[]} args @returns {Promise<{ [candidate: string]: number[] }>} */
async function mountsIn(what, args) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(`globalThis.${what} !== undefined`);
  const times = await page.evaluate(([name, given]) => globalThis[name](...given), [what, args]);
  await page.close();
  return times;
}

const at = (share) => (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
};
const median = at(0.5);
/** What other work on the machine has not disturbed. */
const undisturbed = at(0.25);

const measures = {
  "first mount": (run) => run.firstMount,
  keystroke: (run) => undisturbed(run.keystrokes),
  "first submit": (run) => run.firstSubmit,
};

/** @type {{ [count: number]: { [measure: string]: { [candidate: string]: number } } }} */
const results = {};
/** The middle half of what was measured, by count, measure and candidate. */
const spreads = new Map();
const noteSpread = (count, measure, name, values) =>
  spreads.set(`${count} ${measure} ${name}`, [at(0.25)(values), at(0.75)(values)]);
try {
  for (const count of counts) {
    const runs = Object.fromEntries(candidates.map((name) => [name, []]));
    const warm = Object.fromEntries(candidates.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const name of candidates) runs[name].push(await runOnce(name, count));
      const times = await mountsIn("runWarm", [candidates, count]);
      for (const name of candidates) warm[name].push(...(times[name] ?? []));
    }
    const all = (read) => Object.fromEntries(candidates.map((name) => [name, read(name)]));
    results[count] = { "warm mount": all((name) => undisturbed(warm[name])) };
    for (const name of candidates) noteSpread(count, "warm mount", name, warm[name]);
    for (const [measure, read] of Object.entries(measures)) {
      results[count][measure] = all((name) => {
        const values = runs[name].map(read);
        noteSpread(count, measure, name, values);
        return median(values);
      });
    }
    print(count, results[count]);
    const styled = undisturbed((await mountsIn("runStyled", [count])).askback ?? []);
    console.log(`warm mount of askback with its stylesheet ${styled.toFixed(2)}`);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(outDir, { recursive: true, force: true });
}

function print(count, rows) {
  console.log(
    `\n${count} fields, ${rounds} pages each, ms: value (middle half), times the hand-written form`,
  );
  for (const [measure, times] of Object.entries(rows)) {
    console.log(measure);
    for (const name of candidates) {
      const [low, high] = spreads.get(`${count} ${measure} ${name}`);
      const value = times[name].toFixed(2).padStart(8);
      const spread = `(${low.toFixed(2)} to ${high.toFixed(2)})`.padEnd(20);
      const ratio = (times[name] / times.handwritten).toFixed(1);
      console.log(`  ${name.padEnd(12)}${value} ${spread} ${ratio}x`);
    }
  }
}

/** @param {string} what @param {number} value @param {number} limit */
function target(what, value, limit) {
  const met = value <= limit;
  if (!met) process.exitCode = 1;
  console.log(
    `${met ? "met   " : "MISSED"} ${what}: ${value.toFixed(2)} (at most ${Number(limit.toFixed(3))})`,
  );
}

console.log("");
for (const count of counts) {
  const { "warm mount": mount, keystroke, "first submit": submit } = results[count];
  target(
    `mount of ${count} fields, times the hand-written form`,
    mount.askback / mount.handwritten,
    1.5,
  );
  // Below a tenth of a millisecond the clock of the page is what is measured.
  const base = Math.max(keystroke.handwritten, 0.1);
  target(`keystroke in ${count} fields, times the hand-written form`, keystroke.askback / base, 2);
  const reachable = Math.max(0.1, (1.25 * submit.handwritten) / submit.rjsf);
  target(
    `first submit of ${count} fields, times rjsf (handwritten ${(submit.handwritten / submit.rjsf).toFixed(2)})`,
    submit.askback / submit.rjsf,
    reachable,
  );
}
const growth = (name) =>
  Math.max(results[200].keystroke[name], 0.1) / Math.max(results[10].keystroke[name], 0.1);
console.log(
  `       keystroke in 200 fields, times that in 10: askback ${growth("askback").toFixed(2)}, ` +
    `handwritten ${growth("handwritten").toFixed(2)}`,
);
target(
  "keystroke growing from 10 to 200 fields, times the hand-written form's",
  growth("askback") / growth("handwritten"),
  1.5,
);
