// A test runner for Stryker. The tests of a room are bundled once and evaluated anew for each mutant
// in one process, which takes a fraction of what starting Vitest each time does. So lazily made tables
// are made by the mutant, and what runs while a module loads is mutated like everything else.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import vm from "node:vm";
import { bundleTests } from "./bundle.mjs";
import { createCollector } from "./collect.mjs";

const namespace = "__stryker__";

class Runner {
  async init() {
    this.room = process.env.ASKBACK_ROOM ?? "text";
    const file = await bundleTests(this.room);
    this.require = createRequire(`${process.cwd()}/packages/client-core/package.json`);
    const code = readFileSync(file, "utf8");
    this.script = new vm.Script(`(function (require, exports, module) {${code}\n})`, {
      filename: file,
    });
    // The same inputs for every mutant: whether one is found must not be luck.
    this.require("fast-check").configureGlobal({ seed: 1 });
    globalThis[namespace] ??= {};
    this.state = globalThis[namespace];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Evaluates the bundle and gives its tests. */
  collect() {
    const collector = createCollector();
    globalThis.askbackTests = collector;
    const module = { exports: {} };
    this.script.runInThisContext()(this.require, module.exports, module);
    return collector.tests;
  }

  async dryRun() {
    Object.assign(this.state, { activeMutant: undefined, currentTestId: undefined });
    this.state.mutantCoverage = { static: {}, perTest: {} };
    const results = [];
    let tests = this.collect();
    for (const [i, { file }] of tests.entries()) {
      // Anew for each file: tables that the first test makes would be nobody's afterwards.
      if (i > 0 && file !== tests[i - 1].file) tests = this.collect();
      const { id, run } = tests[i];
      const started = performance.now();
      this.state.currentTestId = id;
      const failureMessage = await messageOf(run);
      this.state.currentTestId = undefined;
      const timeSpentMs = performance.now() - started;
      const outcome = failureMessage === undefined ? { status: 0 } : { status: 1, failureMessage };
      results.push({ id, name: id, timeSpentMs, ...outcome });
    }
    return { status: "complete", tests: results, mutantCoverage: this.state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    Object.assign(this.state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let tests = [];
    try {
      tests = this.collect();
    } catch (error) {
      return { status: "killed", killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    }
    const wanted = testFilter && new Set(testFilter);
    const chosen = wanted ? tests.filter(({ id }) => wanted.has(id)) : tests;
    let nrOfTests = 0;
    for (const { id, run } of nearestFirst(chosen, sandboxFileName)) {
      nrOfTests++;
      const failureMessage = await messageOf(run);
      if (this.state.hitCount > hitLimit) return { status: "timeout", reason: "hit limit" };
      if (failureMessage !== undefined) {
        return { status: "killed", killedBy: [id], failureMessage, nrOfTests };
      }
    }
    return { status: "survived", nrOfTests };
  }
}

/** @returns {Promise<string | undefined>} what it failed with */
async function messageOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tests in the mutant's own folder notice it soonest. */
function nearestFirst(tests, file = "") {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const isNear = (test) => folder.endsWith(test.file.slice(0, test.file.lastIndexOf("/")));
  return [...tests.filter(isNear), ...tests.filter((test) => !isNear(test))];
}

export const strykerPlugins = [
  { kind: "TestRunner", name: "in-process", factory: () => new Runner() },
];
