import { describe, expect, it } from "vitest";
import { checkDrafts, type Drafts, defaultLimits, parseRequestedSchema } from "./index.js";
import { contentOf, formOf, objectSchema } from "./test/fill.js";

const many = (count: number, schema: (i: number) => object) =>
  objectSchema(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, schema(i)])));

const problemOf = (schema: unknown, limits = {}) => {
  const parsed = parseRequestedSchema(schema, { limits });
  return parsed.ok ? undefined : parsed.problem;
};

const megabyte = "x".repeat(1_000_000);

describe("large forms", () => {
  it("200 fields are read and sent [F-20]", () => {
    const form = formOf(
      many(200, (i) => ({ type: "string", title: `Field ${i}`, default: `${i}` })),
    );
    expect(form.fields).toHaveLength(200);
    expect(Object.keys(contentOf(form) as object)).toHaveLength(200);
  });

  it("500 and 5,000 options can be chosen from, and equal titles told apart [F-20]", () => {
    for (const count of [500, 5_000]) {
      const oneOf = Array.from({ length: count }, (_, i) => ({
        const: `opt-${i}`,
        title: i < 2 ? "Same" : `Option ${i}`,
      }));
      const form = formOf(objectSchema({ v: { type: "string", oneOf } }, ["v"]));
      expect(contentOf(form, { v: `opt-${count - 1}` })).toEqual({ v: `opt-${count - 1}` });
      expect(form.fields[0]).toMatchObject({
        choices: { 0: { detail: '"opt-0"' }, 1: { detail: '"opt-1"' } },
      });
    }
  });

  it("over the limits are refused or named with the limit and the count [F-20]", () => {
    const fields = defaultLimits.fields;
    expect(problemOf(many(fields + 1, () => ({ type: "string" })))).toEqual({
      code: "too-many-fields",
      params: { limit: fields, count: fields + 1 },
    });
    const options = defaultLimits.options;
    const form = formOf(
      objectSchema({ v: { enum: Array.from({ length: options + 1 }, (_, i) => `${i}`) } }),
    );
    expect(form.fields[0]).toMatchObject({
      kind: "unsupported",
      problem: { code: "too-many-options", params: { limit: options, count: options + 1 } },
    });
    expect(
      problemOf(
        many(3, () => ({ type: "string" })),
        { fields: 2 },
      )?.code,
    ).toBe("too-many-fields");
  });

  it("a required list without end names no more fields than there may be [F-20]", () => {
    const required = Array.from({ length: 5_000 }, (_, i) => `ghost${i}`);
    expect(problemOf(objectSchema({}, required))).toMatchObject({ code: "too-many-fields" });
  });
});

describe("hostile schemas end in a form or a clear problem, never in an exception", () => {
  it("megabytes of text are cut where they are shown [F-17, F-20]", () => {
    const form = formOf(
      objectSchema({
        a: { type: "string", title: megabyte, description: megabyte },
        b: {
          type: "string",
          enum: [`${megabyte}1`, `${megabyte}2`].map((text) => text.slice(500_000)),
        },
      }),
    );
    expect(form.fields[0]?.label).toHaveLength(defaultLimits.label);
    expect(form.fields[0]?.description).toHaveLength(defaultLimits.description);
    expect(form.fields[1]).toMatchObject({
      choices: [{ detail: /#1$/u }, { detail: /#2$/u }].map(({ detail }) => ({
        detail: expect.stringMatching(detail),
      })),
    });
  });

  it("more than the schema may be is refused [F-20]", () => {
    expect(problemOf(many(5, () => ({ type: "string", title: megabyte })))?.code).toBe(
      "schema-too-large",
    );
    expect(
      problemOf(objectSchema({ v: { enum: Array.from({ length: 300_000 }, () => 1) } }))?.code,
    ).toBe("schema-too-large");
    let deep: object = { type: "string" };
    for (let i = 0; i < 10_000; i++) deep = { anyOf: [deep] };
    expect(problemOf(objectSchema({ v: deep }))?.code).toBe("schema-too-deep");
  });

  it("cycles end at the depth limit [F-17]", () => {
    const cyclic: { [key: string]: unknown } = { type: "object" };
    cyclic.properties = { a: cyclic };
    expect(problemOf(cyclic)?.code).toBe("schema-too-deep");
  });

  it("a chain of references without end is named [F-17]", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, i) => [`d${i}`, { $ref: `#/$defs/d${i + 1}` }]),
    );
    const form = formOf({ ...objectSchema({ v: { $ref: "#/$defs/d0" } }), $defs });
    expect(form.fields[0]).toMatchObject({ problem: { code: "unsupported-ref" } });
  });

  it("accessors are not run, and what throws is unreadable [F-17]", () => {
    let ran = false;
    const schema = objectSchema({ a: { type: "string" } });
    Object.defineProperty(schema, "title", {
      enumerable: true,
      get: () => {
        ran = true;
        throw new Error("no");
      },
    });
    expect(formOf(schema).fields).toHaveLength(1);
    expect(ran).toBe(false);
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    );
    expect(problemOf(throwing)).toEqual({ code: "unreadable" });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(problemOf(proxy)).toEqual({ code: "unreadable" });
    const endless: object = new Proxy(
      {},
      {
        ownKeys: () => ["a", "b"],
        getOwnPropertyDescriptor: () => ({ value: endless, enumerable: true, configurable: true }),
      },
    );
    expect(problemOf(endless)?.code).toMatch(/^schema-too-/u);
  });

  it("what is no JSON is left out [F-17]", () => {
    const form = formOf(
      objectSchema({
        a: {
          type: "string",
          title: Symbol("x"),
          minLength: Number.NaN,
          default: 1n,
          pattern: () => 1,
        },
      }),
    );
    expect(form.fields[0]).toMatchObject({ kind: "text", label: "a" });
  });

  it("the schema is read once: what changes afterwards changes nothing [F-17]", () => {
    const enumeration = ["a", "b"];
    const form = formOf(objectSchema({ v: { enum: enumeration } }));
    enumeration.push("c");
    expect(form.fields[0]).toHaveProperty("choices.length", 2);
  });
});

describe("hostile drafts are issues, never exceptions", () => {
  const form = formOf(
    objectSchema({
      text: { type: "string" },
      number: { type: "number" },
      boolean: { type: "boolean" },
      one: { enum: ["a"] },
      many: { type: "array", items: { enum: ["a"] } },
      list: { type: "array", items: { type: "string" } },
    }),
  );

  it.each([7, {}, [[]], [null], Symbol("x"), () => 1, Number.NaN, 1n, ["c0", "c9"]])(
    "%# in every field [F-17]",
    (draft) => {
      const drafts = JSON.parse("{}");
      for (const { name } of form.fields) drafts[name] = draft;
      const codes = new Set(checkDrafts(form, drafts).map(({ code }) => code));
      expect([...codes].every((code) => code === "malformed" || code === "not-a-choice")).toBe(
        true,
      );
      expect(codes.size).toBeGreaterThan(0);
    },
  );

  it("null and names that are not there are no answer [F-09]", () => {
    const drafts: Drafts = JSON.parse('{"f0":null,"f99":"x","__proto__":"y","toString":"z"}');
    expect(checkDrafts(form, drafts)).toEqual([]);
  });

  it("text beyond all measure is refused before it is looked at [F-20]", () => {
    expect(checkDrafts(form, { f0: `${megabyte}x` })).toMatchObject([
      { code: "too-long", params: { over: 1 } },
    ]);
    expect(checkDrafts(form, { f5: Array.from({ length: 10_001 }, () => "x") })).toMatchObject([
      { code: "too-many" },
    ]);
  });
});
