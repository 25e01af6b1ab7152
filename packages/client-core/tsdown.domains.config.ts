import { defineConfig } from "tsdown";

/**
 * The list of domains as one module, which tsdown.config.ts takes in as `url/listOfDomains.js`. As
 * several, bundlers that copy constants from module to module (Vite 8) put its longest text into each
 * place that reads it: 131 kB gzip for what is 65. And what is built below a node_modules folder would
 * be left out of the package. THIRD-PARTY.md has its licence.
 */
export default defineConfig({
  entry: "src/url/listOfDomains.ts",
  outDir: "node_modules/.cache/askback",
  format: "esm",
  platform: "neutral",
  target: "es2022",
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: ["tldts", "tldts-core"] },
  inputOptions: { optimization: { inlineConst: false }, resolve: { mainFields: ["module"] } },
});
