import { describe, expect, it } from "vitest";
import { sameJson } from "./json.js";

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = { value };
  return value;
}

describe("sameJson", () => {
  it("compares whatever the order of keys", () => {
    expect(sameJson({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson({ a: undefined }, { b: undefined })).toBe(false);
  });

  it("ends for what a server has nested without end: it is not the same [M-26]", () => {
    expect(sameJson(nested(100), nested(100))).toBe(true);
    expect(sameJson(nested(200_000), nested(200_000))).toBe(false);
  });
});
