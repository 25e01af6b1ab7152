// The tests of a room as one CommonJS file, with what they import of the sources.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";

/**
 * Properties run thousands of inputs for each mutant; the others are about generated files, which are
 * not mutated.
 */
const leftOut = /\/(?:properties|tables|validators)\.test\.ts$/u;
/** Replaces modules, which a bundle cannot. */
const mocks = /\bvi\b[^;]*from "vitest"/u;
const core = "packages/client-core";

/** @param {string} room folder of src, without the folders in it @returns {Promise<string>} path of the bundle */
export async function bundleTests(room) {
  const outDir = resolve(
    `.mutation-${room.replace("/", "-")}-${process.env.STRYKER_MUTATOR_WORKER ?? 0}`,
  );
  const bundle = `${outDir}/tests.cjs`;
  if (existsSync(bundle)) return bundle;
  const files = readdirSync(`${core}/src/${room}`, { recursive: true })
    .map((file) => `src/${room}/${String(file)}`)
    .filter((file) => file.endsWith(".test.ts") && !leftOut.test(file))
    .filter((file) => !mocks.test(readFileSync(`${core}/${file}`, "utf8")))
    // Secrets have their own tests, and a great many: they are a part of their own.
    .filter((file) => room.includes("secret") || !file.includes("/secret/"))
    .sort();
  await build({
    configFile: false,
    logLevel: "error",
    root: resolve(core),
    plugins: [
      {
        name: "askback-tests",
        enforce: "pre",
        resolveId: (id) => (id === "vitest" || id.startsWith("askback:") ? `\0${id}` : undefined),
        load(id) {
          if (id === "\0vitest")
            return "export const { describe, it, test, expect } = globalThis.askbackTests;";
          if (id.startsWith("\0askback:file:")) {
            return `globalThis.askbackTests.begin(${JSON.stringify(id.slice(14))});`;
          }
          if (id !== "\0askback:all") return undefined;
          return files
            .map(
              (file) =>
                `import "askback:file:${file}";\nimport ${JSON.stringify(resolve(core, file))};`,
            )
            .join("\n");
        },
      },
    ],
    // Loaded by an import that a script outside of modules could not make.
    ssr: { target: "node", noExternal: ["re2js"] },
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: { tests: "askback:all" },
        // The package says that no module does anything by itself; tests do.
        treeshake: false,
        output: { format: "cjs", entryFileNames: "tests.cjs", codeSplitting: false },
      },
    },
  });
  return bundle;
}
