// The chat page and its sample server: pnpm demo
import { buildAndRun } from "./buildAndRun.mjs";

await buildAndRun("demo", "The demo");
