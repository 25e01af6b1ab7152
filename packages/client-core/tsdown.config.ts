import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsdown";

/** @returns the path of a file beside this one */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The list of domains in one piece, as tsdown.domains.config.ts has made it. */
const listOfDomains = {
  name: "list-of-domains",
  load: (id: string) =>
    id === here("src/url/listOfDomains.ts")
      ? {
          code: readFileSync(here("node_modules/.cache/askback/listOfDomains.js"), "utf8"),
          moduleType: "js" as const,
        }
      : null,
};

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
  plugins: [listOfDomains],
});
