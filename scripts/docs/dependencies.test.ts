import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const packages = ["client-core", "elicitation-react"];

describe("docs/dependencies.md", () => {
  it("has a measured row and a reason for each run-time dependency, in the version that is pinned", () => {
    const page = read("docs/dependencies.md");
    const catalog = read("pnpm-workspace.yaml");
    const named = packages.flatMap((name) =>
      Object.keys(JSON.parse(read(`packages/${name}/package.json`)).dependencies),
    );
    // tldts comes inside the url entry.
    const own = [...named.filter((name) => !name.startsWith("@askback/")), "tldts"];
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) {
      const pinned = catalog
        .split("\n")
        .map((line) => line.trim().replaceAll('"', ""))
        .find((line) => line.startsWith(`${name}: `));
      const version = pinned?.slice(name.length + 2);
      expect(page, name).toContain(`| \`${name}\` | ${version} |`);
      expect(page, name).toContain(`**${name}** `);
    }
  });
});
