// Publishes both packages, or says what is missing: pnpm release
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const problems = [];
const manifests = ["client-core", "elicitation-react"].map((name) =>
  JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")),
);
for (const { name, repository } of manifests) {
  if (/OWNER/u.test(repository.url)) {
    problems.push(`${name}: repository.url is a placeholder, and provenance is checked against it`);
  }
}
if (new Set(manifests.map(({ version }) => version)).size > 1) {
  problems.push("The packages have different versions: run `pnpm release:version`");
}
const open = readdirSync(".changeset").filter((name) => /^(?!README).*\.md$/u.test(name));
if (open.length > 0) problems.push(`${open.length} changesets wait: run \`pnpm release:version\``);
const dirty = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (dirty !== "") problems.push("There are uncommitted changes");
if (problems.length > 0) {
  console.error(`Not published:\n- ${problems.join("\n- ")}`);
  process.exit(1);
}
const shell = process.platform === "win32";
execFileSync("pnpm", ["run", "packages"], { stdio: "inherit", shell });
execFileSync("pnpm", ["exec", "changeset", "publish"], { stdio: "inherit", shell });
