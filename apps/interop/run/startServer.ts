import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ServerPlan } from "../plans/types.js";
import { folder } from "./install.js";
import { freePort, whenListening } from "./listen.js";
import { python } from "./python.js";

export interface RunningServer {
  url: URL;
  stop(): Promise<void>;
}

/** How long a server may take to listen, in ms. */
const startLimit = 60_000;

/** What a plan's processes see besides ours. */
export function surroundings(plan: ServerPlan, site: string, port = 0): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(
      Object.entries(plan.env ?? {}).map(([name, value]) => [
        name,
        value === "PORT" ? String(port) : value,
      ]),
    ),
    PORT: String(port),
    CONNECT_SITE: site,
  };
}

/** The runtime that a plan names. */
export const program = (name: string | undefined): string =>
  name === "python" ? python : process.execPath;

/** Starts a server on a loopback port of its own. */
export async function startServer(plan: ServerPlan, site: string): Promise<RunningServer> {
  const port = await freePort();
  const cwd = join(folder, plan.cwd ?? "");
  const env = surroundings(plan, site, port);
  if (plan.build) {
    const [compiler, ...words] = plan.build;
    execFileSync(program(compiler), words, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  }
  const [name, ...args] = plan.command;
  const child = spawn(program(name), args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output = `${output}${data}`.slice(-4_000);
    });
  }
  if (!(await whenListening(port, startLimit, () => child.exitCode === null))) {
    await end(child);
    throw new Error(`${plan.label} does not listen on port ${port}.\n${output}`);
  }
  return {
    url: new URL(plan.path ?? "/mcp", `http://127.0.0.1:${port}`),
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
