// Loaded only for a form that has a pattern: the linear-time engine, and how it is asked.
import { RE2JS } from "re2js";
import { translatePattern } from "./translatePattern.js";
import type { PatternTest } from "./types.js";

/** Instructions of all compiled patterns of a form together. Measured: 4,000 compile in 25 ms. */
const maxInstructions = 10_000;
/** Instructions times characters, for all patterns of a form together: one check of the form. */
const maxSteps = 4_000_000;

/** Why a pattern is left to the server. */
export type PatternRefusal = "engine" | "too-costly" | "syntax";

/** @param fields how many of the form's fields have a pattern: they share the time of one check */
export function createCompiler(fields: number): (pattern: string) => PatternTest | PatternRefusal {
  const steps = maxSteps / fields;
  let instructions = 0;
  return (pattern) => {
    if (instructions > maxInstructions) return "too-costly";
    const translated = translatePattern(pattern);
    if (translated === undefined) return "syntax";
    try {
      const expression = RE2JS.compile(translated);
      const size = expression.programSize();
      instructions += size;
      if (instructions > maxInstructions) return "too-costly";
      return testOf((text) => expression.test(text), steps / size);
    } catch {
      return "syntax";
    }
  };
}

function testOf(matches: (text: string) => boolean, maxLength: number): PatternTest {
  return (texts) => {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (length > maxLength) return [];
    return texts.flatMap((text, i) => (matches(text) ? [] : [i]));
  };
}
