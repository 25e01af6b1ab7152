// Characters that show nothing themselves and that some writing cannot do without. Each is kept only
// where its script uses it, so that it can carry nothing else.

const cursive =
  "(?=\\p{L})[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mandaic}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Phags_Pa}\\p{Script=Adlam}\\p{Script=Hanifi_Rohingya}]";
/** Signs that cancel a vowel and let consonants join: the joiners choose how. */
const virama =
  "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1a60\\u1b44\\u1baa\\ua806\\ua8c4\\ua953\\ua9c0\\u{11046}\\u{1107f}\\u{110b9}\\u{11133}\\u{111c0}\\u{11235}\\u{1134d}]";
const brahmic = "(?=\\p{L})[\\u0900-\\u0dff\\u1000-\\u109f\\u1780-\\u17ff]";
const pictograph = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]";

/** A letter of a cursive script, and the marks on it. */
const afterLetter = `(?<=${cursive}\\p{M}{0,8})`;

const rules = {
  /** Persian and Urdu word parts that stay unjoined; Indic consonants that do. */
  nonJoiner: [`${afterLetter}\\u200c(?=${cursive})`, `(?<=${virama})\\u200c`],
  /** A letter's joined form on its own; Indic half forms; emoji made of several. */
  joiner: [
    `${afterLetter}\\u200d`,
    `(?<=${virama})\\u200d`,
    `(?<=${brahmic})\\u200d(?=${virama})`,
    `(?<=${pictograph}\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})`,
  ],
  /** Text or emoji style; variants of ideographs; variants of Mongolian letters. */
  selector: [
    `(?<=[\\p{Extended_Pictographic}#*0-9])[\\ufe0e\\ufe0f]`,
    `(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]`,
    `(?<=(?=\\p{L})\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]`,
  ],
  /** The flags of England, Scotland and Wales. */
  flag: [
    "(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}",
  ],
};

const invisible =
  "[\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f\\u{e0020}-\\u{e007f}]";
const needed = Object.values(rules).flat().join("|");
/** What is needed is consumed and kept; what is left over is dropped. */
const joiners = new RegExp(`(${needed})|${invisible}`, "gu");
const some = new RegExp(invisible, "u");
const rows = /([\u200c\u200d])[\u200c\u200d]+/gu;

/** More marks than any writing stacks on one letter reach into the lines around it. */
const tower = /(\p{M}{8})[\p{M}\u200c\u200d]+/gu;

/** Drops the joiners, selectors and tags that no script needs where they stand. */
export function dropJoiners(text: string): string {
  if (!some.test(text)) return text.replace(tower, "$1");
  return text
    .replace(rows, "$1")
    .replace(joiners, (_, need?: string) => need ?? "")
    .replace(tower, "$1");
}
