import { displayText } from "../src/text/index.js";
import { hasHidden, isRecord, must, type Reader } from "./reader.js";

const hidden = [
  ..."\u200b\u200c\u200d\u202a\u202e\u2066\u2069\u200e\u061c\u00ad\u034f\ufeff\u2060\u180e\u115f\u3164",
  ..."\ufe0e\ufe0f\u{e0100}\u{e0067}\u{e0062}\u{e007f}\u{e0001}\u180b\u2028\u2029\u0085\u0000\u001b\u007f",
  "\ud800",
  "\udc00",
  "\ue000",
];
const visible = [
  "👩",
  "🏽",
  "🏴",
  "❤",
  "क",
  "्",
  "ب",
  "ه",
  "中",
  "ᠠ",
  "a",
  "1",
  "#",
  "\u0301",
  "\r\n",
];

/** Input: { text, maxLength? } */
export const text: Reader = {
  name: "text",
  rooms: ["text"],
  words: [...hidden, ...visible],
  seeds: [
    ...[...hidden, ...visible].map((char) => ({ text: `a${char}b` })),
    { text: "می‌خواهم क्‍ष 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 葛󠄀" },
    { text: "one\r\n\r\ntwo\tthree\u2028four", maxLength: 9 },
    { text: 7 },
    {},
  ],
  async check(input) {
    const given = isRecord(input) ? input : { text: input };
    const wanted = given.maxLength;
    const maxLength =
      typeof wanted === "number" ? Math.min(50_000, Math.max(1, Math.trunc(wanted))) : 10_000;
    const shown = displayText(given.text, maxLength);
    must(!hasHidden(shown, "\t\n"), "nothing hidden is left");
    must(!/[\u{e0020}-\u{e007e}](?![\u{e0020}-\u{e007f}])/u.test(shown), "no open tag is left");
    must(!/[\u200c\u200d]{2}/u.test(shown), "joiners stand alone");
    must(
      !/^(?:\u200c|\u200d|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])/u.test(shown),
      "none stands in front",
    );
    must(
      !/[A-Za-z\s](?:\u200c|\u200d|[\ufe00-\ufe0f])/u.test(shown),
      "none stands after Latin letters",
    );
    must(!/\p{M}{9}/u.test(shown), "no tower of marks");
    must(Array.from(shown).length <= maxLength, "it is as short as was asked for");
    must(displayText(shown, maxLength) === shown, "reading it again changes nothing");
    if (typeof given.text !== "string") {
      must(shown === "", "what is no text is empty");
      return [typeof given.text];
    }
    if (given.text.length > maxLength) return ["cut"];
    const lines = (of: string) => of.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).length;
    must(lines(shown) === lines(given.text), "every line is kept");
    const plain = (of: string) => of.replace(/[^!-~]/gu, "");
    must(plain(shown) === plain(given.text), "every plain character is kept");
    return fates(given.text, shown);
  },
};

const ignorable = /\p{DI}/u;
const scripts = ["Latin", "Arabic", "Devanagari", "Han", "Mongolian", "Common"].map(
  (name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const,
);

/** Which ignorable characters stood behind which script, and whether any was kept. */
function fates(given: string, shown: string): string[] {
  const chars = Array.from(given);
  return chars.flatMap((char, i) => {
    if (!ignorable.test(char)) return [];
    const before = chars[i - 1] ?? "";
    const script = scripts.find(([, pattern]) => pattern.test(before))?.[0] ?? "other";
    const fate = shown.includes(char) ? "kept" : "dropped";
    return [`${char.codePointAt(0)?.toString(16)} after ${script} ${fate}`];
  });
}
