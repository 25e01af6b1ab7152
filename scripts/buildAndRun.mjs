// Builds an app's pages and its server, and runs both in this process.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * @param {string} app folder in apps/
 * @param {string} title what is said while it builds
 */
export async function buildAndRun(app, title) {
  const folder = new URL(`../apps/${app}/`, import.meta.url);
  const bin = fileURLToPath(new URL("../node_modules/", import.meta.url));

  /** @type {import("node:child_process").ChildProcess | undefined} */
  let building;
  function stop() {
    building?.kill();
    process.exit(0);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  /**
   * Runs a build step; its output is shown only when it fails.
   * @param {string[]} args script and arguments
   */
  async function build(...args) {
    const child = spawn(process.execPath, args, {
      cwd: fileURLToPath(folder),
      stdio: ["ignore", "pipe", "pipe"],
    });
    building = child;
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    const code = await new Promise((resolve) => child.on("close", resolve));
    building = undefined;
    if (code === 0) return;
    console.error(`${output}\n${title} could not be built (${args.slice(1).join(" ")}).`);
    process.exit(1);
  }

  console.log(`Building ${title.toLowerCase()} …`);
  await build(`${bin}vite/bin/vite.js`, "build", "--logLevel", "warn");
  await build(`${bin}tsdown/dist/run.mjs`, "--logLevel", "warn");

  // From here on the server listens to Ctrl-C itself.
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
  await import(new URL("dist/server/main.mjs", folder).href);
}
