// Runs the benchmarks of the packages (packages/*/bench/*.bench.mjs), one after the other, each in a
// process of its own, against the built packages. Exits 1 if one misses its target.
// Usage: pnpm bench [part of a file's name]; pnpm bench --write runs all and writes docs/benchmarks.md
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const write = process.argv.includes("--write");
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "";
if (write && wanted !== "") {
  console.error("--write is for all of them: leave the name out.");
  process.exit(2);
}

const files = readdirSync(path.join(root, "packages"))
  .map((name) => path.join(root, "packages", name, "bench"))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith(".bench.mjs") && path.basename(file).includes(wanted));

const build = spawnSync("pnpm", ["build"], {
  cwd: root,
  encoding: "utf8",
  shell: process.platform === "win32",
});
if (build.status !== 0) {
  console.error(`The build failed:\n${build.stdout}${build.stderr}`);
  process.exit(1);
}

const [cpu] = os.cpus();
const machine =
  `Node ${process.versions.node}, ${os.platform()} ${os.arch()}, ` +
  `${os.cpus().length} x ${cpu?.model.trim() ?? "unknown"}, ${Math.round(os.totalmem() / 2 ** 30)} GB`;
const load = os.loadavg()[0]?.toFixed(1);
const started = new Date().toISOString();
console.log(`${started}  ${machine}, load ${load}`);

/**
 * @param {string} file
 * @returns {Promise<{ ok: boolean, output: string }>} what it printed, which is shown as it comes
 */
const run = (file) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["--expose-gc", file], {
      cwd: path.dirname(file),
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.on("error", () => resolve({ ok: false, output }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });

let missed = 0;
/** @type {string[]} */
const sections = [];
for (const file of files) {
  const name = path.relative(root, file).replaceAll("\\", "/");
  console.log(`\n${name}`);
  const { ok, output } = await run(file);
  if (!ok) missed += 1;
  sections.push(
    `## [${path.basename(file, ".bench.mjs")}](../${name})`,
    "",
    ...introduction(file),
    "",
    "```text",
    output.trimEnd(),
    "```",
    "",
  );
}
const verdict =
  missed === 0
    ? `All ${files.length} benchmarks meet their targets`
    : `${missed} of ${files.length} benchmarks MISS a target`;
console.log(`\n${verdict}`);
if (write) {
  const page = [
    "# Benchmarks",
    "",
    "Written by `pnpm bench --write`, which runs every benchmark of the packages against their builds, each",
    "in a process of its own. What is compared runs in turn within one run, so that what disturbs the",
    "machine disturbs all alike. Times are medians over repeated runs; spread and number of runs stand",
    "beside them. Other machines give other times: what holds between machines is how many times slower",
    "or faster one is than another.",
    "",
    `- Date: ${started.slice(0, 10)}`,
    `- Machine: ${machine}; load ${load} when it began`,
    `- ${verdict}`,
    "",
    ...sections,
  ];
  writeFileSync(path.join(root, "docs/benchmarks.md"), page.join("\n"));
  console.log("Written to docs/benchmarks.md");
}
process.exit(missed === 0 ? 0 : 1);

/** @param {string} file @returns {string[]} the comment that it begins with */
function introduction(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return lines.slice(0, end).map((line) => line.replace(/^\/\/ ?/u, ""));
}
