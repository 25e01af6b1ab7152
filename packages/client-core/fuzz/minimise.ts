import type { Json } from "./mutate.js";

/**
 * The smallest input found that still fails, by leaving out more and more of it.
 *
 * @param fails whether an input fails as the first one did
 */
export async function minimise(
  input: Json,
  fails: (input: Json) => Promise<boolean>,
): Promise<Json> {
  let smallest = input;
  let budget = 3_000;
  for (;;) {
    let found = false;
    for (const smaller of smallerOnes(smallest)) {
      if (--budget < 0) return smallest;
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      found = true;
      break;
    }
    if (!found) return smallest;
  }
}

/** Each way to leave something out, the largest pieces first. */
function* smallerOnes(input: Json): Generator<Json> {
  if (typeof input === "string") yield* shorterTexts(input);
  if (typeof input === "number" && input !== 0) yield 0;
  if (typeof input !== "object" || input === null) return;
  yield* Object.values(input);
  if (Array.isArray(input)) {
    for (const i of input.keys()) yield input.filter((_, at) => at !== i);
    for (const [i, entry] of input.entries()) {
      for (const smaller of smallerOnes(entry)) {
        yield input.map((kept, at) => (at === i ? smaller : kept));
      }
    }
    return;
  }
  const entries = Object.entries(input);
  for (const [key] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== key));
  for (const [key, value] of entries) {
    for (const smaller of smallerOnes(value)) {
      yield Object.fromEntries(
        entries.map(([other, kept]) => [other, other === key ? smaller : kept]),
      );
    }
  }
}

function* shorterTexts(text: string): Generator<string> {
  for (let length = text.length; length > 0; length = Math.floor(length / 2)) {
    for (let at = 0; at < text.length; at += length) {
      yield text.slice(0, at) + text.slice(at + length);
    }
  }
}
