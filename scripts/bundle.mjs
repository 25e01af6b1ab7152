// How much code a page loads for a line of imports: bundled and minified for the browser, gzipped.
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * @param {string} code imports, as a host writes them
 * @param {{ from: string, external?: string[] }} options `from`: a folder in which they resolve;
 *   `external`: packages that are not counted, with all that is below them
 * @returns {Promise<{ atOnce: number, later: number }>} bytes; `later` is loaded when it is needed
 */
export async function measure(code, { from, external = [] }) {
  const entry = path.join(from, "virtual-entry.mjs");
  const built = await build({
    configFile: false,
    root: from,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "virtual-entry",
        enforce: "pre",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rollupOptions: {
        input: entry,
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: "strict",
        // Rolldown copies a long constant to each place that reads it: the list of domains, three times.
        optimization: { inlineConst: false },
        output: { format: "es" },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("Nothing was built");
  const chunks = output.output.filter((each) => each.type === "chunk");
  const first = chunks.find(({ isEntry }) => isEntry);
  const atOnce = new Set(first ? [first.fileName] : []);
  for (const name of atOnce) {
    for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      if (chunks.some(({ fileName }) => fileName === each)) atOnce.add(each);
    }
  }
  const sum = (/** @type {typeof chunks} */ some) =>
    some.reduce((bytes, { code: text }) => bytes + gzipSync(text, { level: 9 }).length, 0);
  return {
    atOnce: sum(chunks.filter(({ fileName }) => atOnce.has(fileName))),
    later: sum(chunks.filter(({ fileName }) => !atOnce.has(fileName))),
  };
}

/** @param {number} bytes @returns {string} KiB with one decimal */
export const kib = (bytes) => (bytes / 1024).toFixed(1);
