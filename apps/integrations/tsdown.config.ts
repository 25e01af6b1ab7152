import { defineConfig } from "tsdown";

// Node 20 runs no TypeScript: the server is bundled, its packages stay outside.
export default defineConfig({
  entry: { main: "server/main.ts", start: "server/start.ts" },
  outDir: "dist/server",
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/^@askback\//u] },
  inputOptions: { resolve: { conditionNames: ["askback-source", "import", "node", "default"] } },
});
