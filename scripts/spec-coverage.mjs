// Joins the requirement ids in test titles with docs/client-requirements.json and writes
// docs/spec-coverage.md. Reads the reports of `pnpm test`. Exits 1 when a must has no passing test.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {{ title: string, file: string, passed: boolean }} Shown */
/** @typedef {{ id: string, level: string, requirement: string }} Requirement */

/** @param {any} report Vitest's JSON @returns {Shown[]} */
export function fromVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      title: test.fullName,
      file: relative(process.cwd(), file.name),
      passed: test.status === "passed",
    })),
  );
}

/** @param {any} suite Playwright's JSON, or a suite in it @param {string} [outer] @returns {Shown[]} */
export function fromPlaywright(suite, outer = "") {
  const title = [outer, suite.title ?? ""].join(" ").trim();
  const here = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
    title: [title, spec.title].join(" ").trim(),
    file: spec.file,
    passed: spec.ok && spec.tests.every((/** @type {any} */ test) => test.status === "expected"),
  }));
  return [
    ...here,
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => fromPlaywright(inner, title)),
  ];
}

/** `[F-01]`, `[F-01, M-02]` and `[M-01 to M-03]` in a title. @param {string} title */
export function idsIn(title) {
  const ids = [];
  for (const [, inside = ""] of title.matchAll(/\[([^\]]*)\]/g)) {
    for (const [, room = "", from = "", to] of inside.matchAll(
      /\b([A-Z])-(\d\d)(?:\s*(?:to|-|–)\s*(?:[A-Z]-)?(\d\d))?/g,
    )) {
      for (let n = Number(from); n <= Number(to ?? from); n++) {
        ids.push(`${room}-${String(n).padStart(2, "0")}`);
      }
    }
  }
  return ids;
}

/**
 * @param {Requirement[]} requirements
 * @param {Shown[]} tests
 */
export function join(requirements, tests) {
  return requirements.map((requirement) => {
    const shown = tests.filter(({ title }) => idsIn(title).includes(requirement.id));
    return { ...requirement, shown, held: shown.length > 0 && shown.every(({ passed }) => passed) };
  });
}

/** @param {ReturnType<typeof join>} rows */
export function toMarkdown(rows) {
  const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
  const held = rows.filter((row) => row.held).length;
  return [
    "# What of the protocol is shown by which test",
    "",
    `Written by \`pnpm test\` from the ids in test titles. ${held} of ${rows.length} requirements are shown.`,
    "",
    "| id | level | requirement | shown | tests |",
    "|---|---|---|---|---|",
    ...rows.map(({ id, level, requirement, held, shown }) => {
      const files = [...new Set(shown.map(({ file }) => file))].sort();
      return `| ${id} | ${level} | ${cell(requirement)} | ${held ? "yes" : "**no**"} | ${shown.length} in ${files.map((file) => `[${file.split("/").at(-1)}](../${file})`).join(", ")} |`;
    }),
    "",
  ].join("\n");
}

function main() {
  /** @type {Requirement[]} */
  const requirements = JSON.parse(
    readFileSync("docs/client-requirements.json", "utf8"),
  ).requirements;
  const read = (/** @type {string} */ name) =>
    existsSync(`reports/${name}.json`)
      ? JSON.parse(readFileSync(`reports/${name}.json`, "utf8"))
      : undefined;
  const [unit, dom, stories, e2e] = ["unit", "dom", "stories", "e2e"].map(read);
  const tests = [
    ...(unit ? fromVitest(unit) : []),
    ...(dom ? fromVitest(dom) : []),
    ...(stories ? fromVitest(stories) : []),
    ...(e2e ? fromPlaywright(e2e) : []),
  ];
  const rows = join(requirements, tests);
  writeFileSync("docs/spec-coverage.md", toMarkdown(rows));
  const missing = rows.filter(({ level, held }) => level === "must" && !held);
  const optional = rows.filter(({ level, held }) => level !== "must" && !held);
  console.log(
    `${rows.length - missing.length - optional.length} of ${rows.length} requirements shown by passing tests.`,
  );
  if (optional.length > 0)
    console.log(`Not shown (should): ${optional.map(({ id }) => id).join(", ")}`);
  if (missing.length > 0) {
    console.error(`Not shown (must): ${missing.map(({ id }) => id).join(", ")}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
