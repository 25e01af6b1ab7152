import { defineConfig } from "tsdown";
import { inlineStyles } from "./scripts/inline-styles.mjs";
import { thirdParty } from "./scripts/thirdParty.js";

/** A stylesheet as a text, for `import styles from "./x.css?inline"`, as Vite does it. */
const stylesAsText = {
  name: "styles-as-text",
  resolveId(source: string, importer: string | undefined) {
    if (!source.endsWith(".css?inline") || importer === undefined) return null;
    return `\0${new URL(source.replace("?inline", ""), `file://${importer}`).pathname}.js`;
  },
  load(id: string) {
    if (!id.startsWith("\0") || !id.endsWith(".css.js")) return null;
    return `export default ${JSON.stringify(inlineStyles(id.slice(1, -3)))};`;
  },
};

export default defineConfig([
  {
    entry: ["src/index.ts", "src/devtools/index.ts", "src/messages/*/index.ts"],
    format: "esm",
    platform: "neutral",
    target: "es2022",
    dts: true,
    // One file for each module, so that whoever imports a part loads that part.
    unbundle: true,
    fixedExtension: false,
    onSuccess: "node scripts/build-styles.mjs",
  },
  // The custom elements: everything in it, React too, so that a page needs nothing else.
  {
    entry: "src/element/index.ts",
    outDir: "dist/element",
    format: "esm",
    platform: "browser",
    target: "es2022",
    dts: true,
    fixedExtension: false,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    deps: { alwaysBundle: [/./], onlyBundle: false },
    plugins: [stylesAsText, thirdParty],
  },
]);
