import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type IFlattenedRuleSet } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);
const config = require("../.dependency-cruiser.cjs");

const core = "packages/client-core/src";
const kit = "packages/elicitation-react/src";

/** Each violation of a wall, as the one import that breaks it. */
const violations = [
  {
    rule: "core-knows-no-other-package",
    file: `${core}/session/a.ts`,
    imports: `../../../elicitation-react/src/index`,
  },
  {
    rule: "kit-knows-no-demo",
    file: `${kit}/prompt/a.ts`,
    imports: "../../../../apps/demo/web/app",
  },
  { rule: "kit-knows-no-sdk", file: `${kit}/prompt/b.ts`, imports: "@modelcontextprotocol/client" },
  {
    rule: "kit-imports-core-through-core-ts",
    file: `${kit}/form/a.ts`,
    imports: "../../../client-core/src/index",
  },
  {
    rule: "only-mcp-imports-the-sdk",
    file: `${core}/session/b.ts`,
    imports: "@modelcontextprotocol/client",
  },
  { rule: "pure-rooms-know-no-shell", file: `${core}/form/a.ts`, imports: "../session/store" },
  { rule: "pure-rooms-know-no-shell", file: `${core}/url/a.ts`, imports: "../mcp/client" },
  { rule: "pure-rooms-know-no-shell", file: `${core}/text/a.ts`, imports: "../session/store" },
  { rule: "pure-rooms-know-no-node", file: `${core}/url/b.ts`, imports: "node:fs" },
  {
    rule: "lazy-parts-load-when-needed",
    file: `${kit}/url/b.ts`,
    imports: "./ConsentBody",
  },
  { rule: "session-knows-no-sdk-adapter", file: `${core}/session/c.ts`, imports: "../mcp/client" },
  { rule: "remote-knows-no-mcp", file: `${core}/remote/server/a.ts`, imports: "../../mcp/client" },
  { rule: "mcp-knows-no-remote", file: `${core}/mcp/a.ts`, imports: "../remote/wire/wire" },
  { rule: "mcp-knows-no-remote", file: `${core}/mcp/b.ts`, imports: "../adapters/tasks" },
  { rule: "adapters-drive-a-session", file: `${core}/adapters/a.ts`, imports: "../mcp/client" },
  {
    rule: "adapters-take-types",
    file: `${core}/adapters/b.ts`,
    imports: "@modelcontextprotocol/client",
  },
  {
    rule: "page-and-server-share-the-wire",
    file: `${core}/remote/page/a.ts`,
    imports: "../server/host",
  },
  {
    rule: "page-and-server-share-the-wire",
    file: `${core}/remote/server/b.ts`,
    imports: "../page/link",
  },
  {
    rule: "page-and-server-share-the-wire",
    file: `${core}/remote/wire/a.ts`,
    imports: "../page/link",
  },
] as const;

const targets = {
  [`${core}/index.ts`]: "",
  [`${core}/session/store.ts`]: "",
  [`${core}/mcp/client.ts`]: 'import "@modelcontextprotocol/client";',
  [`${core}/form/index.ts`]: "",
  [`${core}/adapters/tasks.ts`]:
    'import "../session/store"; import type { Client } from "@modelcontextprotocol/client";',
  [`${core}/remote/wire/wire.ts`]: "",
  [`${core}/remote/page/link.ts`]: 'import "../wire/wire";',
  [`${core}/remote/server/host.ts`]: 'import "../wire/wire"; import "../../session/store";',
  [`${kit}/index.ts`]: 'import "./core";',
  [`${kit}/url/ConsentBody.ts`]: "",
  [`${kit}/core.ts`]: 'import "../../client-core/src/index";',
  "apps/demo/web/app.ts": 'import "../../../packages/elicitation-react/src/index";',
  "node_modules/@modelcontextprotocol/client/index.js": "",
  "node_modules/@modelcontextprotocol/client/package.json": '{ "main": "index.js" }',
};

let folder = "";

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function broken() {
  const ruleSet: IFlattenedRuleSet = { forbidden: config.forbidden };
  const options: ICruiseOptions = {
    baseDir: folder,
    ruleSet,
    validate: true,
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
  };
  const { output } = await cruise(["packages", "apps"], options);
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

describe("the walls between rooms", () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "askback-walls-"));
    for (const [file, text] of Object.entries(targets)) write(file, text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("let the allowed imports through", async () => {
    expect(await broken()).toEqual([]);
  });

  it.each(violations)("$rule stops $file importing $imports", async ({ rule, file, imports }) => {
    write(file, `import "${imports}";`);
    const found = await broken();
    rmSync(join(folder, file));
    expect(found).toContain(`${rule} ${file}`);
  });
});

/** Each violation of a wall inside one file, as the line that breaks it. */
const lines = [
  {
    rule: "noRestrictedGlobals",
    file: `${core}/form/a.ts`,
    line: "export const now = Date.now();",
  },
  { rule: "noRestrictedGlobals", file: `${core}/url/a.ts`, line: 'export const a = fetch("/");' },
  {
    rule: "noRestrictedGlobals",
    file: `${core}/text/a.ts`,
    line: "export const a = performance.now();",
  },
  {
    rule: "noJsxLiterals",
    file: `${kit}/form/a.tsx`,
    line: "export const A = () => <p>Hello</p>;",
  },
  { rule: "noExplicitAny", file: `${core}/session/a.ts`, line: "export const a = (b: any) => b;" },
  {
    rule: "noDangerouslySetInnerHtml",
    file: `${kit}/form/b.tsx`,
    line: 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  },
] as const;

describe("the walls inside a file", () => {
  const biome = require.resolve("@biomejs/biome/bin/biome");
  let root = "";

  function lint(file: string, text: string) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", file], {
      cwd: root,
      encoding: "utf8",
    });
    return stdout + stderr;
  }

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "askback-lint-"));
    const settings = JSON.parse(readFileSync("biome.json", "utf8"));
    // The copy is no git checkout.
    writeFileSync(
      join(root, "biome.json"),
      JSON.stringify({ ...settings, vcs: { enabled: false } }),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(lines)("$rule stops $line in $file", ({ rule, file, line }) => {
    expect(lint(file, line)).toContain(`/${rule}`);
  });

  it("let clean code through", () => {
    expect(lint(`${core}/form/clean.ts`, "export const one = 1;")).toContain("Checked 1 file");
  });
});
