import type { Target, TargetIndex } from "../known.js";
import { toLatin } from "../skeleton.js";

const words = [
  ..."login logon signin signon signup sso auth oauth authenticate authentication".split(" "),
  ..."authorize authorization verify verified verification validate validation confirm".split(" "),
  ..."confirmation secure secured security safe safety protect account accounts myaccount".split(
    " ",
  ),
  ..."password passwd passcode pin otp mfa 2fa id identity credential credentials wallet".split(
    " ",
  ),
  ..."recover recovery restore unlock reset unblock reactivate update upgrade renew".split(" "),
  ..."billing invoice payment payments pay refund bank banking support help helpdesk".split(" "),
  ..."service services customer customercare care alert alerts notice access".split(" "),
].sort((a, b) => b.length - a.length);
/** Words that go with a brand on honest sites as well count only next to another one. */
const weak = new Set(
  "id pay payment payments help care service services customer update upgrade safe safety bank access notice alert alerts".split(
    " ",
  ),
);
const allWords = new RegExp(`^(?:${words.join("|")})+$`, "u");
const filler =
  /^(?:www\d?|web|my|the|app|apps|mail|online|official|user|client|portal|page|site|center|centre|team|us|uk|eu|com|net|org|\d+)$/u;

export interface Combination {
  target: Target;
  word: string;
}

/**
 * @param name label left of the suffix, decoded
 * @returns a brand that stands in the name next to a word of security, but not inside another word
 */
export function findCombination(
  name: string,
  indexes: readonly TargetIndex[],
): Combination | undefined {
  const text = undoDigits(toLatin(name));
  for (const index of indexes) {
    for (const target of index.domains.values()) {
      const word = findWord(text, target.name);
      if (word) return { target, word };
    }
  }
  return undefined;
}

/** "paypa1-login" means paypal: digits between letters are read as letters. */
function undoDigits(text: string): string {
  return text.replace(/(?<=[a-z])[01](?=[a-z-]|$)/gu, (digit) => (digit === "0" ? "o" : "l"));
}

function findWord(text: string, brand: string): string | undefined {
  const at = text.indexOf(brand);
  if (at < 0 || text === brand) return undefined;
  const before = text.slice(0, at).split("-");
  const after = text.slice(at + brand.length).split("-");
  const glued = [before.at(-1) ?? "", after[0] ?? ""].filter((part) => part !== "");
  // Glued to the brand only security words count: "pineapple-support" is about fruit. A short brand
  // is found in any word, so it has to stand alone.
  if (brand.length < 4 && glued.length > 0) return undefined;
  if (!glued.every((part) => allWords.test(part) || filler.test(part))) return undefined;
  const parts = [...before, ...after].filter((part) => allWords.test(part));
  const isStrong = parts.some((part) => !weak.has(part)) || parts.length > 1;
  return isStrong ? (parts.find((part) => !weak.has(part)) ?? parts[0]) : undefined;
}
