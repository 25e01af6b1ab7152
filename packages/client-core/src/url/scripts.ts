/**
 * Scripts in everyday use (UAX 31, Recommended Scripts) that are no part of a combination below, and
 * one more that has a public suffix.
 */
const single = [
  ..."Cyrillic Greek Arabic Hebrew Devanagari Thai Armenian Georgian Bengali Tamil".split(" "),
  ..."Telugu Kannada Malayalam Gujarati Gurmukhi Oriya Sinhala Lao Khmer Myanmar".split(" "),
  ..."Tibetan Ethiopic Thaana Balinese".split(" "),
] as const;
const eastAsian = ["Han", "Hiragana", "Katakana", "Bopomofo", "Hangul"] as const;
const everyday = ["Latin", ...eastAsian, ...single];

const writtenIn = (...scripts: string[]) => {
  const classes = ["Common", "Inherited", ...scripts].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${classes.join("")}]*$`, "u");
};

// UTS 39, Highly Restrictive: one script, or Latin with the scripts of one East Asian language.
// Only plain Latin letters go with those: "héllo中国" is nobody's way of writing.
const allowedMixes = [
  writtenIn("Latin"),
  ...single.map((script) => writtenIn(script)),
  ...[
    ["Han", "Hiragana", "Katakana"],
    ["Han", "Bopomofo"],
    ["Han", "Hangul"],
  ].map((scripts) => writtenIn(...scripts)),
];
const plainLatin = /[a-z]/gu;

const members = new Map(
  everyday.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const),
);

/** @returns whether a reader of one language could have written this */
export function isOneWriting(text: string): boolean {
  if (allowedMixes.some((mix) => mix.test(text))) return true;
  const withoutLatin = text.replace(plainLatin, "");
  return (
    withoutLatin !== text &&
    /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}]/u.test(text) &&
    allowedMixes.slice(-3).some((mix) => mix.test(withoutLatin))
  );
}

/** Names of the everyday scripts with letters in the text, in a fixed order. */
export function scriptsIn(text: string): string[] {
  return everyday.filter((script) => members.get(script)?.test(text));
}

/** Top-level domains under which a script is at home, besides those written in it. */
const homes =
  "am Armenian;id Balinese;gr Greek;cy Greek;il Hebrew;th Thai;la Lao;kh Khmer;mm Myanmar;ge Georgian;et Ethiopic;er Ethiopic;np Devanagari;bd Bengali;lk Sinhala Tamil;sg Tamil;pk Gurmukhi;in Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Tamil Telugu";
const cyrillicHomes = /^(?:bg|by|k[gz]|m[dekn]|r[su]|su|tj|u[az])$/u;

/** @param topLevel the last label, decoded */
export function isAtHome(script: string, topLevel: string): boolean {
  if (members.get(script)?.test(topLevel)) return true;
  if (script === "Cyrillic") return cyrillicHomes.test(topLevel);
  const home = homes.split(";").find((entry) => entry.startsWith(`${topLevel} `));
  return home?.includes(script) ?? false;
}
