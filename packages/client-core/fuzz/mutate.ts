import type { Random } from "./random.js";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface MutationSources {
  random: Random;
  /** Texts that mean something to the reader: keywords, schemes, hidden characters. */
  words: readonly string[];
  /** Another input of the corpus, to take a piece of. */
  other: () => Json;
}

const numbers = [0, -0, 1, -1, 2, 0.1, 1e21, 5e-324, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e308, 1.5];
/** No input of a corpus becomes longer than what is worth reading. */
const longest = 4_000;

/** The input, changed in one to four places. */
export function mutate(input: Json, sources: MutationSources): Json {
  let mutated = input;
  const changes = 1 + sources.random.below(4);
  for (let i = 0; i < changes; i++) mutated = changeSomewhere(mutated, sources);
  return JSON.stringify(mutated).length > longest ? input : mutated;
}

function changeSomewhere(input: Json, sources: MutationSources): Json {
  const { random } = sources;
  const goDeeper = typeof input === "object" && input !== null && random.next() < 0.75;
  if (!goDeeper) return changeHere(input, sources);
  if (Array.isArray(input)) {
    const at = random.below(input.length);
    return input.map((entry, i) => (i === at ? changeSomewhere(entry, sources) : entry));
  }
  const entries = Object.entries(input);
  const at = random.below(entries.length);
  return Object.fromEntries(
    entries.map(([key, value], i) => [key, i === at ? changeSomewhere(value, sources) : value]),
  );
}

function changeHere(input: Json, sources: MutationSources): Json {
  const { random } = sources;
  if (random.next() < 0.1) return pieceOf(sources.other(), random);
  if (typeof input === "string") return changeText(input, sources);
  if (typeof input === "number") return changeNumber(input, random);
  if (Array.isArray(input)) return changeArray(input, sources);
  if (typeof input === "object" && input !== null) return changeObject(input, sources);
  return random.pick<Json>([null, true, false, 0, "", [], {}], null);
}

/** Any value inside another one. */
function pieceOf(input: Json, random: Random): Json {
  if (typeof input !== "object" || input === null || random.next() < 0.3) return input;
  const values = Object.values(input);
  return values.length === 0 ? input : pieceOf(random.pick<Json>(values, null), random);
}

function changeNumber(input: number, random: Random): number {
  const changes = [
    () => random.pick(numbers, 0),
    () => input + 1,
    () => input - 1,
    () => -input,
    () => input / 10,
    () => Math.trunc(input * (random.next() * 4)),
  ];
  const changed = random.pick(changes, () => 0)();
  return Number.isFinite(changed) ? changed : 0;
}

export function changeText(input: string, { random, words, other }: MutationSources): string {
  const at = random.below(input.length + 1);
  const end = Math.min(input.length, at + 1 + random.below(8));
  const [before, cut, after] = [input.slice(0, at), input.slice(at, end), input.slice(end)];
  const piece = pieceOf(other(), random);
  const changes = [
    () => before + after,
    () => before + cut + cut + after,
    () => before + random.pick(words, "") + cut + after,
    () => before + random.pick(words, "") + after,
    () => before + anyCharacter(random) + cut + after,
    () => before + (typeof piece === "string" ? piece : "") + after,
    () => before + cut.repeat(1 + random.below(40)) + after,
    () => before + [...cut].reverse().join("") + after,
    () => before + (random.next() < 0.5 ? cut.toUpperCase() : cut.toLowerCase()) + after,
    () => random.pick(words, ""),
  ];
  return random.pick(changes, () => "")();
}

function anyCharacter(random: Random): string {
  const ends = [0x80, 0x300, 0x800, 0x3000, 0x10000, 0x110000];
  return String.fromCodePoint(random.below(random.pick(ends, 0x80)));
}

function changeArray(input: readonly Json[], sources: MutationSources): Json[] {
  const { random } = sources;
  const at = random.below(input.length + 1);
  const kept = input.slice(0, at);
  const rest = input.slice(at);
  const changes = [
    () => [...kept, ...rest.slice(1)],
    () => [...kept, ...rest.slice(0, 1), ...rest],
    () => [...kept, pieceOf(sources.other(), random), ...rest],
    () => [...rest, ...kept],
    () => [...kept, random.pick(sources.words, ""), ...rest],
  ];
  return random.pick<() => Json[]>(changes, () => [])();
}

function changeObject(input: { [key: string]: Json }, sources: MutationSources): Json {
  const { random, words, other } = sources;
  const entries = Object.entries(input);
  const at = random.below(entries.length + 1);
  const [key = "", value = null] = entries[at] ?? [];
  const others = entries.filter((_, i) => i !== at);
  const piece = other();
  const from = typeof piece === "object" && piece !== null ? Object.entries(piece) : [];
  const changes = [
    () => others,
    () => [...others, [changeText(key, sources), value]],
    () => [...entries, [random.pick(words, ""), pieceOf(piece, random)]],
    () => [...entries, random.pick<[string, Json]>(from, ["", null])],
    () => [...others, [random.pick(words, ""), value]],
  ];
  return Object.fromEntries(random.pick<() => unknown[][]>(changes, () => [])());
}
