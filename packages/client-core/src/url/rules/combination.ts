import type { Target, TargetIndex } from "../known.js";
import { toLatin } from "../skeleton.js";

/** Words that only a page about security needs next to a brand. */
const strong =
  "2fa|account|accounts|auth|authenticate|authentication|authorize|confirm|confirmation|credentials?|identity|login|logon|mfa|oauth|otp|passcode|password|protect|reactivate|recover|recovery|refund|reset|restore|secure|secured|security|signin|signon|sso|unblock|unlock|validate|validation|verification|verified|verify|wallet";
/** Words that honest sites have next to a brand as well: two of them are one too many. */
const weak =
  "access|alerts?|bank|billing|care|customer|help|helpdesk|id|invoice|my|notice|pay|payments?|renew|service|services|support|update|upgrade|web|www";
const someWords = new RegExp(`^(?:${strong}|${weak}|\\d)+$`, "u");
const strongWord = new RegExp(strong, "u");
const weakWord = new RegExp(`^(?:${weak})$`, "u");

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
  return text.replace(/(?<=[a-z][01]*)[01](?=[01]*(?:[a-z-]|$))/gu, (digit) =>
    digit === "0" ? "o" : "l",
  );
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
  if (!glued.every((part) => someWords.test(part))) return undefined;
  const parts = [...before, ...after].filter((part) => someWords.test(part));
  const word = parts.map((part) => strongWord.exec(part)?.[0]).find((found) => found);
  if (word) return word;
  const soft = parts.filter((part) => weakWord.test(part));
  return soft.length > 1 ? soft[0] : undefined;
}
