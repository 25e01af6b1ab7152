// Mutation testing of the pure rooms: pnpm mutation [text|url|form|form/secret] [--file <name>] [--fresh]
// Writes reports/mutation-<part>.json and fails when a room is under 85 %. What has not changed since the last run is
// not run again; --fresh forgets that. A part of a room, or single files of a part, can be run alone.
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

/** Each room, in the parts that are run one after the other. */
const rooms = { text: ["text"], url: ["url"], form: ["form", "form/secret"] };
/** Of the mutants, in per cent. */
const wanted = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: "boolean", default: false },
    concurrency: { type: "string", default: "1" },
    file: { type: "string", multiple: true },
  },
});
/** What can be asked for: each room, and each part of one. @type {Record<string, string[]>} */
const choices = {
  ...Object.fromEntries(
    Object.values(rooms).flatMap((parts) => parts.map((part) => [part, [part]])),
  ),
  ...rooms,
};
const chosen = positionals.length > 0 ? positionals : Object.keys(rooms);
const unknown = chosen.filter((name) => !Object.hasOwn(choices, name));
if (unknown.length > 0) {
  console.error(
    `No room is called ${unknown.join(", ")}. There are: ${Object.keys(choices).join(", ")}.`,
  );
  process.exit(2);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const kept = process.env.ASKBACK_MUTATION_DIR ?? join(tmpdir(), "askback-mutation");
const reports = join(root, "reports");
mkdirSync(kept, { recursive: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);

/**
 * @param {string} part folder of src
 * @returns {Promise<{ found: number, valid: number }>} mutants that a test noticed, and all
 */
async function mutate(part) {
  process.env.ASKBACK_ROOM = part;
  // Single files have a report of their own: what is kept of the whole part stays.
  const name = [part.replace("/", "-"), ...(values.file ?? [])].join("-");
  const incrementalFile = join(kept, `${name}.json`);
  if (values.fresh) rmSync(incrementalFile, { force: true });
  const results = await new Stryker({
    mutate: values.file?.map((file) => `packages/client-core/src/${part}/${file}.ts`) ?? [
      `packages/client-core/src/${part}/**/*.ts`,
      "!**/*.test.ts",
      "!**/*.d.ts",
      "!**/*.generated.ts",
      "!**/test/**",
      "!**/testdata/**",
      ...(part.includes("secret") ? [] : ["!**/secret/**"]),
    ],
    testRunner: "in-process",
    plugins: [join(root, "packages/client-core/mutation/runner.mjs")],
    coverageAnalysis: "perTest",
    concurrency: Number(values.concurrency),
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile,
    tempDirName: join(kept, "sandbox"),
    ignorePatterns: ["/apps", "/docs", "/test", "/packages/elicitation-react", "dist", "bench"],
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(reports, `mutation-${name}.json`) },
    allowConsoleColors: false,
  }).runMutationTest();
  const count = (/** @type {string} */ status) =>
    results.filter((result) => result.status === status).length;
  const found = count("Killed") + count("Timeout");
  return { found, valid: found + count("Survived") + count("NoCoverage") };
}

let missed = false;
for (const [room, parts] of Object.entries(choices)) {
  if (!chosen.includes(room)) continue;
  let [found, valid] = [0, 0];
  for (const part of parts) {
    const counted = await mutate(part);
    found += counted.found;
    valid += counted.valid;
  }
  const score = (100 * found) / valid;
  missed ||= score < wanted;
  console.log(`${room}: ${score.toFixed(2)} % (${found} of ${valid} mutants)`);
}
process.exitCode = missed ? 1 : 0;
