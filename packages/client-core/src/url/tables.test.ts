import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findLookalike, isAllowedCharacter } from "./tables.js";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

describe("generated tables", () => {
  it("are what their script makes of the Unicode data", () => {
    const script = path("../../scripts/build-url-tables.mjs");
    const run = () => execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" });
    expect(run).not.toThrow();
  }, 60_000);

  it("take at most 8 KB of the address check", () => {
    const size = gzipSync(readFileSync(path("./tables.generated.ts"))).length;
    expect(size).toBeLessThan(8 * 1024);
  });

  it("know what everyday names are made of", () => {
    for (const character of "aübßñжαאعकไ한日かカㄅ") {
      expect([character, isAllowedCharacter(character)]).toEqual([character, true]);
    }
    for (const character of "ɡᴀⵏꓳ𐌀╱®‧ʼǃ") {
      expect([character, isAllowedCharacter(character)]).toEqual([character, false]);
    }
  });

  it("know what letters look like", () => {
    expect(findLookalike("а")).toEqual({ latin: "a", strict: true });
    expect(findLookalike("ш")).toEqual({ latin: "w", strict: false });
    expect(findLookalike("ж")).toEqual({ latin: "x", strict: false });
    expect(findLookalike("б")).toMatchObject({ latin: "6" });
    expect(findLookalike("字")).toBeUndefined();
  });
});
