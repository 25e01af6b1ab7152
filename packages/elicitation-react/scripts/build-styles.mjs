// Writes dist/styles.css: src/styles/index.css with its @imports inlined, so that a host links one
// file; and beside it the token map for shadcn/ui.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @param {string} file */
function inline(file) {
  const css = readFileSync(file, "utf8");
  return css.replace(/@import "(\.[^"]+)";/g, (_, target) => inline(join(dirname(file), target)));
}

writeFileSync(join(root, "dist/styles.css"), inline(join(root, "src/styles/index.css")));
copyFileSync(join(root, "src/styles/shadcn.css"), join(root, "dist/shadcn.css"));
