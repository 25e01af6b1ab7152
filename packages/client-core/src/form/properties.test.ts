import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildContent,
  draftsFromContent,
  initialDrafts,
  parseRequestedSchema,
  prepareForm,
} from "./index.js";
import { drafts, jsonLike } from "./test/arbitraryDrafts.js";
import { contents, requestedSchemas } from "./test/arbitrarySchemas.js";

/** Enough to notice; found faults were looked for with a hundred times as many. */
const runs = 200;

/** Another implementation of JSON Schema judges what is sent. */
const judge = (schema: object, content: unknown): string[] => {
  const { errors } = new Validator(schema, "2020-12", false).validate(
    JSON.parse(JSON.stringify(content)),
  );
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
};

/** Servers send what no validator reads (null keywords, names that are no names). */
const judgeIfReadable = (schema: unknown, content: unknown) => {
  try {
    return judge(Object(schema), content);
  } catch {
    return [];
  }
};

const read = (schema: unknown) => {
  const parsed = parseRequestedSchema(schema);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.problem)}`);
  return prepareForm(parsed.form);
};

describe("for every schema of the subset and what servers send beside it", () => {
  it("whatever is typed, content that is built validates independently [F-10]", async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requestedSchemas, fc.infiniteStream(drafts), async (schema, typed) => {
        const form = await read(schema);
        const filled = Object.fromEntries(
          form.fields.map((field) => [field.name, typed.next().value(field)]),
        );
        for (const answers of [filled, initialDrafts(form)]) {
          const built = buildContent(form, answers);
          if (!built.ok) continue;
          sent++;
          expect(judge(schema, built.content)).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
    expect(sent).toBeGreaterThan(runs / 4);
  });

  it("every valid content can be typed in [F-10]", async () => {
    await fc.assert(
      fc.asyncProperty(contents, async ({ schema, content }) => {
        expect(judge(schema, content)).toEqual([]);
        const form = await read(schema);
        const built = buildContent(form, draftsFromContent(form, content));
        expect(built.ok ? JSON.parse(JSON.stringify(built.content)) : built.issues).toEqual(
          content,
        );
      }),
      { numRuns: runs },
    );
  });

  it("issues and content exclude each other, and content has no key of its own making [F-09, F-10]", async () => {
    await fc.assert(
      fc.asyncProperty(requestedSchemas, fc.infiniteStream(drafts), async (schema, typed) => {
        const form = await read(schema);
        const filled = Object.fromEntries(
          form.fields.map((field) => [field.name, typed.next().value(field)]),
        );
        const built = buildContent(form, filled);
        expect(built.ok || built.issues.length > 0).toBe(true);
        if (!built.ok) return;
        const keys = Object.keys(schema.properties);
        expect(keys).toEqual(expect.arrayContaining(Object.keys(built.content)));
        expect(Object.values(built.content)).not.toContain(null);
      }),
      { numRuns: runs },
    );
  });
});

describe("for arbitrary JSON as a schema", () => {
  it("there is no exception and a bounded result [F-17]", async () => {
    await fc.assert(
      fc.asyncProperty(jsonLike, fc.infiniteStream(drafts), async (schema, typed) => {
        const parsed = parseRequestedSchema(schema);
        if (!parsed.ok) return;
        const form = await prepareForm(parsed.form);
        const filled = Object.fromEntries(
          form.fields.map((field) => [field.name, typed.next().value(field)]),
        );
        buildContent(form, filled);
        for (const field of form.fields) expect(field.label).not.toBe("");
      }),
      { numRuns: runs },
    );
  });

  it("what is built from a schema that a validator can read validates [F-10, F-15]", async () => {
    await fc.assert(
      fc.asyncProperty(jsonLike, fc.infiniteStream(drafts), async (schema, typed) => {
        const parsed = parseRequestedSchema(schema);
        if (!parsed.ok) return;
        const form = await prepareForm(parsed.form);
        if (form.problems.some(({ code }) => code === "pattern-ignored")) return;
        const filled = Object.fromEntries(
          form.fields.map((field) => [field.name, typed.next().value(field)]),
        );
        const built = buildContent(form, filled);
        if (built.ok) expect(judgeIfReadable(schema, built.content)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
