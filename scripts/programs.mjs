// Programs of the system that the tests need: where they are, and how Debian gets them.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * @param {string} name of a program
 * @returns {string | undefined} its path, when it is on the PATH
 */
export function onPath(name) {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** A server that cannot be reached must not hold up the tests. */
const impatient = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];

/**
 * Installs a package where that needs no question: on Debian and its kin, as root.
 *
 * @param {string} name of the package
 * @returns {boolean} whether it is installed now
 */
export function installOnDebian(name) {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return false;
  }
  console.log(`Installing Debian's package ${name}.`);
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync("/usr/bin/apt-get", [...impatient, ...args], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", name);
    return true;
  } catch {
    return false;
  }
}
