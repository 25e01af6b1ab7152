import { describe, expect, it } from "vitest";
import { readableArguments } from "./readable.js";

describe("arguments of a call as text [P-02]", () => {
  it("lists the top-level names and writes what is inside them as JSON", () => {
    const { entries, more } = readableArguments({
      to: "LIS",
      n: 2,
      opts: { seat: "w" },
      no: false,
    });
    expect(more).toBe(0);
    expect(entries).toEqual([
      { name: "to", value: "LIS" },
      { name: "n", value: "2" },
      { name: "opts", value: '{\n  "seat": "w"\n}' },
      { name: "no", value: "false" },
    ]);
  });

  it("neutralises what would reorder or hide text [P-04]", () => {
    const { entries } = readableArguments({ "a\u202eb": "x\u200by" });
    expect(entries).toEqual([{ name: "ab", value: "xy" }]);
  });

  it("survives cycles, getters that throw, and arguments that are no object", () => {
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    expect(readableArguments({ cyclic }).entries[0]?.value).toBe("[object Object]");
    const throws = {
      toJSON() {
        throw new Error("no");
      },
    };
    expect(readableArguments({ throws }).entries[0]?.value).toBe("[object Object]");
    expect(readableArguments("text").entries).toEqual([{ name: "", value: "text" }]);
    expect(readableArguments(undefined).entries).toEqual([]);
  });

  it("lays out a bounded part of arguments without bound", () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n]));
    const { entries, more } = readableArguments({ big: "x".repeat(2_000_000), ...many });
    expect(entries).toHaveLength(50);
    expect(more).toBe(4_951);
    expect(entries[0]?.value.length).toBeLessThanOrEqual(4_000);
  });
});
