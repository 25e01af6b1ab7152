import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A stylesheet with its `@import`s put in their places.
 * @param {string} file
 * @returns {string}
 */
export function inlineStyles(file) {
  const css = readFileSync(file, "utf8");
  return css.replace(/@import "(\.[^"]+)";/g, (_, target) =>
    inlineStyles(join(dirname(file), target)),
  );
}
