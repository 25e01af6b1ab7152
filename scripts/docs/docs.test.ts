import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.mjs";
import {
  anchors,
  namedPaths,
  namedScripts,
  readMarkdown,
  relativeLinks,
  toModules,
} from "./markdown.mjs";
import { checkNames, findPages } from "./pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const page = [
  "# A page",
  "",
  "<!-- given:",
  "declare const session: { stop(): void };",
  "-->",
  "",
  "```ts",
  "session.stop();",
  "```",
  "",
  "And then:",
  "",
  "```ts continues",
  "session.start();",
  "```",
  "",
  "```ts not compiled: an overview, not a program",
  "session.…",
  "```",
  "",
  "```sh",
  "npm install",
  "```",
].join("\n");

describe("blocks of code in pages", () => {
  it("are modules with what is given to them and what continues them", () => {
    const { modules, problems, skipped } = toModules(readMarkdown(page).blocks);
    expect(modules.map((blocks) => blocks.map(({ line }) => line))).toEqual([[8, 14]]);
    expect(modules[0]?.[0]?.given).toBe("declare const session: { stop(): void };");
    expect(problems).toEqual([]);
    expect(skipped).toBe(1);
  });

  it("are given lines in a comment of MDX as well", () => {
    const [block] = readMarkdown("{/* given:\nlet a: 1;\n*/}\n\n```ts\na;\n```\n").blocks;
    expect(block).toMatchObject({ given: "let a: 1;", code: "a;" });
  });

  it("are left out only with a reason, and with no mark that nobody knows", () => {
    const { problems } = toModules(
      readMarkdown("```ts not compiled:\nx\n```\n```ts skip\nx\n```\n").blocks,
    );
    expect(problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
      "2 says `not compiled:` and gives no reason",
      '5 has the unknown mark "skip"',
    ]);
  });

  it("are type-checked against the workspace; an error is told with its line on the page", () => {
    const wrong = [
      "```ts",
      'import { createElicitationSession } from "@askback/client-core";',
      "const session = createElicitationSession();",
      "session.stop(1);",
      "```",
    ].join("\n");
    const modules = [page, wrong].map((text, at) => ({
      page: `${at}.md`,
      blocks: toModules(readMarkdown(text).blocks).modules[0] ?? [],
    }));
    const files = toModules(
      readMarkdown(
        "```ts file: a\nexport const a = 1;\n```\n```ts\nimport { a } from './a';\na();\n```",
      ).blocks,
    ).modules.map((blocks) => ({ page: "2.md", blocks }));
    expect(compile([...modules, ...files], root)).toEqual([
      {
        page: "0.md",
        line: 14,
        text: "Property 'start' does not exist on type '{ stop(): void; }'.",
      },
      {
        page: "1.md",
        line: 4,
        text: "Argument of type 'number' is not assignable to parameter of type 'string'.",
      },
      { page: "2.md", line: 6, text: expect.stringContaining("This expression is not callable.") },
    ]);
  });
});

describe("names in pages", () => {
  it("are links, paths and commands outside of code", () => {
    const prose = [
      "See [the engine](engine.md#the-loop), [out](https://example.com) and ![it](images/a.png).",
      "`scripts/bench.mjs` and packages/*/bench; `pnpm bench form`, `npx --yes pnpm@10.34.9 demo`.",
    ];
    expect(relativeLinks(prose).map(({ target }) => target)).toEqual([
      "engine.md#the-loop",
      "images/a.png",
    ]);
    expect(namedPaths(prose).map(({ path }) => path)).toEqual(["scripts/bench.mjs"]);
    expect(namedScripts(prose).map(({ script }) => script)).toEqual(["bench", "demo"]);
  });

  it("lead to headings by the fragments that GitHub makes of them", () => {
    expect([
      ...anchors(["# The loop", "## `respond` and *send*", "## Why, again?", "## The loop"]),
    ]).toEqual(["the-loop", "respond-and-send", "why-again", "the-loop-1"]);
  });

  it("all exist", () => {
    const pages = findPages(root);
    expect(pages).toEqual(expect.arrayContaining(["README.md", "docs/engine.md"]));
    expect(pages.flatMap((each) => checkNames(each, root))).toEqual([]);
  });
});
