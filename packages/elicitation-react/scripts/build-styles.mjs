// Writes dist/styles.css: src/styles/index.css with its @imports inlined, so that a host links one
// file; and beside it the token map for shadcn/ui.
import { copyFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inlineStyles } from "./inline-styles.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

writeFileSync(join(root, "dist/styles.css"), inlineStyles(join(root, "src/styles/index.css")));
copyFileSync(join(root, "src/styles/shadcn.css"), join(root, "dist/shadcn.css"));
