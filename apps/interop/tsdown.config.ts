import { defineConfig } from "tsdown";

// Node 20 runs no TypeScript. Our own packages are taken from their sources.
export default defineConfig({
  entry: { main: "run/main.ts" },
  outDir: "dist",
  clean: false,
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/^@askback\//u] },
  inputOptions: { resolve: { conditionNames: ["askback-source", "import", "node", "default"] } },
});
