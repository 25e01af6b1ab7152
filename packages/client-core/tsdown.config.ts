import { defineConfig } from "tsdown";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/form/index.ts",
    "src/form/check.ts",
    "src/form/parse.ts",
    "src/text/index.ts",
    "src/url/index.ts",
    "src/session/storageAdapters.ts",
    "src/remote/page/index.ts",
    "src/remote/server/index.ts",
    "src/adapters/aiSdk.ts",
    "src/adapters/tasks.ts",
    "src/devtools/index.ts",
    "src/testing/index.ts",
  ],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: true,
  // One file for each module, so that whoever imports a part loads that part.
  unbundle: true,
  fixedExtension: false,
  // The list of domains comes inside the url entry. As a module of its own, bundlers that copy constants
  // from module to module (Vite 8) put its longest text into each place that reads it: 131 kB gzip for
  // what is 65. THIRD-PARTY.md has its licence.
  noExternal: ["tldts", "tldts-core"],
  inputOptions: { optimization: { inlineConst: false }, resolve: { mainFields: ["module"] } },
});
