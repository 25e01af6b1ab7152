// Other people's servers, driven by our client in a script and through a page: pnpm interop
// [server ...] [--script] [--verbose] [--wire]
import { plans } from "../plans/index.js";
import { type PageHost, startPageHost } from "./browser.js";
import { startConnectSite } from "./connectSite.js";
import { installServers } from "./install.js";
import { installPython } from "./python.js";
import { printTable, type Row } from "./report.js";
import { runPlan } from "./runPlan.js";

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((id) => !plans.some((plan) => plan.id === id));
if (unknown.length > 0) {
  console.error(
    `No server is called ${unknown.join(", ")}. There are: ${plans.map(({ id }) => id).join(", ")}.`,
  );
  process.exit(2);
}

installServers();
const site = await startConnectSite();
const host: PageHost | undefined = words.includes("--script") ? undefined : await startPageHost();
const rows: Row[] = [];
for (const plan of plans) {
  const named = wanted.includes(plan.id);
  if (!named && (wanted.length > 0 || plan.python)) continue;
  if (plan.python) installPython();
  const options = { verbose: words.includes("--verbose"), wire: words.includes("--wire") };
  rows.push(await runPlan(plan, { site: site.origin, host, ...options }));
}
await host?.close();
await site.close();
printTable(rows);
process.exit(rows.every(({ failed }) => failed === 0) ? 0 : 1);
