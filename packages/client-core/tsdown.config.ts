import { defineConfig } from "tsdown";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/form/index.ts",
    "src/text/index.ts",
    "src/url/index.ts",
    "src/session/storageAdapters.ts",
    "src/remote/page/index.ts",
    "src/remote/server/index.ts",
    "src/adapters/aiSdk.ts",
    "src/adapters/tasks.ts",
    "src/testing/index.ts",
  ],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: true,
  unbundle: false,
  fixedExtension: false,
});
