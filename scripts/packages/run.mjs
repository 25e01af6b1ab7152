// Runs commands that may hang, and takes them down with all that they started.
import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

/** What pnpm sets for its scripts is not for a fresh project, but for how the registry is reached. */
const foreign = /^(?:npm|pnpm)_(?!config_(?:registry|cache|ca|cafile|strict_ssl|\w*proxy)$)/iu;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
  NEXT_TELEMETRY_DISABLED: "1",
};

/** @typedef {import("node:child_process").ChildProcess} Child */

/** @type {(command: string, args: string[], cwd: string) => Child} */
const start = (command, args, cwd) =>
  spawn(command, args, {
    cwd,
    env,
    shell: windows,
    // A group of its own, so that it can be ended as a whole.
    detached: !windows,
    stdio: ["ignore", "pipe", "pipe"],
  });

/** @param {Child} child */
function end(child) {
  if (child.pid === undefined) return;
  if (windows) spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
  else {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

/** @type {Set<Child>} */
const running = new Set();
/** Ends whatever still runs: this process would wait for it. */
export function endAll() {
  for (const child of running) end(child);
}
process.on("exit", endAll);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, limit: number }} options `limit` in seconds
 * @returns {Promise<{ ok: boolean, late: boolean, output: string }>} `late`: it was taken down
 */
export function run(command, args, { cwd = ".", limit }) {
  return new Promise((resolve) => {
    const child = start(command, args, cwd);
    running.add(child);
    let output = "";
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      output += `\n${command} ${args.join(" ")} did not end within ${limit} s and was stopped.\n`;
      end(child);
    }, limit * 1_000);
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0 && !late, late, output });
    });
  });
}

/**
 * A server that says where it listens.
 * @param {string} script
 * @param {{ cwd: string, limit: number }} options `limit` in seconds, until it listens
 * @returns {Promise<{ origin: string, close: () => void }>}
 * @throws {Error} with what it has said, when it does not listen
 */
export function listen(script, { cwd, limit }) {
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, [script], cwd);
    running.add(child);
    const close = () => {
      running.delete(child);
      end(child);
    };
    let output = "";
    /** @param {string} why */
    const fail = (why) => {
      close();
      reject(new Error(`${script} ${why}\n${output}`));
    };
    const timer = setTimeout(() => fail(`did not listen within ${limit} s.`), limit * 1_000);
    child.on("exit", () => {
      clearTimeout(timer);
      fail("has ended.");
    });
    child.stderr?.on("data", (data) => (output += data));
    child.stdout?.on("data", (data) => {
      output += data;
      const [, origin] = /listening on (http:\S+)/u.exec(output) ?? [];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve({ origin, close });
    });
  });
}
