// Measures what each run-time dependency costs a page and writes the table in docs/dependencies.md:
// bundled with what the packages import of it, minified, gzipped. Usage: pnpm docs:dependencies
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { kib, measure } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = path.join(root, "docs/dependencies.md");

/** What the packages import, and when a page loads it. */
const imports = {
  "client-core": {
    tldts: [
      'export { parse } from "tldts"',
      "inside the url entry, when an address is first shown",
    ],
    "punycode.js": ['export { default } from "punycode.js"', "when an address is first shown"],
    re2js: ['export { RE2JS } from "re2js"', "when a form has a pattern"],
    idb: ['export { openDB } from "idb"', "with `createIndexedDbStorage`"],
  },
  "elicitation-react": {
    "react-hook-form": [
      'export { createFormControl, useFormState } from "react-hook-form"',
      "with the kit",
    ],
    "@radix-ui/react-dialog": [
      'export { Content, Portal, Root } from "@radix-ui/react-dialog"',
      "with the kit",
    ],
    "@internationalized/date": [
      'export { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date"',
      "when a form has a day with a time",
    ],
  },
};

const rows = [];
for (const [name, list] of Object.entries(imports)) {
  const folder = path.join(root, "packages", name);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const forgotten = Object.keys(dependencies).filter(
    (each) => !each.startsWith("@askback/") && !(each in list),
  );
  if (forgotten.length > 0) throw new Error(`Say what ${name} imports of ${forgotten.join(", ")}`);
  const gone = Object.keys(list).filter(
    (each) => !(each in dependencies) && !(each in devDependencies),
  );
  if (gone.length > 0) throw new Error(`${name} no longer depends on ${gone.join(", ")}`);
  for (const [dependency, [code = "", when]] of Object.entries(list)) {
    const { atOnce } = await measure(code, { from: folder, external: ["react", "react-dom"] });
    const { version, license } = manifestOf(dependency, folder);
    rows.push(
      `| \`${dependency}\` | ${version} | ${name} | ${kib(atOnce)} | ${when} | ${license} |`,
    );
  }
}
const table = [
  "| dependency | version | of | KiB gzip | loaded | licence |",
  "|---|---|---|---:|---|---|",
  ...rows,
].join("\n");
const text = readFileSync(page, "utf8");
const written = text.replace(
  /(<!-- written by pnpm docs:dependencies -->\n)[\s\S]*?(<!-- end -->)/u,
  (_, before, after) => `${before}\n${table}\n\n${after}`,
);
writeFileSync(page, written);
console.log(table);

/** @param {string} dependency @param {string} folder */
function manifestOf(dependency, folder) {
  const near = createRequire(path.join(folder, "package.json"));
  let at = path.dirname(near.resolve(dependency));
  for (;;) {
    try {
      const found = JSON.parse(readFileSync(path.join(at, "package.json"), "utf8"));
      if (found.name === dependency) return found;
    } catch {
      // Not here: a folder further out.
    }
    at = path.dirname(at);
  }
}
