// Writes docs/api from the docstrings: one page for each entry of both packages. Exits 1 when a public
// symbol has no docstring, or with --check when docs/api is not what would be written.
// node scripts/docs-api.mjs [--check]
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import { findUndocumented } from "./docs/undocumented.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const committed = path.join(root, "docs/api");
const checkOnly = process.argv.includes("--check");

/** What a host imports, and where its source is. */
const entries = Object.fromEntries(
  ["client-core", "elicitation-react"].flatMap((name) => {
    const { exports } = JSON.parse(
      readFileSync(path.join(root, "packages", name, "package.json"), "utf8"),
    );
    return Object.entries(exports).flatMap(([subpath, target]) => {
      const source = target["askback-source"];
      if (!source || !/\.tsx?$/u.test(source)) return [];
      const entry = path.posix.join(name, subpath);
      // The languages have one shape: English stands for all.
      return [
        [entry.replace("*", "en"), path.posix.join("packages", name, source.replace("*", "en"))],
      ];
    });
  }),
);

const fresh = checkOnly ? mkdtempSync(path.join(tmpdir(), "askback-api-")) : committed;
const app = await Application.bootstrapWithPlugins({
  name: "API reference",
  entryPoints: Object.values(entries),
  tsconfig: path.join(root, "scripts/docs/tsconfig.api.json"),
  plugin: ["typedoc-plugin-markdown"],
  out: fresh,
  logLevel: "Warn",
  treatWarningsAsErrors: true,
  readme: "none",
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  excludeInternal: true,
  sort: ["alphabetical"],
  kindSortOrder: ["Function", "Variable", "Class", "Interface", "TypeAlias"],
  validation: { notExported: true, invalidLink: true, rewrittenLink: true, notDocumented: false },
  ...{
    outputFileStrategy: "modules",
    entryFileName: "README",
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    classPropertiesFormat: "table",
    typeAliasPropertiesFormat: "table",
    propertyMembersFormat: "table",
    typeDeclarationFormat: "table",
  },
});

const project = await app.convert();
if (!project) process.exit(1);
// Called by what is imported, not by where its source is.
for (const module of project.children ?? []) {
  const source = `packages/${module.name}`;
  const entry = Object.entries(entries).find(([, file]) =>
    [`${source}.ts`, `${source}.tsx`, `${source}/index.ts`].includes(file),
  );
  if (!entry) throw new Error(`No entry has its source at ${source}`);
  module.name = entry[0];
}

const undocumented = findUndocumented(project);
if (undocumented.length > 0) {
  console.error(`Without a docstring:\n  ${undocumented.join("\n  ")}`);
  process.exit(1);
}

app.validate(project);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
if (checkOnly) {
  const stale = [...new Set([...list(fresh), ...list(committed)])].filter(
    (name) => read(fresh, name) !== read(committed, name),
  );
  rmSync(fresh, { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(
      `docs/api is not current (${stale.join(", ")}): run \`pnpm docs:api\` and commit it`,
    );
    process.exit(1);
  }
}
console.log(`ok   ${Object.keys(entries).length} entries, every public symbol documented`);

/** @param {string} folder */
function list(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
}

/** @param {string} folder @param {string} name */
function read(folder, name) {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
