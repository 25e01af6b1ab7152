// Runs a command with CHROMIUM_PATH set: node scripts/with-chromium.mjs <command> [arguments]
import { spawn } from "node:child_process";
import { findChromium } from "./chromium.mjs";

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("usage: node scripts/with-chromium.mjs <command> [arguments]");
  process.exit(2);
}
try {
  const CHROMIUM_PATH = await findChromium();
  spawn(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CHROMIUM_PATH },
  }).on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
