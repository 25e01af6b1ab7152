import { patternOf } from "./finish.js";
import type { SchemaProblem } from "./problems.js";
import { translatePattern } from "./translatePattern.js";
import type { FieldModel, FormModel, PatternTest } from "./types.js";

/** Instructions of all compiled patterns of a form together. Measured: 4,000 compile in 25 ms. */
const maxInstructions = 10_000;
/** Instructions times characters, for all patterns of a form together: one check of the form. */
const maxSteps = 4_000_000;

/**
 * Loads the linear-time engine and compiles the patterns of the form, so that `checkDrafts` can
 * stay synchronous. A form without patterns comes back as it is, and nothing is loaded.
 *
 * Never rejects: a pattern that the engine cannot express, that costs too much, or for which the
 * engine could not be loaded is left to the server, and a `pattern-ignored` problem says so.
 * Text too long for its pattern's share of the time is left to the server as well.
 */
export async function prepareForm(form: FormModel): Promise<FormModel> {
  if (form.patterns !== "pending") return form;
  const engine = await import("re2js").catch(() => undefined);
  const problems: SchemaProblem[] = [...form.problems];
  const steps = maxSteps / form.fields.filter((field) => patternOf(field) !== undefined).length;
  const compiled = new Map<string, PatternTest | string>();
  let instructions = 0;

  const compile = (pattern: string): PatternTest | string => {
    if (!engine) return "engine";
    if (instructions > maxInstructions) return "too-costly";
    const translated = translatePattern(pattern);
    if (translated === undefined) return "syntax";
    try {
      const expression = engine.RE2JS.compile(translated);
      const size = expression.programSize();
      instructions += size;
      if (instructions > maxInstructions) return "too-costly";
      return testOf((text) => expression.test(text), steps / size);
    } catch {
      return "syntax";
    }
  };

  const fields = form.fields.map((field) => {
    const pattern = patternOf(field);
    if (pattern === undefined) return field;
    const test = compiled.get(pattern) ?? compile(pattern);
    compiled.set(pattern, test);
    if (typeof test !== "string") return withTest(field, test);
    problems.push({ code: "pattern-ignored", key: field.key, params: { reason: test } });
    return withoutPattern(field);
  });
  return { fields, problems, patterns: "ready" };
}

function testOf(matches: (text: string) => boolean, maxLength: number): PatternTest {
  return (texts) => {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (length > maxLength) return [];
    return texts.flatMap((text, i) => (matches(text) ? [] : [i]));
  };
}

function withTest(field: FieldModel, test: PatternTest): FieldModel {
  if (field.kind === "text") return { ...field, mismatches: test };
  return field.kind === "textList" ? { ...field, itemMismatches: test } : field;
}

function withoutPattern(field: FieldModel): FieldModel {
  if (field.kind === "text") {
    const { pattern: _, ...rest } = field;
    return rest;
  }
  if (field.kind === "textList") {
    const { itemPattern: _, ...rest } = field;
    return rest;
  }
  return field;
}
