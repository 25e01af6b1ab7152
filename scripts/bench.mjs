// Runs the benchmarks of the packages (packages/*/bench/*.bench.mjs), one after the other, each in a
// process of its own, against the built packages. Exits 1 if one misses its target.
// Usage: pnpm bench [part of a file's name]
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv[2] ?? "";

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
console.log(
  `${new Date().toISOString()}  Node ${process.versions.node}, ${os.platform()} ${os.arch()}, ` +
    `${os.cpus().length} x ${cpu?.model.trim() ?? "unknown"}, load ${os.loadavg()[0]?.toFixed(1)}`,
);

let missed = 0;
for (const file of files) {
  console.log(`\n${path.relative(root, file)}`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", file], {
    cwd: path.dirname(file),
    stdio: "inherit",
  });
  if (status !== 0) missed += 1;
}
console.log(
  missed === 0
    ? `\nAll ${files.length} benchmarks meet their targets`
    : `\n${missed} of ${files.length} benchmarks MISS a target`,
);
process.exit(missed === 0 ? 0 : 1);
