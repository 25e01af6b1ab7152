// Which pages are checked, and what in them must exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { anchors, namedPaths, namedScripts, readMarkdown, relativeLinks } from "./markdown.mjs";

const generated = ["docs/api/", "docs/spec-coverage.md"];

/** @param {string} root @returns {string[]} paths from the root, of pages that people write */
export function findPages(root) {
  const inFolder = (/** @type {string} */ folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
      .map(({ name }) => path.posix.join(folder, name));
  const below = (/** @type {string} */ folder, ending = ".md") =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
      .filter((name) => name.endsWith(ending));
  const packages = readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);
  return [
    ...inFolder("."),
    ...below("docs"),
    ...packages.flatMap(inFolder),
    // Storybook's pages.
    ...below("packages/elicitation-react/src", ".mdx"),
    ...inFolder("apps/demo"),
  ]
    .filter((page) => !generated.some((start) => page.startsWith(start)))
    .sort();
}

const builtIn = [
  "install",
  "exec",
  "pack",
  "audit",
  "publish",
  "changeset",
  "vitest",
  "add",
  "licenses",
];

/**
 * @param {string} page
 * @param {string} root
 * @returns {{ page: string, line: number, text: string }[]} what the page names and does not exist
 */
export function checkNames(page, root) {
  const { blocks, prose } = readMarkdown(readFileSync(path.join(root, page), "utf8"));
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const links = relativeLinks(prose).flatMap(({ target, line }) => {
    const text = checkLink(page, target, root);
    return text ? [{ page, line, text }] : [];
  });
  const paths = namedPaths(prose)
    .filter(({ path: named }) => !existsSync(path.join(root, named)))
    .map(({ path: named, line }) => ({ page, line, text: `names ${named}, which does not exist` }));
  const commands = namedScripts(prose)
    .filter(({ script }) => !(script in scripts) && !builtIn.includes(script))
    .map(({ script, line }) => ({
      page,
      line,
      text: `names pnpm ${script}, which does not exist`,
    }));
  const json = blocks
    .filter(({ language }) => language === "json")
    .flatMap(({ code, line }) => {
      try {
        JSON.parse(code);
        return [];
      } catch (error) {
        return [{ page, line, text: `is no JSON: ${error instanceof Error ? error.message : ""}` }];
      }
    });
  return [...links, ...paths, ...commands, ...json];
}

/** @param {string} page @param {string} target @param {string} root */
function checkLink(page, target, root) {
  if (page.endsWith(".mdx") && target.startsWith("?path=")) {
    return storybookPages(root).has(target)
      ? undefined
      : `links to ${target}, which does not exist`;
  }
  const [file = "", fragment] = target.split("#");
  const there = file === "" ? page : path.posix.join(path.posix.dirname(page), decodeURI(file));
  const onDisk = path.join(root, there);
  if (!existsSync(onDisk)) return `links to ${target}, which does not exist`;
  if (fragment === undefined || !there.endsWith(".md")) return undefined;
  const { prose } = readMarkdown(readFileSync(onDisk, "utf8"));
  return anchors(prose).has(fragment) ? undefined : `links to ${target}: no such heading`;
}

/** @param {string} root @returns {Set<string>} links to Storybook's pages, by the titles that they give themselves */
function storybookPages(root) {
  const titles = findPages(root)
    .filter((page) => page.endsWith(".mdx"))
    .map((page) => /<Meta title="([^"]+)"/u.exec(readFileSync(path.join(root, page), "utf8"))?.[1]);
  return new Set(
    titles.map((title = "") => {
      const id = title.toLowerCase().replace(/[^a-z0-9]+/gu, "-");
      return `?path=/docs/${id}--docs`;
    }),
  );
}
