// Everything that must hold: lint, types, unit and component tests, branches of the pure rooms, fuzzing with
// inputs that are always the same, stories in Chromium, end to end.
// Every step runs even when an earlier one failed; the summary and the exit code tell all of it.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.mjs";
import { findRedis } from "./redis.mjs";

const reports = "reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
const run = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });

/**
 * @param {string} name
 * @returns {any} the parsed report, or undefined when the runner wrote none
 */
function readReport(name) {
  const file = `${reports}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** @type {(name: string) => Counts | undefined} */
function vitestCounts(name) {
  const report = readReport(name);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    }
  );
}

/** @type {(name: string) => Counts | undefined} */
function playwrightCounts(name) {
  const stats = readReport(name)?.stats;
  // A flaky test failed once: that is a failure here, not a pass.
  return (
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  );
}

const vitest = (/** @type {string} */ name, /** @type {string[]} */ projects) => [
  "vitest",
  "run",
  ...projects.flatMap((project) => ["--project", project]),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reports}/${name}.json`,
];

let chromium = "";
let chromiumProblem = "";
try {
  chromium = await findChromium();
  console.log(`Browser: ${chromium}`);
} catch (error) {
  chromiumProblem = error instanceof Error ? error.message : String(error);
}
const browser = { CHROMIUM_PATH: chromium };
console.log(`Redis: ${findRedis()}`);

/** @type {{ title: string, args: string[], needsBrowser?: boolean, unavailable?: number, counts?: () => Counts | undefined }[]} */
const steps = [
  { title: "Lint and walls", args: ["run", "lint"] },
  { title: "Types", args: ["run", "typecheck"] },
  { title: "API reference", args: ["run", "docs:api", "--check"] },
  { title: "Build", args: ["run", "build"] },
  { title: "Size budgets", args: ["exec", "size-limit"] },
  {
    title: "Unit tests and branches",
    args: ["exec", ...vitest("unit", ["unit"]), "--coverage"],
    counts: () => vitestCounts("unit"),
  },
  {
    title: "Component tests",
    args: ["exec", ...vitest("dom", ["dom"])],
    counts: () => vitestCounts("dom"),
  },
  { title: "Fuzzing", args: ["run", "fuzz", "--inputs", "20000", "--seed", "1"] },
  {
    title: "Stories, cases in Chromium",
    args: ["exec", ...vitest("stories", ["stories", "chromium"])],
    needsBrowser: true,
    counts: () => vitestCounts("stories"),
  },
  {
    title: "Stories, dark at 320 px",
    args: ["exec", ...vitest("stories-dark", ["stories"]), "--mode", "dark"],
    needsBrowser: true,
    counts: () => vitestCounts("stories-dark"),
  },
  {
    title: "Stories at 200 %",
    args: ["exec", ...vitest("stories-zoom", ["stories"]), "--mode", "zoom"],
    needsBrowser: true,
    counts: () => vitestCounts("stories-zoom"),
  },
  {
    title: "End to end in Chromium",
    args: ["exec", "playwright", "test"],
    needsBrowser: true,
    counts: () => playwrightCounts("e2e"),
  },
  // Exits with 3 where the npm registry, which fresh projects install from, cannot be reached.
  {
    title: "Packages as published",
    args: ["run", "packages", "--quick", "--built"],
    needsBrowser: true,
    unavailable: 3,
  },
  // Joins the reports above with the list of requirements.
  { title: "Requirements shown", args: ["run", "spec-coverage"] },
  // Exits with 3 where Node 22, which the suite needs, cannot be had.
  { title: "Protocol conformance", args: ["run", "conformance"], unavailable: 3 },
];

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
for (const step of steps) {
  console.log(`\n== ${step.title}`);
  const started = Date.now();
  const blocked = step.needsBrowser && chromiumProblem !== "";
  if (blocked) console.log(chromiumProblem);
  const code = blocked ? 1 : await run("pnpm", step.args, step.needsBrowser ? browser : {});
  const ok = code === 0;
  const skipped = code !== 0 && code === step.unavailable;
  const counts = step.counts?.() ?? {
    passed: Number(ok),
    failed: Number(!ok && !skipped),
    skipped: Number(skipped),
  };
  // A runner that fails without a failed test (a crash, an unhandled error) still fails the step.
  if (!ok && !skipped && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const detail = step.counts
    ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : "";
  lines.push(
    `${ok ? "ok  " : skipped ? "none" : "FAIL"}  ${step.title.padEnd(26)} ${seconds.padStart(6)}  ${detail}`,
  );
}

console.log(`\n== Summary\n${lines.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
