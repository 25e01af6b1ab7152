import { describe, expect, it } from "vitest";
import { buildRetry } from "./buildRetry.js";

const params = { name: "book", arguments: { city: "Oslo" }, _meta: { progressToken: 1 } };

describe("buildRetry", () => {
  it("repeats the request with this round's responses and state [M-08] [M-09]", () => {
    const responses = { a: { action: "decline" } };
    expect(buildRetry(params, responses, "s")).toEqual({
      ...params,
      inputResponses: responses,
      requestState: "s",
    });
  });

  it("echoes any state as it is, the empty string included [M-03]", () => {
    for (const state of ["", " ", "null", '{"a":1}', "ünïcode\u0000", "x".repeat(10_000)]) {
      expect(buildRetry(params, undefined, state).requestState).toBe(state);
    }
  });

  it("carries nothing that an earlier round or the original call had [M-04] [M-06]", () => {
    const carried = { ...params, inputResponses: { old: {} }, requestState: "old" };
    expect(buildRetry(carried, undefined, undefined)).toEqual(params);
    expect(buildRetry(carried, { a: {} }, undefined)).toEqual({
      ...params,
      inputResponses: { a: {} },
    });
    expect(carried.requestState).toBe("old");
  });
});
