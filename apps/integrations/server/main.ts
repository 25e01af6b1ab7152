import { fileURLToPath } from "node:url";
import { startIntegrations } from "./start.js";

const integrations = await startIntegrations({
  pageRoot: fileURLToPath(new URL("../web", import.meta.url)),
  port: Number(process.env.PORT ?? 4273),
  onerror: (error) => console.error(`[mcp] ${error.message}`),
});

console.log(`\n  Askback in your stack: ${integrations.origin}\n\n  Ctrl-C stops it.\n`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await integrations.close();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
