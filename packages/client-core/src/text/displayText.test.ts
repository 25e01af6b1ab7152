import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayText } from "./index.js";

/** A string's code points, because the characters at issue cannot be seen in a failure message. */
const points = (text: string) => Array.from(text, (char) => char.codePointAt(0)?.toString(16));

describe("text that is safe already stays as it is", () => {
  it.each([
    ["Latin", "Größe: 3 × 4 — “naïve” façade, Ångström ﬁ"],
    ["decomposed Latin", "Ti\u0065\u0302\u0301ng Vi\u0065\u0323\u0302t"],
    ["Cyrillic", "Введите, пожалуйста, адрес № 7"],
    ["Greek", "Όνομα χρήστη"],
    ["Arabic", "مَرْحَبًا بِكَ ۞ ١٢٣"],
    ["Persian with non-joiners", "می‌خواهم کتاب‌ها را ببینم"],
    ["a joined Arabic letter on its own", "۱۴۰۲ ه\u200d"],
    ["Hebrew with points and cantillation", "בְּרֵאשִׁ֖ית"],
    ["Devanagari", "क्षेत्र का नाम"],
    ["Devanagari with joiners", "क्\u200dष क्\u200cष"],
    ["Bengali ra, joiner, virama", "র\u200d্যাব"],
    ["Malayalam with a chillu of old", "അവന്\u200d"],
    ["Sinhala", "ශ්\u200dරී ලංකා"],
    ["Tamil", "தமிழ்"],
    ["Thai", "กรุณากรอกชื่อ"],
    ["Tibetan", "བོད་སྐད་"],
    ["Han", "请输入您的姓名。"],
    ["Han with a variant selector", "葛\u{e0100}城"],
    ["Japanese", "お名前を入力してください"],
    ["Korean", "이름을 입력하세요"],
    ["emoji families", "👩\u200d👩\u200d👧\u200d👦 👩🏽\u200d💻 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈"],
    ["keycaps and text style", "1\ufe0f\u20e3 #\ufe0f\u20e3 ☎\ufe0e"],
    ["a flag of tags", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["markup, which is text", '<b onclick="x">[a](javascript:1)</b> & **b**'],
    ["lines and tabs", "one\n\ntwo\tthree"],
  ])("%s [P-03, P-04]", (_, text) => {
    expect(points(displayText(text))).toEqual(points(text));
  });
});

describe("what could reorder or hide text goes", () => {
  it.each([
    ["bidirectional overrides", "a\u202eb\u202cc\u2066d\u2069e\u200ef\u061cg", "abcdefg"],
    ["zero-width characters", "a\u200bb\ufeffc\u2060d\u00ade\u034ff", "abcdef"],
    ["joiners between Latin letters", "pay\u200dpal pay\u200cpal", "paypal paypal"],
    ["rows of joiners", "می\u200c\u200c\u200cخ", "می\u200cخ"],
    ["joiners after spaces", "a \u200d \u200c b", "a   b"],
    ["selectors on letters", "a\ufe0fb\u{e0101}", "ab"],
    ["text in tags", "a\u{e0068}\u{e0069}\u{e007f}", "a"],
    ["text in tags on the flag", "\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}", "\u{1f3f4}"],
    ["fillers", "a\u3164\uffa0\u115f\u1160b", "ab"],
    ["controls", "a\u0000\u001b[31mb\u007f\u009bc", "a[31mbc"],
    ["lone surrogates", "a\ud800b\udc00c", "abc"],
    ["annotations", "a\ufff9b\ufffac\ufffbd", "abcd"],
  ])("%s [P-04]", (_, text, shown) => {
    expect(points(displayText(text))).toEqual(points(shown));
  });

  it("replaces private-use characters, where icon fonts draw the host's own signs [P-05]", () => {
    expect(displayText("\ue000 verified \u{f0001}")).toBe("\ufffd verified \ufffd");
  });

  it("keeps towers of marks out of the lines around them [P-04]", () => {
    expect(displayText(`a${"\u0301".repeat(500)}b`)).toBe(`a${"\u0301".repeat(8)}b`);
  });

  it("turns every kind of line break into a line feed [P-03]", () => {
    expect(displayText("a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh\n\ni")).toBe(
      "a\nb\nc\nd\ne\nf\ng\nh\n\ni",
    );
  });
});

describe("length", () => {
  it("cuts at code points and says so with an ellipsis", () => {
    expect(displayText("😀😀😀😀", 3)).toBe("😀😀…");
    expect(displayText("😀😀😀", 3)).toBe("😀😀😀");
  });

  it("leaves no joiner hanging at the cut", () => {
    expect(points(displayText("👩\u200d👩\u200d👧", 3))).toEqual(points("👩…"));
  });

  it("does not look at more of a megabyte than it shows", () => {
    const text = displayText("\u202e".repeat(1_000_000), 100);
    expect(text).toBe("…");
  });

  it.each([undefined, null, 7, {}, [], Symbol("x")])(
    "is empty for what is no text: %s",
    (value) => {
      expect(displayText(value)).toBe("");
    },
  );
});

describe("arbitrary text", () => {
  const nasty = fc.constantFrom(
    ..."\u200c\u200d\u200b\u202e\u2066\u061c\ufe0f\ufe0e\u180b\u00ad\u034f\n\r\t\u0000\u0301\u0915\u094d\u0645\u06cc\u7f8e\u1820a1# ",
    ..."👩🏽❤🏴\u{e0067}\u{e0062}\u{e007f}\u{e0100}\u{e0001}\u{10ffff}",
    "\ud800",
    "\udc00",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(nasty, { maxLength: 40 }).map((list) => list.join("")),
  );

  it("holds no control, bidirectional or lone zero-width character afterwards [P-04]", () => {
    fc.assert(
      fc.property(text, (input) => {
        const shown = displayText(input);
        expect(points(shown.replace(/[\t\n]/gu, ""))).not.toContainEqual(
          expect.stringMatching(/^(?:[01]?[\da-f]|7f|[89][\da-f])$/u),
        );
        expect(shown).not.toMatch(/\p{Cs}|\p{Co}|\p{Bidi_C}|[\u200b\u2060-\u206f\ufeff\u00ad]/u);
        expect(shown).not.toMatch(
          /[\u200c\u200d]{2}|[\p{ASCII}\p{Zs}][\u200c\u200d]|^[\u200c\u200d]/u,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("cleans text once and for all, within its length [P-04]", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (input, maxLength) => {
        const shown = displayText(input, maxLength);
        expect(points(displayText(shown, maxLength))).toEqual(points(shown));
        expect(Array.from(shown).length).toBeLessThanOrEqual(maxLength);
      }),
      { numRuns: 2_000 },
    );
  });

  it("keeps every line [P-03]", () => {
    fc.assert(
      fc.property(fc.array(text), (lines) => {
        const plain = lines.map((line) => line.replace(/[\r\n\u0085\u2028\u2029\v\f]/gu, ""));
        expect(displayText(plain.join("\n")).split("\n")).toHaveLength(Math.max(plain.length, 1));
      }),
    );
  });
});
