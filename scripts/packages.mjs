// Packs both libraries as they would be published, checks the tarballs (publint, attw), and installs
// them into fresh projects outside the workspace that type-check, build and run.
// node scripts/packages.mjs [consumer ...]
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const windows = process.platform === "win32";
/** @type {(command: string, args: string[], cwd?: string) => void} */
const run = (command, args, cwd = ".") => {
  execFileSync(command, args, {
    cwd,
    stdio: "inherit",
    shell: windows,
    // The consumers' own scripts must not see this workspace's settings.
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      npm_config_audit: "false",
      npm_config_fund: "false",
    },
  });
};

const packages = ["client-core", "elicitation-react"];
/** Each fresh project: its folder under test/consumers, and what is pinned on top. */
const consumers = [
  { name: "node", from: "node", needs: ["client-core"], extra: {} },
  {
    name: "vite-react-19",
    from: "react",
    needs: packages,
    extra: {
      react: "19.3.1",
      "react-dom": "19.3.1",
      "@types/react": "19.3.3",
      "@types/react-dom": "19.3.0",
    },
  },
  {
    name: "vite-react-18",
    from: "react",
    needs: packages,
    extra: {
      react: "18.3.1",
      "react-dom": "18.3.1",
      "@types/react": "18.3.27",
      "@types/react-dom": "18.3.7",
    },
  },
  { name: "next", from: "next", needs: packages, extra: {} },
];

const folder = mkdtempSync(join(tmpdir(), "askback-packages-"));
/** @type {{ [name: string]: string }} */
const tarballs = {};
let failed = 0;
try {
  run("pnpm", ["run", "build"]);
  for (const name of packages) {
    run("pnpm", ["pack", "--pack-destination", folder], `packages/${name}`);
    const file = readdirSync(folder).find(
      (entry) => entry.includes(name) && entry.endsWith(".tgz"),
    );
    if (!file) throw new Error(`pnpm pack wrote no tarball for ${name}`);
    tarballs[name] = resolve(folder, file);
    run("pnpm", ["exec", "publint", "run", tarballs[name], "--strict"]);
    run("pnpm", [
      "exec",
      "attw",
      tarballs[name],
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "./styles.css",
      "./shadcn.css",
      "./devtools.css",
    ]);
  }

  const wanted = process.argv.slice(2);
  for (const { name, from, needs, extra } of consumers) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n== ${name}`);
    const project = join(folder, name);
    cpSync(`test/consumers/${from}`, project, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
    const ours = Object.fromEntries(
      needs.map((each) => [`@askback/${each}`, `file:${tarballs[each]}`]),
    );
    Object.assign(manifest.dependencies, extra, ours);
    // The kit asks for a published client-core: here it is the tarball too.
    manifest.overrides = { "@askback/client-core": ours["@askback/client-core"] };
    writeFileSync(join(project, "package.json"), JSON.stringify(manifest, null, 2));
    try {
      run("npm", ["install", "--no-package-lock", "--loglevel=error"], project);
      run("npm", ["run", "--silent", "check"], project);
      console.log(`ok   ${name}`);
    } catch (error) {
      failed++;
      console.error(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed > 0) {
  console.error(`${failed} consumer(s) failed`);
  process.exit(1);
}
console.log("\nThe packages install, type-check, build and run.");
