// Writes dist/styles.css: src/styles/index.css with its @imports inlined, so that a host links one
// file; and beside it the token map for shadcn/ui and the styles of the devtools panel.
import { copyFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inlineStyles } from "./inline-styles.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

writeFileSync(join(root, "dist/styles.css"), inlineStyles(join(root, "src/styles/index.css")));
for (const file of ["shadcn.css", "devtools.css"]) {
  copyFileSync(join(root, "src/styles", file), join(root, "dist", file));
}
