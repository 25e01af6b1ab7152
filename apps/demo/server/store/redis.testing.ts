import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { listen } from "../http/listen.js";

export interface TestRedis {
  url: string;
  close(): Promise<void>;
}

/** Why tests with Redis are left out. */
export const noRedis = "left out: no redis-server on the PATH, and no REDIS_URL";

/** The Redis of REDIS_URL, else one of our own on a free port; undefined where there is none. */
export async function findRedis(): Promise<TestRedis | undefined> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, close: async () => {} };
  const { port, close: free } = await listen(0, () => {});
  await free();
  const settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"];
  const server = spawn("redis-server", ["--port", String(port), ...settings], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(server, "exit").catch(() => undefined);
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes("Ready to accept connections")) continue;
    return {
      url: `redis://127.0.0.1:${port}`,
      async close() {
        server.kill("SIGTERM");
        await ended;
      },
    };
  }
  return undefined;
}
