import type { Json } from "./mutate.js";

/** One of the three functions that read what a server wrote, and what must hold for any input. */
export interface Reader {
  name: "text" | "url" | "schema";
  /** Folders of src whose branches guide the search. */
  rooms: readonly string[];
  /** Pieces of text that mean something to it. */
  words: readonly string[];
  /** Inputs to start from, besides the corpus. */
  seeds: readonly Json[];
  /**
   * @returns what the reader made of it, in a few words each: what nothing has led to before is new
   * @throws Fault when something does not hold
   */
  check(input: Json): Promise<readonly string[]>;
}

/** Something that must hold did not. Errors of other classes are thrown by the reader itself. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** @param what tells two faults apart; without anything of the input */
export function must(holds: boolean, what: string, seen?: unknown): void {
  if (!holds) throw new Fault(seen === undefined ? what : `${what}: ${JSON.stringify(seen)}`);
}

export const isRecord = (value: unknown): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Written anew, character by character, so that it does not share a mistake with what it checks. */
export function hasHidden(text: string, allowed = ""): boolean {
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    if (allowed.includes(char)) continue;
    const isControl = point < 0x20 || (point >= 0x7f && point < 0xa0);
    const isSurrogate = point >= 0xd800 && point < 0xe000;
    const isPrivate = (point >= 0xe000 && point < 0xf900) || point >= 0xf0000;
    const isBidi =
      point === 0x61c ||
      point === 0x200e ||
      point === 0x200f ||
      (point >= 0x202a && point <= 0x202e) ||
      (point >= 0x2066 && point <= 0x2069);
    const isBlank = [0xad, 0x34f, 0x115f, 0x1160, 0x200b, 0x2060, 0x3164, 0xfeff, 0xffa0].includes(
      point,
    );
    if (isControl || isSurrogate || isPrivate || isBidi || isBlank) return true;
  }
  return false;
}
