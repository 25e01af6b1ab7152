import { defineConfig } from "tsdown";

// Node 20 runs no TypeScript: the server is bundled, its packages stay outside. The load run drives
// our own client, which is taken from its sources.
export default defineConfig({
  entry: { main: "server/main.ts", load: "server/fleet/load.ts" },
  outDir: "dist/server",
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/^@askback\//u] },
  inputOptions: { resolve: { conditionNames: ["askback-source", "import", "node", "default"] } },
});
