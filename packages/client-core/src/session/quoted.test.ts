import { expect, it } from "vitest";
import { checkResponse } from "./checkResponse.js";
import { quoted } from "./quoted.js";
import { noInterface } from "./roundEndings.js";

it("quotes on one line and cuts what is long, so that a server cannot flood a log", () => {
  expect(quoted("name\nsecond line")).toBe('"name\\nsecond line"');
  expect(quoted("k".repeat(1_000_000))).toBe(`"${"k".repeat(100)}…"`);
});

it.each([
  [null, "null"],
  [12n, "bigint"],
  [Number.NaN, "NaN"],
  [{ card: "4111" }, "an object"],
  [["ok", 4111], "a list of something else"],
])("tells the kind of a wrong answer and never the answer itself: %#", (value, kind) => {
  expect(() => checkResponse("form", { action: "accept", content: { a: value } })).toThrow(
    `content "a" is ${kind};`,
  );
});

it("keeps the whole key where code reads it", () => {
  const key = "k".repeat(1_000);
  expect(noInterface(key, "form").details.key).toBe(key);
});
