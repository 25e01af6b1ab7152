import type { Case, ServerPlan } from "../plans/types.js";
import type { PageHost } from "./browser.js";
import { hasCors, startCorsProxy } from "./corsProxy.js";
import { runInPage } from "./inPage.js";
import { versionOf } from "./install.js";
import type { Listening } from "./listen.js";
import { pythonVersionOf } from "./python.js";
import type { Row } from "./report.js";
import { type Outcome, runInScript } from "./script.js";
import { startServer } from "./startServer.js";
import { schemasIn, waysOfAsking } from "./wire.js";

export interface RunOptions {
  /** Origin of the place to connect an account. */
  site: string;
  /** Without it no page is opened. */
  host: PageHost | undefined;
  /** Prints each answer and schema. */
  verbose: boolean;
  /** Prints each message. */
  wire: boolean;
}

/** Starts a server, makes every call of its plan, and stops it. */
export async function runPlan(plan: ServerPlan, options: RunOptions): Promise<Row> {
  const versions = [
    ...plan.packages.map((name) => `${name} ${versionOf(name)}`),
    ...(plan.python ?? []).map((name) => `${name} ${pythonVersionOf(name)}`),
  ].join(", ");
  console.log(`\n== ${plan.label} (${versions})`);
  const row: Row = {
    plan,
    versions,
    revision: "",
    ways: [],
    script: 0,
    page: 0,
    failed: 0,
    limits: [],
  };
  const server = plan.stdio ? undefined : await startServer(plan, options.site);
  let proxy: Listening | undefined;
  try {
    const cases = casesOf(plan, options.site);
    for (const given of cases) {
      const outcome = await runInScript(plan, server?.url ?? options.site, given);
      note(row, given, outcome, options);
    }
    const { host } = options;
    if (server === undefined || host === undefined) return row;
    row.cors = await hasCors(server.url, host.origin);
    if (!row.cors) proxy = await startCorsProxy(server.url);
    const url = new URL(server.url.pathname, proxy?.origin ?? server.url);
    for (const given of cases) {
      const { ok, words } = await runInPage(host, plan, url, given);
      if (ok) row.page++;
      else row.failed++;
      say(ok, "page  ", given, "");
      if (!ok || options.verbose) console.log(indent(words));
    }
    return row;
  } finally {
    await proxy?.close();
    await server?.stop();
  }
}

function casesOf(plan: ServerPlan, site: string): Case[] {
  return plan.cases.map((given) => {
    const args = JSON.stringify(given.args ?? {}).replaceAll("CONNECT_SITE", site);
    return { ...given, args: JSON.parse(args) };
  });
}

function note(row: Row, given: Case, outcome: Outcome, { verbose, wire }: RunOptions): void {
  const ways = waysOfAsking(outcome.passed);
  row.revision = outcome.revision;
  row.ways = [...new Set([...row.ways, ...ways])];
  if (outcome.ok) row.script++;
  else row.failed++;
  if (given.limit !== undefined && outcome.ok) row.limits.push(`${given.tool}: ${given.limit}`);
  say(outcome.ok, "script", given, `  [${ways.join(" + ") || "-"}]`);
  if (!outcome.ok || verbose) console.log(indent(outcome.words));
  if (verbose) for (const schema of schemasIn(outcome.passed)) console.log(JSON.stringify(schema));
  if (!wire) return;
  for (const { direction, message } of outcome.passed) {
    console.log(direction === "sent" ? "->" : "<-", JSON.stringify(message));
  }
}

function say(ok: boolean, how: string, given: Case, rest: string): void {
  const did = given.answers.map(({ action }) => action).join(", ") || "nothing is asked";
  console.log(`${ok ? "ok  " : "FAIL"}  ${how}  ${given.tool}: ${did}${rest}`);
}

const indent = (words: string): string =>
  `      ${words.slice(0, 1_000).replaceAll("\n", "\n      ")}`;
