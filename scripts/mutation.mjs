// Mutation testing of the pure rooms: pnpm mutation [text|url|form] [--fresh]
// Writes reports/mutation-<room>.json and fails under 85 %. What has not changed since the last run is
// not run again; --fresh forgets that.
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const rooms = ["text", "url", "form"];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: "boolean", default: false },
    concurrency: { type: "string", default: "1" },
    file: { type: "string", multiple: true },
  },
});
const chosen = positionals.length > 0 ? positionals : rooms;
const unknown = chosen.filter((room) => !rooms.includes(room));
if (unknown.length > 0) {
  console.error(`No room is called ${unknown.join(", ")}. There are: ${rooms.join(", ")}.`);
  process.exit(2);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const kept = process.env.ASKBACK_MUTATION_DIR ?? join(tmpdir(), "askback-mutation");
const reports = join(root, "reports");
mkdirSync(kept, { recursive: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);

let missed = false;
for (const room of chosen) {
  process.env.ASKBACK_ROOM = room;
  const incrementalFile = join(kept, `${room}.json`);
  if (values.fresh) rmSync(incrementalFile, { force: true });
  const results = await new Stryker({
    mutate: values.file ?? [
      `packages/client-core/src/${room}/**/*.ts`,
      "!**/*.test.ts",
      "!**/*.d.ts",
      "!**/*.generated.ts",
      "!**/test/**",
      "!**/testdata/**",
    ],
    testRunner: "in-process",
    plugins: [join(root, "packages/client-core/mutation/runner.mjs")],
    coverageAnalysis: "perTest",
    concurrency: Number(values.concurrency),
    timeoutMS: 15_000,
    incremental: true,
    incrementalFile,
    tempDirName: join(kept, "sandbox"),
    ignorePatterns: ["/apps", "/docs", "/test", "/packages/elicitation-react", "dist", "bench"],
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(reports, `mutation-${room}.json`) },
    thresholds: { high: 95, low: 90, break: 85 },
    allowConsoleColors: false,
  }).runMutationTest();
  missed ||= process.exitCode === 1;
  const count = (/** @type {string} */ status) =>
    results.filter((result) => result.status === status).length;
  const found = count("Killed") + count("Timeout");
  const valid = found + count("Survived") + count("NoCoverage");
  console.log(`${room}: ${((100 * found) / valid).toFixed(2)} % (${found} of ${valid} mutants)`);
}
process.exitCode = missed ? 1 : 0;
