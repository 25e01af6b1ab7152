import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
// Left out: what a tool writes from the sources, with anchors of its own, and what the test run writes.
const written = ["docs/api/", "docs/spec-coverage.md"];
const pages = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(
    (page) =>
      page !== "" && !written.some((path) => page.startsWith(path)) && existsSync(join(root, page)),
  );

/** Text without code, in which brackets mean something else. */
function proseOf(page: string): string {
  return readFileSync(join(root, page), "utf8")
    .replace(/^```[\s\S]*?^```/gmu, "")
    .replace(/`[^`\n]*`/gu, "code");
}

/** Names of the headings, as links to them are written. */
function anchorsOf(page: string): Set<string> {
  const headings = readFileSync(join(root, page), "utf8")
    .replace(/^```[\s\S]*?^```/gmu, "")
    .matchAll(/^#+ (.+)$/gmu);
  const times = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, title = ""] of headings) {
    const words = title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "");
    const name = words.replaceAll(" ", "-");
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    // The same heading again gets a number.
    anchors.add(before === 0 ? name : `${name}-${before}`);
  }
  return anchors;
}

/** What is wrong with a link, if anything. */
function fault(page: string, link: string): string | undefined {
  if (/^[a-z]+:/u.test(link)) return;
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : normalize(join(dirname(page), decodeURIComponent(path)));
  if (!existsSync(join(root, target))) return `${link}: there is no ${target}`;
  if (anchor === undefined || statSync(join(root, target)).isDirectory()) return;
  return anchorsOf(target).has(anchor) ? undefined : `${link}: ${target} has no such heading`;
}

describe("links between the pages of this repository", () => {
  it.each(pages)("lead somewhere: %s", (page) => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = ""]) => link);
    expect(links.flatMap((link) => fault(page, link) ?? [])).toEqual([]);
  });

  it("would be noticed otherwise", () => {
    expect(fault("docs/engine.md", "nowhere.md")).toMatch(/there is no docs\/nowhere\.md/u);
    expect(fault("README.md", "docs/engine.md#no-such-part")).toMatch(/no such heading/u);
    expect(fault("docs/engine.md", "#the-loop")).toBeUndefined();
  });
});
