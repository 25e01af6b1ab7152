// Counts the lines that an integration has because of Askback: what stands in its regions
// `// #region askback` (needed for the first answer) and `// #region askback-reload` (to go on after a
// reload). Empty lines, comments and the marks are not counted. The table goes into docs/integrations.md.
// node scripts/hostLines.mjs [--write]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const apps = new URL("../apps/integrations/", import.meta.url);
const page = new URL("../docs/integrations.md", import.meta.url);
const marks = /(<!-- host lines -->\n)[\s\S]*?(<!-- end of host lines -->)/u;

/** @typedef {{ first: number, reload: number }} Lines */

/** @type {{ title: string, folder: string, recipe: string }[]} */
const integrations = [
  { title: "Plain React", folder: "plain-react", recipe: "plain-react" },
  { title: "assistant-ui", folder: "assistant-ui", recipe: "assistant-ui" },
  { title: "AI SDK, MCP client of the SDK on the server", folder: "ai-sdk", recipe: "ai-sdk" },
];

/**
 * @param {string} text of a source file
 * @returns {Lines}
 */
export function countRegions(text) {
  const lines = { first: 0, reload: 0 };
  /** @type {string[]} */
  const open = [];
  for (const line of text.split("\n")) {
    const mark = /#(region|endregion)\s*([\w-]*)/u.exec(line);
    if (mark?.[1] === "region") open.push(mark[2] ?? "");
    else if (mark) open.pop();
    else if (!isCode(line)) continue;
    else if (open.at(-1) === "askback") lines.first++;
    else if (open.at(-1) === "askback-reload") lines.reload++;
  }
  if (open.length > 0) throw new Error(`The region ${open.at(-1)} has no end.`);
  return lines;
}

/** @param {string} line */
const isCode = (line) => !/^\s*(\/\/.*|\/\*.*|\*.*|\{\/\*.*\*\/\})?$/u.test(line);

/** @returns {({ title: string, recipe: string } & Lines)[]} */
export function countIntegrations() {
  return integrations.map(({ title, folder, recipe }) => {
    const lines = { first: 0, reload: 0 };
    for (const name of readdirSync(new URL(folder, apps), { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:ts|tsx)$/u.test(name)) continue;
      const { first, reload } = countRegions(
        readFileSync(new URL(`${folder}/${name}`, apps), "utf8"),
      );
      lines.first += first;
      lines.reload += reload;
    }
    return { title, recipe, ...lines };
  });
}

/** @returns {{ text: string, fresh: string }} the page as it is, and as it should be */
export function readPage() {
  const text = readFileSync(page, "utf8");
  const rows = countIntegrations().map(
    ({ title, recipe, first, reload }) =>
      `| [${title}](recipes/${recipe}.md) | ${first} | ${reload} |`,
  );
  const head = "| chat | first answer | going on after a reload |";
  const table = [head, "| --- | --- | --- |", ...rows, ""].join("\n");
  return { text, fresh: text.replace(marks, `$1\n${table}\n$2`) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--write")) writeFileSync(page, readPage().fresh);
  console.table(countIntegrations());
}
