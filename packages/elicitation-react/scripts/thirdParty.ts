import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "tsdown";

/** @returns the text of a package's licence file */
function licenceIn(folder: string): string {
  const name = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
  if (name === undefined) throw new Error(`${folder} has no licence file to be passed on.`);
  return readFileSync(path.join(folder, name), "utf8").trim();
}

/** @returns name and version of each package that modules came from, by the text of its licence */
function byLicence(modules: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const id of modules) {
    const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/u.exec(id) ?? [];
    if (folder === undefined) continue;
    const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const text = licenceIn(folder);
    found.set(text, (found.get(text) ?? new Set()).add(`${name} ${version}`));
  }
  return found;
}

/**
 * Writes THIRD-PARTY.md beside a bundle: the licences of all packages that were taken into it, which
 * whoever passes their code on has to pass on too.
 */
export const thirdParty: Rolldown.Plugin = {
  name: "third-party",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
    const texts = [...byLicence(chunks.flatMap(({ moduleIds }) => moduleIds))].map(
      ([text, names]) => `## ${[...names].sort().join(", ")}\n\n\`\`\`text\n${text}\n\`\`\``,
    );
    const core = readFileSync("../client-core/THIRD-PARTY.md", "utf8").trim();
    this.emitFile({
      type: "asset",
      fileName: "THIRD-PARTY.md",
      source: [
        "# Third-party code in the custom elements",
        ...texts.sort(),
        core.replace(/^# .*/u, "## Inside @askback/client-core"),
        "",
      ].join("\n\n"),
    });
  },
};
