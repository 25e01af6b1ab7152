import { isAtHome } from "../scripts.js";
import { isAllowedCharacter } from "../tables.js";

/** Letters that are at home in one country and pass for another letter everywhere else. */
const atHomeIn: { readonly [character: string]: readonly string[] } = {
  þ: ["is", "fo"],
  ð: ["is", "fo"],
  ə: ["az"],
  // Welsh
  ẁ: ["uk", "wales", "cymru"],
  ẃ: ["uk", "wales", "cymru"],
  ẅ: ["uk", "wales", "cymru"],
};
/** Latin Extended Additional, but for the letters of Vietnamese. */
const rareLatin = /[\u1e00-\u1e9f\u1efa-\u1eff]/u;
/** A script in limited use, so nothing of it is allowed elsewhere; it looks like no other. */
const balinese = /\p{Script=Balinese}/u;
const catalanDot = /(?<=l)·(?=l)/gu;

/**
 * @param topLevel the last label of the host, decoded
 * @returns the characters of the label that everyday names are not made of, each once
 */
export function findRestricted(label: string, topLevel: string): string[] {
  const text = topLevel === "cat" ? label.replace(catalanDot, "") : label;
  return [...new Set(text)].filter((character) => isRestricted(character, topLevel));
}

function isRestricted(character: string, topLevel: string): boolean {
  if (balinese.test(character) && isAtHome("Balinese", topLevel)) return false;
  if (character === "·" || !isAllowedCharacter(character)) return true;
  const homes = atHomeIn[character];
  return homes ? !homes.includes(topLevel) : rareLatin.test(character);
}

/** Names characters so that nothing of them can hide or reorder: "U+200B U+202E". */
export function nameCharacters(characters: Iterable<string>): string {
  return [...characters]
    .map((character) => {
      const point = character.codePointAt(0) ?? 0;
      return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    })
    .join(" ");
}
