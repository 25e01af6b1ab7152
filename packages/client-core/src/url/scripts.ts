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
const homes: { readonly [script: string]: string } = {
  Arabic: "ae bh dz eg iq ir jo kw lb ly ma om pk ps qa sa sd sy tn ye",
  Armenian: "am",
  Balinese: "id",
  Bengali: "bd in",
  Cyrillic: "bg by kg kz md me mk mn rs ru su tj ua uz",
  Devanagari: "in np",
  Ethiopic: "er et",
  Georgian: "ge",
  Greek: "cy gr",
  Gujarati: "in",
  Gurmukhi: "in pk",
  Hebrew: "il",
  Kannada: "in",
  Khmer: "kh",
  Lao: "la",
  Malayalam: "in",
  Myanmar: "mm",
  Oriya: "in",
  Sinhala: "lk",
  Tamil: "in lk sg",
  Telugu: "in",
  Thai: "th",
};

/** @param topLevel the last label, decoded */
export function isAtHome(script: string, topLevel: string): boolean {
  const isOwn = members.get(script)?.test(topLevel) ?? false;
  return isOwn || (homes[script]?.split(" ").includes(topLevel) ?? false);
}
