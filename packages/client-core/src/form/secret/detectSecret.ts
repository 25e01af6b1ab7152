import { lookalikes } from "./lookalikes.js";
import {
  aboutWords,
  askVerbs,
  giveVerbs,
  heads,
  ideographic,
  negators,
  otherKinds,
  phrases,
  postalWords,
  relators,
  suffixes,
  wholeKeys,
} from "./secretWords.js";

type Words = readonly string[];

const toPhrase = (text: string): Words => text.split(" ");
/** By their first word, the longest first. */
const phrasesFrom = new Map<string, Words[]>();
for (const phrase of [...phrases].sort((a, b) => b.length - a.length).map(toPhrase)) {
  const [first = ""] = phrase;
  phrasesFrom.set(first, [...(phrasesFrom.get(first) ?? []), phrase]);
}

/** Whatever a secret's name can begin with: most words are none of these, and need no closer look. */
const beginnings = new Set([...phrasesFrom.keys(), ...heads].flatMap((word) => [word, `${word}s`]));
const endsLikeSecret = new RegExp(`(?:${suffixes.join("|")})s?$`, "u");
const mayBegin = (word: string): boolean => beginnings.has(word) || endsLikeSecret.test(word);

/** Text longer than this asks for more than a secret; its beginning is what names the field. */
const maxLength = 600;

/** Whether a title, description or question asks for a secret. */
export function asksForSecret(text: string): boolean {
  const plain = fold(text.slice(0, maxLength)).replace(abbreviations, "");
  if (hasIdeographic(plain)) return true;
  return plain.split(/[.!?;:)\]}\n؟。]/u).some(sentenceAsks);
}

/** "e.g. a password" is no end of a sentence. */
const abbreviations = /(?<![\p{L}\p{N}])(?:e\.g\.|i\.e\.|z\. ?b\.|p\. ?ex\.|p\. ?ej\.)/gu;

/**
 * A refusal reaches as far as its list does: "do not send us your address, PIN, or password", "never
 * enter secrets (API keys, tokens)". What asks in its own words ends it.
 */
