// Names of secrets that are written so that only an eye reads them, and text that only looks like it.
import { describe, expect, it } from "vitest";
import { secretOf } from "../test/secretOf.js";

describe("a secret's name is read as an eye does", () => {
  it.each([
    ["spaced out", "p a s s w o r d"],
    ["with dots", "P.a.s.s.w.o.r.d"],
    ["with hyphens, after a word", "Your p-a-s-s-w-o-r-d"],
    ["with underscores", "p_a_s_s_w_o_r_d"],
    ["three letters", "P I N"],
    ["three letters after a hyphen of their own", "– P I N"],
    ["letters of other scripts, spaced out", "\u0440 i n"],
    ["black squares", "\u{1f17f}\u{1f170}\u{1f182}\u{1f182}\u{1f186}\u{1f17e}\u{1f181}\u{1f173}"],
    ["black circles", "\u{1f15f}\u{1f158}\u{1f15d}"],
    ["signs of flags", "\u{1f1f5}\u{1f1ee}\u{1f1f3}"],
    ["the first and the last sign", "\u{1f170}pi ke\u{1f188}"],
    ["small capitals", "ᴘᴀꜱꜱᴡᴏʀᴅ"],
    ["the first and the last small capital", "ᴀpi key"],
    ["wide letters and Cyrillic", "Ｐ\u0430ss\u2800word"],
    ["Cyrillic at the beginning", "\u0440assword"],
    ["Cyrillic at the end", "toke\u043f \u0440i\u043d, \u0440in"],
    ["a dollar sign inside", "Pa$$word"],
    ["a dollar sign at the beginning", "$ecret"],
    ["an at sign", "@pi key"],
    ["digits inside", "S3cr3t"],
    ["a digit at the beginning", "0tp"],
    ["a digit at the end before a counter", "t0k3n2"],
    ["accents", "P\u00e0ssw\u00f6rd"],
    ["accents that stand alone", "Pa\u0301sswo\u0308rd"],
  ])("%s [F-18]", (_, title) => {
    expect(secretOf("field", { title })).toBe("title");
  });

  it("but not in letters that only stand alone, or beside others [F-18]", () => {
    for (const title of [
      "A B C D",
      "Plan A. B. C.",
      "Grades a-b-c-d-e",
      "U.S.A. state",
      "Step P I N2",
      "2P I N",
      "P I Night",
      "XP I N",
      "p i-n",
      "PI N",
      "p+i+n",
    ]) {
      expect([title, secretOf("field", { title })]).toEqual([title, undefined]);
    }
  });

  it("but not in words of another script that hold no Latin letter [F-18]", () => {
    for (const title of ["\u043e\u0442\u0440", "\u0441\u0432\u0441", "\u0130\u0130"]) {
      expect([title, secretOf("field", { title })]).toEqual([title, undefined]);
    }
    expect(secretOf("field", { title: "o\u0442\u0440" })).toBe("title");
  });
});

describe("a number beside a name", () => {
  it.each(["password2", "password12", "PASSWORD0", "token3", "token30", "pin_3", "cvv0"])(
    "counts the fields: %s [F-18]",
    (key) => {
      expect(secretOf(key)).toBe("key");
    },
  );

  it("is not read as a letter [F-18]", () => {
    expect(secretOf("field", { title: "PIN 3" })).toBe("title");
    expect(secretOf("field", { title: "t0 ken" })).toBeUndefined();
  });
});
