import { fileURLToPath } from "node:url";
import { startDemo } from "./start.js";

const demo = await startDemo({
  pageRoot: process.env.ASKBACK_PAGE ?? fileURLToPath(new URL("../web", import.meta.url)),
  port: Number(process.env.PORT ?? 4173),
  pageOrigins: process.env.ASKBACK_PAGE_ORIGIN ? [process.env.ASKBACK_PAGE_ORIGIN] : [],
  ...(process.env.ASKBACK_KEY ? { key: process.env.ASKBACK_KEY } : {}),
  store: { redisUrl: process.env.REDIS_URL, sqlitePath: process.env.ASKBACK_STORE },
  onerror: (error) => console.error(`[mcp] ${error.message}`),
});

// While it is worked on, a development server has the page.
const page = process.env.ASKBACK_PAGE_ORIGIN ?? demo.origin;
console.log(`\n  Askback demo: ${page}\n\n  Ctrl-C stops it.\n`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await demo.close();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
