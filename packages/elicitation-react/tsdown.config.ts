import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/messages/*/index.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: true,
  fixedExtension: false,
  banner: { js: '"use client";' },
  onSuccess: "node scripts/build-styles.mjs",
});
