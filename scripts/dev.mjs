// The demo while you work on it: the page with hot reload, the server restarted on change. pnpm dev
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const demo = fileURLToPath(new URL("../apps/demo/", import.meta.url));
const tsdown = fileURLToPath(new URL("../node_modules/tsdown/dist/run.mjs", import.meta.url));
const serverPort = Number(process.env.PORT ?? 4183);
const behind = `http://127.0.0.1:${serverPort}`;

const vite = await createServer({
  configFile: `${demo}vite.config.ts`,
  server: { proxy: { "/config.json": behind, "/session": behind } },
});
await vite.listen();
const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/u, "") ?? "";

const server = spawn(
  process.execPath,
  [tsdown, "--watch", "--on-success", "node dist/server/main.mjs", "--logLevel", "warn"],
  {
    cwd: demo,
    // A group of its own: it starts the server in a process of its own, which has to end with it.
    detached: process.platform !== "win32",
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: String(serverPort),
      ASKBACK_PAGE_ORIGIN: origin,
      // The same key after each restart: open questions and sign-ins stay good.
      ASKBACK_KEY: process.env.ASKBACK_KEY ?? randomBytes(32).toString("base64url"),
    },
  },
);

async function stop() {
  if (process.platform === "win32" || server.pid === undefined) server.kill();
  else process.kill(-server.pid, "SIGTERM");
  await vite.close();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
