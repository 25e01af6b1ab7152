// Which entries the packages offer, and which of them the projects in test/consumers use.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folders in packages/. */
export const packages = ["client-core", "elicitation-react"];

/** @param {string} name @returns {any} the manifest of a package */
export const manifestOf = (name) =>
  JSON.parse(readFileSync(path.join(root, "packages", name, "package.json"), "utf8"));

/** @param {string} folder @returns {string[]} files in it, and below */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.join(each.parentPath, each.name));
}

/**
 * What an entry with a star stands for: one for each file that the sources have in its place.
 * @param {string} name folder of the package
 * @param {string} entry "./messages/*"
 * @param {string} source "./src/messages/*" + "/index.ts"
 */
function expand(name, entry, source) {
  const [before = "", after = ""] = source.split("*");
  const folder = path.join(root, "packages", name, before);
  return filesIn(folder)
    .map((file) => path.relative(folder, file).replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(after) && !file.slice(0, -after.length).includes("/"))
    .map((file) => entry.replace("*", file.slice(0, -after.length)));
}

/** @returns {string[]} as they are imported: "@askback/client-core/form", package.json left out */
export function entriesOf(/** @type {string} */ name) {
  const manifest = manifestOf(name);
  return Object.entries(manifest.exports)
    .filter(([entry]) => entry !== "./package.json")
    .flatMap(([entry, target]) =>
      entry.includes("*") ? expand(name, entry, target["askback-source"]) : [entry],
    )
    .map((entry) => manifest.name + entry.slice(1));
}

/**
 * @param {string} code
 * @returns {string[]} what it imports and runs: imports of types alone are left out
 */
export function importsOf(code) {
  const found = code.matchAll(
    /\bimport\s+(?!type\b)(?:[\w*{][^;"']*?\bfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gu,
  );
  return [...found].map(([, at, later]) => at ?? later ?? "");
}

/** @returns {Set<string>} what the projects in test/consumers import */
export function usedEntries() {
  const files = filesIn(path.join(root, "test/consumers"));
  const code = files.filter((file) => /\.(?:[jt]sx?|mjs)$/u.test(file));
  return new Set(code.flatMap((file) => importsOf(readFileSync(file, "utf8"))));
}

/** @returns {string[]} entries that no project uses */
export const unusedEntries = (used = usedEntries()) =>
  packages.flatMap(entriesOf).filter((entry) => !used.has(entry));
