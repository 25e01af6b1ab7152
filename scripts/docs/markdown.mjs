// Reads what the checks of the pages need from Markdown: blocks of code, links, headings, named files.

/**
 * @typedef {object} Block a fenced block of code
 * @property {string} language
 * @property {string} info what follows the language
 * @property {string} code
 * @property {string} given lines that the reader does not see, from a `<!-- given: … -->` before it
 * @property {number} line of its first line of code, from 1
 */

const fence = /^(\s*)(`{3,}|~{3,})\s*(\S*)[ \t]*(.*)$/u;

/**
 * @param {string} text
 * @returns {{ blocks: Block[], prose: string[] }} prose has the lines outside of code, empty inside
 */
export function readMarkdown(text) {
  const lines = text.split("\n");
  /** @type {Block[]} */
  const blocks = [];
  const prose = [];
  for (let at = 0; at < lines.length; at++) {
    const opened = fence.exec(lines[at] ?? "");
    if (!opened) {
      prose.push(lines[at] ?? "");
      continue;
    }
    const [, indent = "", mark = "", language = "", info = ""] = opened;
    const first = at + 1;
    let end = first;
    while (end < lines.length && !lines[end]?.trim().startsWith(mark)) end++;
    const code = lines.slice(first, end).map((line) => line.replace(indent, ""));
    blocks.push({
      language,
      info: info.trim(),
      code: code.join("\n"),
      given: givenBefore(lines.slice(0, at).join("\n")),
      line: first + 1,
    });
    for (let line = at; line <= end && line < lines.length; line++) prose.push("");
    at = end;
  }
  return { blocks, prose };
}

/** @param {string} before everything before a block */
function givenBefore(before) {
  const trimmed = before.trimEnd();
  // MDX has comments of its own.
  const [start, end] = trimmed.endsWith("*/}") ? ["{/*", "*/}"] : ["<!--", "-->"];
  if (!trimmed.endsWith(end)) return "";
  const comment = trimmed.slice(trimmed.lastIndexOf(start) + start.length, -end.length).trim();
  return comment.startsWith("given:") ? comment.slice("given:".length).trim() : "";
}

/**
 * Blocks that are one module: a block, and those that continue it.
 *
 * @param {Block[]} blocks of one page
 * @returns {{ modules: Block[][], problems: { line: number, text: string }[], skipped: number }}
 */
export function toModules(blocks) {
  /** @type {Block[][]} */
  const modules = [];
  const problems = [];
  let skipped = 0;
  for (const block of blocks) {
    if (!["ts", "tsx", "js"].includes(block.language)) continue;
    const { line, info } = block;
    const last = modules.at(-1);
    if (info.startsWith("not compiled:")) {
      skipped++;
      if (info.length < "not compiled:".length + 10) {
        problems.push({ line, text: "says `not compiled:` and gives no reason" });
      }
    } else if (info === "continues" && last) last.push(block);
    else if (info === "" || fileOf(block) !== undefined) modules.push([block]);
    else problems.push({ line, text: `has the unknown mark "${info}"` });
  }
  return { modules, problems, skipped };
}

/** @param {Block} block @returns {string | undefined} by which other modules of the page import it, `./mcp` */
export function fileOf({ info }) {
  return /^file: ([\w-]+)$/u.exec(info)?.[1];
}

/** @param {string} heading as Markdown @returns {string} the fragment that leads to it */
export function slug(heading) {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/[`*]/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .replace(/\s/gu, "-");
}

/** @param {string[]} prose @returns {Set<string>} fragments of all headings */
export function anchors(prose) {
  const seen = new Map();
  const found = new Set();
  for (const line of prose) {
    const heading = /^#{1,6}\s+(.*?)\s*#*$/u.exec(line)?.[1];
    if (heading !== undefined) {
      const base = slug(heading);
      const times = seen.get(base) ?? 0;
      seen.set(base, times + 1);
      found.add(times === 0 ? base : `${base}-${times}`);
    }
    for (const [, id] of line.matchAll(/<a (?:id|name)="([^"]+)"/gu)) found.add(id);
  }
  return found;
}

/**
 * @param {string[]} prose
 * @returns {{ target: string, line: number }[]} links and pictures that lead to other files or headings
 */
export function relativeLinks(prose) {
  return prose.flatMap((text, at) =>
    [...text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|<img[^>]* src="([^"]+)"/gu)]
      .map(([, link, picture]) => ({ target: link ?? picture ?? "", line: at + 1 }))
      .filter(({ target }) => !/^[a-z][a-z0-9+.-]*:/iu.test(target)),
  );
}

const folders = "packages|apps|docs|scripts|test|\\.storybook|\\.ci|\\.github";

/**
 * @param {string[]} prose
 * @returns {{ path: string, line: number }[]} paths from the root of the repository, named without a link
 */
export function namedPaths(prose) {
  const named = new RegExp(`(?<![\\w./@-])((?:${folders})/[\\w./@*{},-]*[\\w/*])`, "gu");
  return prose.flatMap((text, at) =>
    [...text.replace(/\]\([^)]*\)/gu, "]").matchAll(named)]
      .map(([, path = ""]) => ({ path, line: at + 1 }))
      .filter(({ path }) => !/[*{},]/u.test(path)),
  );
}

/** @param {string[]} prose @returns {{ script: string, line: number }[]} `pnpm x` in inline code */
export function namedScripts(prose) {
  return prose.flatMap((text, at) =>
    [...text.matchAll(/`(?:npx --yes )?pnpm(?:@[\d.]+)? (?:run )?([a-z][a-z0-9:-]*)[^`]*`/gu)].map(
      ([, script = ""]) => ({ script, line: at + 1 }),
    ),
  );
}