function sentenceAsks(sentence: string): boolean {
  let refusing = false;
  return sentence.split(/[,([{"“”«»،、]/u).some((part) => {
    const words = wordsOf(part);
    if (refuses(words)) refusing = true;
    else if (words.some((word) => askVerbs.has(word))) refusing = false;
    return !refusing && partAsks(words);
  });
}

/** Says what is not to be given: with a verb of giving, or with the secret's own name. */
function refuses(words: Words): boolean {
  const from = words.findIndex((word) => negators.has(word));
  if (from < 0) return false;
  return (
    words.some((word) => askVerbs.has(word) || giveVerbs.has(word)) ||
    words.some((_, start) => start > from && secretAt(words, start) > 0)
  );
}

/** Whether a key does: `userPassword`, `API_KEY`, `db.pass`. */
export function keyAsksForSecret(key: string): boolean {
  const spaced = key
    .slice(0, maxLength)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  const words = wordsOf(fold(spaced));
  return wholeKeys.includes(words.join(" ")) || hasIdeographic(fold(key)) || partAsks(words);
}

/** Whether the words belong to an address, where a PIN code is a postal code. */
export const isAboutPlaces = (text: string): boolean =>
  wordsOf(fold(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))).some((word) => postalWords.has(word));

/** Whether the words name a PIN and nothing else that is secret. */
export const isPinOnly = (text: string): boolean => {
  const words = wordsOf(fold(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")));
  return words.includes("pin") && !partAsks(words.filter((word) => word !== "pin"));
};

function partAsks(words: Words): boolean {
  return words.some((_, start) => {
    const length = secretAt(words, start);
    return length > 0 && isAskedFor(words, start, length);
  });
}

/** How many words the name of a secret takes from here; 0 when there is none. */
function secretAt(words: Words, start: number): number {
  const own = words[start] ?? "";
  if (!mayBegin(own)) return 0;
  const phrase = [own, own.replace(/s$/u, "")]
    .flatMap((first) => phrasesFrom.get(first) ?? [])
    .find((candidate) => candidate.every((word, i) => isWord(words[start + i], word)));
  if (phrase && !isOtherKind(words, start, phrase.join(" "))) return phrase.length;
  if (endsLikeSecret.test(own)) return 1;
  return isHead(words, start) ? 1 : 0;
}

const isWord = (word: string | undefined, expected: string): boolean =>
  word === expected || word === `${expected}s`;

function isHead(words: Words, start: number): boolean {
  const word = words[start] ?? "";
  const head = heads.find(
    (candidate) => candidate === word || (candidate === "credential" && word === "credentials"),
  );
  if (!head || isOtherKind(words, start, head)) return false;
  const rest = words.slice(start + 1);
  // "PIN code", "PIN number", "pin 2"
  const tail = head === "pin" ? rest.filter((next) => !/^(?:code|number|\d+)$/u.test(next)) : rest;
  const [next] = tail;
  if (next === undefined || askVerbs.has(next)) return true;
  return head !== "pin" && next !== "to" && relators.has(next);
}

function isOtherKind(words: Words, start: number, name: string): boolean {
  const before = words.slice(0, start).join(" ");
  const kinds = otherKinds[name] ?? [];
  return kinds.some((kind) => before === kind || before.endsWith(` ${kind}`));
}

/** "password min length" */
const bounds: ReadonlySet<string> = new Set(["min", "max", "minimum", "maximum"]);

/** A secret is named; is it what the field asks for? */
function isAskedFor(words: Words, start: number, length: number): boolean {
  const before = words.slice(0, start);
  if (before.some((word) => negators.has(word))) return false;
  const [next = "", afterNext = ""] = words.slice(start + length);
  if (aboutWords.has(bounds.has(next) ? afterNext : next)) return false;
  const asked = before.slice(before.findLastIndex((word) => askVerbs.has(word)) + 1);
  return asked.length <= 6 && !asked.some((word) => relators.has(word));
}

function wordsOf(text: string): Words {
  return text
    .split(/[^\p{L}\p{N}]/u)
    .map((word) => withoutCounter(word.replace(/^(?:[وبل]?ال|لل)(?=.{2})/u, "")))
    .filter(Boolean);
}

/** `password2` is one of several. */
const withoutCounter = (word: string): string => word.replace(/(?<=\p{L})\d+$/u, "");

/** Within Latin words these stand for letters as well. */
const imitated: { readonly [char: string]: string } = Object.assign(Object.create(null), {
  ...lookalikes,
  "0": "o",
  "@": "a",
  $: "s",
  "3": "e",
});
/** Letters that no script writes a word with: they are read as Latin wherever they stand. */
const drawn = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}ᴀ-ᴢꜰꜱ]/gu;
/** "p a s s w o r d" and "p.a.s.s.w.o.r.d" */
const spaced = /\p{L}([ ._-])(?<![\p{L}\p{N}]..)\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

const ascii = /^[ -~]*$/u;

/** All of those words have letters beyond ASCII. */
const hasIdeographic = (text: string): boolean => !ascii.test(text) && ideographic.test(text);

/** Lower case, compatibility forms and accents away, lookalikes within Latin words read as Latin. */
function fold(text: string): string {
  const isAscii = ascii.test(text);
  const plain = joined(isAscii ? text : unaccented(text).replace(drawn, latinOf))
    .toLowerCase()
    .replace(/['’]/gu, " ");
  // Most text is ASCII without anything that imitates: then there is nothing to be done.
  if (isAscii && !/[@$\d]/u.test(plain)) return plain;
  return plain.replace(/[\p{L}\p{N}@$]*[a-z][\p{L}\p{N}@$]*/gu, (word) =>
    /^[a-z]*\d*$/u.test(word) ? word : word.replace(/./gu, (char) => imitated[char] ?? char),
  );
}

const latinOf = (char: string): string => lookalikes[char] ?? char;

const joined = (text: string): string =>
  text.replace(spaced, (letters) => letters.replace(/[ ._-]/gu, ""));

const unaccented = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0640\u064b-\u0652]/gu, "")
    .normalize("NFC")
    .replace(/[أإآ]/gu, "ا");
