import { findLookalike } from "./tables.js";

const marks = /\p{M}/gu;
const plain = /^[\0-\u007f]*$/u;

/** A name with everything beyond ASCII replaced by what it looks like; accents are taken off. */
export function toLatin(name: string): string {
  if (plain.test(name)) return name;
  let latin = "";
  for (const character of name.normalize("NFD").replace(marks, "")) {
    latin += findLookalike(character)?.latin ?? character;
  }
  return latin.normalize("NFC");
}

const alike: { [letters: string]: string } = {
  rn: "m",
  vv: "w",
  cl: "d",
  "0": "o",
  "1": "l",
  i: "l",
};

/**
 * Two names with one skeleton are read as one name at a glance. Only for comparing: letters that
 * are told apart with effort (rn and m, 1, l and i, 0 and o) are one here.
 */
export function skeleton(name: string): string {
  return toLatin(name).replace(/rn|vv|cl|[01i]/gu, (letters) => alike[letters] ?? letters);
}
