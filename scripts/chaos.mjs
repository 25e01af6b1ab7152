// Everything goes wrong on the way to a table, in Chromium: pnpm chaos [--seeds 20] [--from 1]
// Each seed is a run of its own; a run that failed is repeated by its seed.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";

const { values } = parseArgs({
  options: { seeds: { type: "string", default: "20" }, from: { type: "string", default: "1" } },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => Number(values.from) + i);
const { status } = spawnSync(
  "pnpm",
  ["exec", "playwright", "test", "chaos.spec.ts", "--project=demo", "--reporter=list"],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: {
      ...process.env,
      CHROMIUM_PATH: await findChromium(),
      ASKBACK_CHAOS_SEEDS: seeds.join(","),
    },
  },
);
process.exit(status ?? 1);
