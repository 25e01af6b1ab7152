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

/** @type {{ title: string, folders: string[], without?: string, recipe: string }[]} */
const integrations = [
  { title: "Plain React", folders: ["plain-react"], recipe: "plain-react" },
  { title: "assistant-ui", folders: ["assistant-ui"], recipe: "assistant-ui" },
  { title: "AI SDK, the MCP SDK's client on the server", folders: ["ai-sdk"], recipe: "ai-sdk" },
  {
    title: "AI SDK, its own client on the server",
    // The page and the rest of the server are those of the chat before.
    folders: ["ai-sdk", "ai-sdk-own-client"],
    without: "ai-sdk/server/chat.ts",
    recipe: "ai-sdk-mcp",
  },
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

/** @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(new URL(folder, apps), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|tsx)$/u.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);

/** @returns {({ title: string, recipe: string } & Lines)[]} */
export function countIntegrations() {
  return integrations.map(({ title, folders, without, recipe }) => {
    const lines = { first: 0, reload: 0 };
    for (const file of folders.flatMap(sources)) {
      if (file === without) continue;
      const { first, reload } = countRegions(readFileSync(new URL(file, apps), "utf8"));
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
