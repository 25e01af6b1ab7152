// Type-checks modules from Markdown against the sources of the workspace, without writing a file.
import path from "node:path";
import ts from "typescript";
import { fileOf } from "./markdown.mjs";

/** @typedef {{ page: string, blocks: import("./markdown.mjs").Block[] }} Module */
/** @typedef {{ page: string, line: number, text: string }} Problem */

/**
 * @param {Module[]} modules
 * @param {string} root of the repository
 * @returns {Problem[]}
 */
export function compile(modules, root) {
  // As if they were files of an app: what a host has installed is installed there.
  const home = (/** @type {Module} */ { page }) =>
    path.join(root, page.startsWith("docs/recipes/") ? "apps/integrations" : "apps/demo");
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: config.compilerOptions, files: [] },
    ts.sys,
    root,
  );
  Object.assign(options, {
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node", "vite/client"],
    // A page shows how a thing is made, and not always what becomes of it.
    noUnusedLocals: false,
    noUnusedParameters: false,
  });
  const files = new Map(modules.map((module, at) => [nameOf(module, at, home(module)), module]));
  const sources = new Map([...files].map(([name, module]) => [name, toSource(module)]));

  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  const folders = new Set([...files.keys()].map((name) => path.dirname(name)));
  host.directoryExists = (name) =>
    folders.has(path.normalize(name)) || ts.sys.directoryExists(name);
  host.readFile = (name) => sources.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const source = sources.get(name);
    return source
      ? ts.createSourceFile(name, source.text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  };

  // What a host's tests use is installed with the kit.
  const kit = path.join(root, "packages/elicitation-react");
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const folders = [path.dirname(from), ...(sources.has(from) ? [kit] : [])];
      const tries = folders.map((folder) =>
        ts.resolveModuleName(text, path.join(folder, path.basename(from)), options, host),
      );
      const found = tries.find(({ resolvedModule }) => resolvedModule) ?? tries[0];
      return found ?? { resolvedModule: undefined };
    });

  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([name, { page }]) => {
    const file = program.getSourceFile(name);
    if (!file) return [{ page, line: 1, text: "could not be read" }];
    const syntax = program.getSyntacticDiagnostics(file);
    const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file);
    return found.map(({ messageText, start = 0 }) => ({
      page,
      line: sources.get(name)?.lines[file.getLineAndCharacterOfPosition(start).line] ?? 1,
      text: ts.flattenDiagnosticMessageText(messageText, "\n"),
    }));
  });
}

/** @param {Module} module @param {number} at @param {string} home */
function nameOf({ page, blocks }, at, home) {
  const end = blocks.some(({ language }) => language === "tsx") ? "tsx" : "ts";
  const first = blocks[0];
  const name = (first && fileOf(first)) ?? `module-${at}`;
  return path.join(home, page.replaceAll("/", "_").replace(/\.md$/u, ""), `${name}.${end}`);
}

/** @param {Module} module @returns {{ text: string, lines: number[] }} lines: where each stands on the page */
function toSource({ blocks }) {
  const text = ["export {};"];
  const lines = [blocks[0]?.line ?? 1];
  for (const { given, code, line } of blocks) {
    for (const each of given === "" ? [] : given.split("\n")) {
      text.push(each);
      lines.push(line);
    }
    for (const [at, each] of code.split("\n").entries()) {
      text.push(each);
      lines.push(line + at);
    }
  }
  return { text: text.join("\n"), lines };
}
