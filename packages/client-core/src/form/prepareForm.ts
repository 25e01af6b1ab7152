import type { PatternRefusal } from "./patternEngine.js";
import { patternOf } from "./patternOf.js";
import type { SchemaProblem } from "./problems.js";
import type { FieldModel, FormModel, PatternTest } from "./types.js";

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
  const engine = await import("./patternEngine.js").catch(() => undefined);
  const problems: SchemaProblem[] = [...form.problems];
  const compile =
    engine?.createCompiler(form.fields.filter((field) => patternOf(field) !== undefined).length) ??
    (() => "engine" as const);
  const compiled = new Map<string, PatternTest | PatternRefusal>();

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
