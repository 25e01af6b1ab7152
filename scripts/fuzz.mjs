// Looks for inputs that break the three readers of server input: pnpm fuzz [--seconds 60] [text|url|schema]
// What reaches something new joins packages/client-core/fuzz/corpus, what fails is made small and joins
// crashers; the unit tests read both. Fails when anything failed.
// With --inputs 10000 each reader gets so many, which with the same --seed are the same on any machine, and
// nothing is written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { createInstrumenter } from "istanbul-lib-instrument";
import { build } from "vite";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "packages/client-core/fuzz");
const names = ["text", "url", "schema"];
/** Far more than any input needs, on any machine: an input that takes longer hangs a page. */
const hangsAfter = 20_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    inputs: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const chosen = positionals.length > 0 ? positionals : names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No reader is called ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(2);
}

const instrumenter = createInstrumenter({ esModules: true, compact: true });
/** Counts the branches of the pure rooms as they are run. @type {import("vite").Plugin} */
const counting = {
  name: "askback-count-branches",
  enforce: "post",
  transform: (code, id) =>
    /client-core\/src\/(?:text|url|form)\//u.test(id) && !/generated|testdata/u.test(id)
      ? { code: instrumenter.instrumentSync(code, id), map: null }
      : undefined,
};

const built = mkdtempSync(join(root, "node_modules/.askback-fuzz-"));
try {
  await build({
    configFile: false,
    logLevel: "warn",
    root,
    plugins: [counting],
    resolve: { conditions: ["askback-source"] },
    ssr: { noExternal: true },
    build: {
      ssr: join(folder, "worker.ts"),
      outDir: built,
      emptyOutDir: true,
      minify: false,
      target: "node20",
    },
  });
  let failed = false;
  for (const name of chosen) failed = !(await fuzz(name)) || failed;
  process.exitCode = failed ? 1 : 0;
} finally {
  rmSync(built, { recursive: true, force: true });
}

/** @param {string} name */
function fuzz(name) {
  const current = new SharedArrayBuffer(8 + 2 * 20_000);
  const count = new Int32Array(current, 0, 2);
  const text = new Uint16Array(current, 8);
  const worker = new Worker(join(built, "worker.js"), {
    workerData: {
      name,
      seconds: values.inputs === undefined ? Number(values.seconds) : Number.POSITIVE_INFINITY,
      inputs: Number(values.inputs ?? Number.POSITIVE_INFINITY),
      keeps: values.inputs === undefined,
      seed: Number(values.seed),
      folder,
      current,
    },
  });
  return new Promise((done) => {
    let [last, since] = [0, Date.now()];
    const watch = setInterval(() => {
      const now = Atomics.load(count, 0);
      if (now !== last) [last, since] = [now, Date.now()];
      else if (Date.now() - since > hangsAfter) {
        const input = String.fromCharCode(...text.subarray(0, count[1]));
        if (values.inputs === undefined) keepHang(name, input);
        console.log(`${name}: no end after ${hangsAfter / 1_000} s: ${input}`);
        finish(false);
      }
    }, 1_000);
    /** @param {boolean} ok */
    function finish(ok) {
      clearInterval(watch);
      void worker.terminate();
      done(ok);
    }
    worker.on("message", (result) => finish(tell(name, result)));
    worker.on("error", (error) => {
      console.error(error);
      finish(false);
    });
  });
}

/** @type {(name: string, input: string) => void} */
function keepHang(name, input) {
  const file = join(folder, `crashers/${name}.jsonl`);
  let before = "";
  try {
    before = readFileSync(file, "utf8");
  } catch {
    // The first one.
  }
  writeFileSync(file, `${before}${input}\n`);
}

/** @type {(name: string, result: any) => boolean} */
function tell(name, result) {
  const { executions, seconds, branches, reached, corpus, failures } = result;
  const rate = Math.round(executions / seconds);
  const inputs = values.inputs === undefined ? "" : ` --inputs ${values.inputs}`;
  console.log(
    `${name}: ${executions} inputs in ${seconds.toFixed(0)} s (${rate} a second), ` +
      `${reached} of ${branches} branches and functions, corpus ${corpus.join(" -> ")}, ` +
      `${failures.length} failures (pnpm fuzz ${name} --seed ${values.seed}${inputs})`,
  );
  for (const { input, message } of failures)
    console.log(`  ${JSON.stringify(input)}\n${message}\n`);
  return failures.length === 0;
}
