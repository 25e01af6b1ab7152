// Type-checks every part of the workspace and the code in its pages, two at a time. Exits 1 if any fails.
import { spawn } from "node:child_process";

const projects = [
  "packages/client-core/tsconfig.json",
  "packages/client-core/tsconfig.test.json",
  "packages/elicitation-react/tsconfig.json",
  "packages/elicitation-react/e2e/tsconfig.json",
  "apps/demo/tsconfig.json",
  "apps/integrations/tsconfig.json",
  "apps/interop/tsconfig.json",
  "tsconfig.json",
];

/** @param {string} project */
const withTsc = (project) => [
  "node_modules/typescript/bin/tsc",
  "-p",
  project,
  "--pretty",
  // What a run has learnt makes the next one several times faster.
  "--incremental",
  "--tsBuildInfoFile",
  `node_modules/.cache/tsc/${project.replaceAll("/", "_")}.tsbuildinfo`,
];
const pages = "scripts/docs-check.mjs";

/** @param {string} project */
const check = (project) =>
  new Promise((resolve) => {
    const tsc = spawn(process.execPath, project === pages ? [project] : withTsc(project));
    let output = "";
    tsc.stdout.on("data", (data) => (output += data));
    tsc.stderr.on("data", (data) => (output += data));
    tsc.on("exit", (code) => {
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${project}`);
      if (output) console.log(output);
      resolve(code === 0);
    });
  });

const queue = [...projects, pages];
let passed = true;
async function worker() {
  for (let project = queue.shift(); project; project = queue.shift()) {
    passed = (await check(project)) && passed;
  }
}
await Promise.all([worker(), worker()]);
process.exit(passed ? 0 : 1);
