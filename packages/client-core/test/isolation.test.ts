// What an entry pulls in when it is loaded, and what it needs of its surroundings.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import ts from "typescript";
import { build } from "vite";
import { describe, expect, it, vi } from "vitest";
import type { ElicitationSession, SessionSnapshot } from "../src/index.js";

const src = fileURLToPath(new URL("../src/", import.meta.url));

interface Graph {
  files: Set<string>;
  packages: Set<string>;
}

/** What is loaded with an entry: types are gone, as they are when it runs. */
function graphOf(entry: string, options: { dynamic?: boolean } = {}): Graph {
  const graph: Graph = { files: new Set(), packages: new Set() };
  const visit = (file: string): void => {
    if (graph.files.has(file)) return;
    graph.files.add(file);
    for (const specifier of importsOf(file, options.dynamic ?? false)) {
      if (!specifier.startsWith(".")) graph.packages.add(specifier);
      else visit(resolveFile(file, specifier));
    }
  };
  visit(path.join(src, entry));
  return graph;
}

const known = new Map<string, string[]>();

function importsOf(file: string, dynamic: boolean): string[] {
  const key = `${file} ${dynamic}`;
  const found = known.get(key) ?? readImports(file, dynamic);
  known.set(key, found);
  return found;
}

function readImports(file: string, dynamic: boolean): string[] {
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const declared = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const specifier = declared ? node.moduleSpecifier : undefined;
    if (specifier !== undefined && ts.isStringLiteral(specifier)) found.push(specifier.text);
    if (
      dynamic &&
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteral(argument)) found.push(argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, outputText, ts.ScriptTarget.ES2022));
  return found;
}

function resolveFile(from: string, specifier: string): string {
  const target = path.resolve(path.dirname(from), specifier);
  return specifier.endsWith(".generated.js") ? target : target.replace(/\.js$/, ".ts");
}

// Reading and bundling the sources takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("loading the main entry", () => {
  it("loads no package at all: no SDK, no React, no tables of domains, no regular-expression engine", () => {
    const { packages, files } = graphOf("index.ts");
    expect([...packages]).toEqual([]);
    expect(files.size).toBeGreaterThan(10);
  });

  it("loads neither the storage adapters nor the URL room", () => {
    const files = [...graphOf("index.ts").files].map((file) => path.relative(src, file));
    expect(
      files.filter((file) => /^url\/|storage(Web|IndexedDb|Adapters)|^testing\//.test(file)),
    ).toEqual([]);
  });

  it("is told apart from entries that do load packages", () => {
    expect(graphOf("testing/index.ts").packages).toContain("@modelcontextprotocol/client");
    expect(graphOf("session/storageAdapters.ts").packages).toContain("idb");
  });
});

describe("the session room", () => {
  it("knows neither SDK nor React nor the rooms that do", () => {
    const { packages, files } = graphOf("session/createSession.ts", { dynamic: true });
    expect([...packages].filter((name) => !name.startsWith("re2js"))).toEqual([]);
    expect(
      [...files]
        .map((file) => path.relative(src, file))
        .filter((file) => /^(mcp|url|testing)\//.test(file)),
    ).toEqual([]);
  });

  it("runs where there is neither DOM nor Node: with the language and the globals of platform.d.ts", async () => {
    const code = await bundle("session/createSession.ts");
    const console = { warn: () => undefined };
    // A context of its own has the language's globals; what is added is all that the core declares.
    const sandbox = {
      AbortController,
      URL,
      setTimeout,
      clearTimeout,
      structuredClone,
      crypto,
      console,
    };
    const context = vm.createContext({ ...sandbox });
    vm.runInContext(`${code};globalThis.core = core;`, context);
    const { createElicitationSession } = (context as { core: typeof import("../src/index.js") })
      .core;
    const missing = ["window", "document", "navigator", "process", "React", "fetch"];
    expect(
      vm.runInContext(`${JSON.stringify(missing)}.filter((name) => name in globalThis)`, context),
    ).toHaveLength(0);

    const session = createElicitationSession();
    const answer = answerFirst(session, { action: "accept", content: { city: "Oslo" } });
    session.attach({ form: true });
    const asked = await session.ask(
      {
        message: "Where?",
        requestedSchema: { type: "object", properties: { city: { type: "string" } } },
      },
      { server: { id: "s" }, source: { kind: "unknown" } },
    );
    await answer;

    expect(JSON.stringify(asked)).toBe('{"action":"accept","content":{"city":"Oslo"}}');
  });
});

async function bundle(entry: string): Promise<string> {
  const output = await build({
    root: src,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(src, entry), formats: ["iife"], name: "core" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (result === undefined || !("output" in result)) throw new Error("No bundle was made");
  return result.output[0].code;
}

function answerFirst(
  session: ElicitationSession,
  response: Parameters<ElicitationSession["respond"]>[2],
): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const { operations }: SessionSnapshot = session.getSnapshot();
      const [operation] = operations;
      const [key] = Object.keys(operation?.round?.items ?? {});
      if (operation === undefined || key === undefined) return;
      stop();
      // A listener is told in the middle of a change; an interface answers after it.
      void Promise.resolve().then(() => {
        session.respond(operation.id, key, response);
        resolve();
      });
    });
  });
}
