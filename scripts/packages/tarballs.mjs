// Packs the libraries as they would be published, and looks at what is in the tarballs.
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { manifestOf } from "./entries.mjs";
import { run } from "./run.mjs";

/** What each tarball has besides dist/. */
const besides = {
  "client-core": ["LICENSE", "README.md", "THIRD-PARTY.md", "package.json"],
  "elicitation-react": ["LICENSE", "README.md", "package.json"],
};
/** What must be in dist/: the licences of what was bundled. */
const needed = { "client-core": [], "elicitation-react": ["dist/element/THIRD-PARTY.md"] };
/** Entries without code have no types. */
const stylesheets = ["./styles.css", "./shadcn.css", "./devtools.css"];
/** Larger than this, in bytes, and something got in that should not. */
const maxSize = 600_000;
const limit = 120;

/** @param {string} folder @returns {string[]} paths of files below it, with slashes */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)))
    .map((each) => each.replaceAll(path.sep, "/"));
}

/**
 * @param {keyof typeof besides} name
 * @param {string} folder of the unpacked tarball
 * @returns {string[]} what is wrong
 */
function problemsIn(name, folder) {
  const files = filesIn(folder);
  const outside = files.filter((file) => !file.startsWith("dist/")).sort();
  const problems = needed[name].filter((file) => !files.includes(file)).map((file) => `no ${file}`);
  if (outside.join() !== besides[name].join()) {
    problems.push(`beside dist/: ${outside.join(", ")}, expected ${besides[name].join(", ")}`);
  }
  for (const file of files) {
    // What runs are .js, .d.ts and .css; tests, stories and fixtures are in neither form.
    if (/\.(?:test|stories|testing|spec|bench)\.|(?:^|\/)(?:test|fixtures?|e2e)\//u.test(file)) {
      problems.push(`${file} is for tests`);
    } else if (file.startsWith("dist/") && !/\.(?:js|d\.ts|css|md)$/u.test(file)) {
      problems.push(`${file} is of no use to whoever installs this`);
    }
  }

  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const text = JSON.stringify({ ...manifest, scripts: {}, devDependencies: {} });
  for (const word of ["askback-source", "workspace:", "catalog:"]) {
    if (text.includes(word)) problems.push(`package.json says "${word}"`);
  }
  if (Object.keys(manifest.scripts ?? {}).some((each) => /install|prepare/u.test(each))) {
    problems.push("package.json has a script that runs when it is installed");
  }
  // What a bundler may drop when nothing of it is used: all but stylesheets.
  const effects = name === "client-core" ? false : ["**/*.css"];
  if (JSON.stringify(manifest.sideEffects) !== JSON.stringify(effects)) {
    problems.push(`package.json has sideEffects ${JSON.stringify(manifest.sideEffects)}`);
  }
  if (name === "elicitation-react") problems.push(...unmarked(folder, files));
  return problems;
}

/** Entries for React start with "use client"; the custom elements have a React of their own. */
function unmarked(/** @type {string} */ folder, /** @type {string[]} */ files) {
  const entries = /^dist\/(?:index|devtools\/index|messages\/[^/]+\/index)\.js$/u;
  return files
    .filter((file) => entries.test(file))
    .filter((file) => !readFileSync(path.join(folder, file), "utf8").startsWith('"use client"'))
    .map((file) => `${file} does not start with "use client"`);
}

/**
 * @param {string} folder where the tarballs go
 * @returns {Promise<{ tarballs: { [name: string]: string }, problems: string[] }>}
 */
export async function packAndCheck(folder) {
  /** @type {{ [name: string]: string }} */
  const tarballs = {};
  /** @type {string[]} */
  const problems = [];
  await Promise.all(
    /** @type {(keyof typeof besides)[]} */ (Object.keys(besides)).map(async (name) => {
      const target = path.join(folder, name);
      const unpacked = path.join(target, "unpacked");
      mkdirSync(unpacked, { recursive: true });
      const tell = (/** @type {string} */ text) => problems.push(`${name}: ${text}`);
      const packed = await run("pnpm", ["pack", "--pack-destination", target], {
        cwd: `packages/${name}`,
        limit,
      });
      const file = readdirSync(target).find((entry) => entry.endsWith(".tgz"));
      if (!packed.ok || file === undefined) return tell(`not packed\n${packed.output}`);
      const tarball = path.join(target, file);
      tarballs[name] = tarball;
      const tools = [
        run("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"], { limit }),
        run("node_modules/.bin/publint", ["run", tarball, "--strict"], { limit }),
        run("node_modules/.bin/attw", attwArgs(name, tarball), { limit }),
      ];
      for (const { ok, output } of await Promise.all(tools)) if (!ok) tell(output);
      for (const problem of problemsIn(name, unpacked)) tell(problem);
      const { size } = statSync(tarball);
      if (size > maxSize) tell(`the tarball has ${size} bytes, more than ${maxSize}`);
      console.log(`${file}: ${filesIn(unpacked).length} files, ${(size / 1_000).toFixed(0)} kB`);
    }),
  );
  return { tarballs, problems };
}

/** @param {string} name @param {string} tarball */
function attwArgs(name, tarball) {
  const without = Object.keys(manifestOf(name).exports).filter((each) =>
    stylesheets.includes(each),
  );
  const excluded = without.length > 0 ? ["--exclude-entrypoints", ...without] : [];
  return [tarball, "--profile", "esm-only", ...excluded];
}
