// Runs the protocol's own conformance suite against the built package, with a scripted interface in
// place of a person. Exits 0 only if every scenario passes, 1 if one fails, 3 if it cannot run here
// (the suite needs Node 22 or newer; it and, where needed, a Node binary come from npm into a cache).
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const suite = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const nodeVersion = "22.23.3";
const cannotRun = 3;

const scenarios = [
  { name: "sep-2322-client-request-state", spec: "2026-07-28" },
  { name: "request-metadata", spec: "2026-07-28" },
  { name: "tools_call", spec: "2026-07-28" },
  { name: "tools_call", spec: "2025-11-25" },
  { name: "tools_call", spec: "2025-06-18" },
  { name: "elicitation-sep1034-client-defaults", spec: "2025-11-25" },
  // What the SDK does around a request must still be done when the request is our loop.
  { name: "initialize", spec: "2025-11-25" },
  { name: "initialize", spec: "2025-06-18" },
  { name: "sse-retry", spec: "2025-11-25" },
  { name: "http-standard-headers", spec: "2026-07-28" },
  { name: "http-custom-headers", spec: "2026-07-28" },
  { name: "http-invalid-tool-headers", spec: "2026-07-28" },
  { name: "json-schema-ref-no-deref", spec: "2026-07-28" },
  { name: "json-schema-2020-12-preservation", spec: "2026-07-28" },
  { name: "json-schema-2020-12-preservation", spec: "2025-11-25" },
];

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = path.join(root, "node_modules/.cache/conformance");
const client = path.join(root, "packages/client-core/test/conformanceClient.mjs");

/** Binaries of Node on npm, by platform, as the package `node` picks them; it needs no install script. */
function nodePackage() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return [prefix, platform, process.arch].join("-");
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} spec what to install into the cache */
async function install(spec) {
  mkdirSync(cache, { recursive: true });
  const manifest = path.join(cache, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--save-exact", spec];
  return run("npm", args, { cwd: cache, shell: process.platform === "win32" });
}

/** @param {string} why */
function giveUp(why) {
  console.error(`Conformance cannot run here: ${why}`);
  process.exit(cannotRun);
}

/** @returns {Promise<string>} a Node that is new enough for the suite */
async function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= 22) return process.execPath;
  const name = nodePackage();
  const binary = path.join(
    cache,
    "node_modules",
    name,
    process.platform === "win32" ? "bin/node.exe" : "bin/node",
  );
  if (!existsSync(binary)) {
    console.log(
      `The suite needs Node 22 or newer, this is ${process.versions.node}: getting ${name}`,
    );
    const { code, output } = await install(`${name}@${nodeVersion}`);
    if (code !== 0 || !existsSync(binary)) {
      giveUp(`no Node 22 (${name}@${nodeVersion} could not be installed).\n${output}`);
    }
  }
  const { code, output } = await run(binary, ["--version"]);
  if (code !== 0) giveUp(`the Node binary of ${name} does not start.\n${output}`);
  return binary;
}

async function findSuite() {
  const entry = path.join(cache, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const manifest = path.join(cache, "node_modules/@modelcontextprotocol/conformance/package.json");
  const wanted = suite.slice(suite.lastIndexOf("@") + 1);
  const present =
    existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === wanted;
  if (!present) {
    console.log(`Getting ${suite}`);
    const { code, output } = await install(suite);
    if (code !== 0 || !existsSync(entry)) giveUp(`${suite} could not be installed.\n${output}`);
  }
  return entry;
}

/**
 * @param {string} folder where the suite wrote its results
 * @returns {{ id: string, status: string, errorMessage?: string }[]} the checks, INFO lines left out
 */
function readChecks(folder) {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  const file = files.find((name) => path.basename(name) === "checks.json");
  if (file === undefined) return [];
  /** @type {{ id: string, status: string, errorMessage?: string }[]} */
  const checks = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  return checks.filter((check) => check.status !== "INFO");
}

const build = await run("pnpm", ["--filter", "@askback/client-core", "build"], {
  cwd: root,
  shell: process.platform === "win32",
});
if (build.code !== 0) {
  console.error(`The build failed:\n${build.output}`);
  process.exit(1);
}
const node = await findNode();
const entry = await findSuite();

let failed = 0;
for (const { name, spec } of scenarios) {
  const results = path.join(cache, "results", `${name}-${spec}`);
  rmSync(results, { recursive: true, force: true });
  const command = `"${process.execPath}" "${client}"`;
  const { code, output } = await run(node, [
    entry,
    "client",
    ...["--command", command],
    ...["--scenario", name],
    ...["--spec-version", spec],
    ...["--output-dir", results],
  ]);
  const checks = readChecks(results);
  const passed = checks.filter((check) => check.status === "SUCCESS").length;
  const bad = checks.filter((check) => check.status === "FAILURE" || check.status === "WARNING");
  const ok = code === 0 && bad.length === 0 && passed > 0;
  if (!ok) failed += 1;
  const notRun = checks.filter((check) => check.status === "SKIPPED");
  const skipped = [...new Set(notRun.map(({ id }) => id))];
  const rest = skipped.length === 0 ? "" : `, not applicable: ${skipped.join(", ")}`;
  console.log(`${ok ? "pass" : "FAIL"}  ${spec}  ${name}  (${passed} checks passed${rest})`);
  for (const check of bad) console.log(`      ${check.id}: ${check.errorMessage ?? check.status}`);
  if (!ok) console.log(output);
}
console.log(
  failed === 0
    ? `Conformance: all ${scenarios.length} scenarios pass`
    : `Conformance: ${failed} of ${scenarios.length} scenarios FAILED`,
);
process.exit(failed === 0 ? 0 : 1);
