// Checks the pages that people read: README.md, docs/ and the pages of the packages.
// - Every ts, tsx and js block is a module that type-checks against the workspace. ```ts continues```
//   goes on with the block before it; an HTML comment `<!-- given: … -->` right before a block has
//   lines that it needs and the reader does not; ```ts not compiled: why``` is left out.
//   ```ts file: mcp``` is what other blocks of the page import as "./mcp".
// - Links, headings, file paths and `pnpm` commands that are named exist; json blocks are JSON.
// - docs/README.md leads to every page of docs/.
// node scripts/docs-check.mjs [page ...]
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./docs/compile.mjs";
import { readMarkdown, toModules } from "./docs/markdown.mjs";
import { checkNames, findPages } from "./docs/pages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const all = findPages(root);
const pages = wanted.length === 0 ? all : all.filter((page) => wanted.includes(page));

/** @type {import("./docs/compile.mjs").Problem[]} */
const problems = [];
/** @type {import("./docs/compile.mjs").Module[]} */
const modules = [];
let skipped = 0;
for (const page of pages) {
  const { blocks } = readMarkdown(readFileSync(path.join(root, page), "utf8"));
  const found = toModules(blocks);
  skipped += found.skipped;
  problems.push(
    ...found.problems.map((problem) => ({ page, ...problem })),
    ...checkNames(page, root),
  );
  modules.push(...found.modules.map((each) => ({ page, blocks: each })));
}
problems.push(...compile(modules, root));

if (wanted.length === 0) {
  const index = readFileSync(path.join(root, "docs/README.md"), "utf8");
  for (const page of all) {
    const name = path.posix.relative("docs", page);
    if (!page.startsWith("docs/") || name === "README.md" || index.includes(`(${name})`)) continue;
    problems.push({ page: "docs/README.md", line: 1, text: `does not link to ${name}` });
  }
}

for (const { page, line, text } of problems) console.error(`${page}:${line}: ${text}`);
const blocks = modules.reduce((sum, module) => sum + module.blocks.length, 0);
console.log(
  problems.length === 0
    ? `ok   ${pages.length} pages, ${blocks} blocks of code compiled, ${skipped} left out with a reason`
    : `FAIL ${problems.length} problems in ${pages.length} pages`,
);
process.exit(problems.length === 0 ? 0 : 1);
