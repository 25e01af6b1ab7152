import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookOf } from "./look.js";

/** The same text in the wide forms that East Asian writing has of these signs. */
const wide = (text: string) =>
  text.replace(/[!-~]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

describe("how a label looks", () => {
  it("is the same in plain and in wide letters [P-04]", () => {
    const plain = fc.string({ unit: "grapheme-ascii" });
    fc.assert(fc.property(plain, (text) => lookOf(wide(text)) === lookOf(text)));
  });

  it.each([
    ["Item 10", "ltem lO"],
    ["  I  am | here ", "i am 1 here"],
    ["paypal", "pаypаl"],
  ])("takes %j and %j for one", (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it("tells apart what looks different", () => {
    expect(lookOf("Item 2")).not.toBe(lookOf("Item 3"));
  });
});
