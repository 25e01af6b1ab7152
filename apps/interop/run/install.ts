import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The servers: outside of the workspace, with packages and a lockfile of their own. */
export const folder = fileURLToPath(new URL("../servers/", import.meta.url));

/** Installs what the servers stand on, exactly as locked. Nobody who tries the demo pays for it. */
export function installServers(): void {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const installed = join(folder, "node_modules", ".installed-lock.json");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  console.log("Installing the servers (once)");
  // Their peers are named in package.json; what else they would like (next, react) is not needed.
  const flags = ["--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", ["ci", "--loglevel=error", ...flags], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  writeFileSync(installed, lock);
}

/** The version that is installed of a package. */
export function versionOf(name: string): string {
  const manifest = join(folder, "node_modules", name, "package.json");
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}
