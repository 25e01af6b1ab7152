import { describe, expect, it } from "vitest";
import { prepareForm } from "./index.js";
import { type Answers, contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const text = { type: "string" };
const integer = { type: "integer" };
const titled = (...entries: readonly [string, string][]) =>
  entries.map(([value, title]) => ({ const: value, title }));
const keys = (json: string) => JSON.parse(json);

interface Case {
  schema: object;
  /** Answers, and what is sent for them. */
  sends: readonly [Answers, unknown][];
  /** Answers, and why nothing is sent, as "key code". */
  refuses?: readonly [Answers, readonly string[]][];
}

/** Troubles that people had with forms of other clients, by name. */
const cases: { readonly [name: string]: Case } = {
  "multi-select items without a type [F-07]": {
    schema: objectSchema({ value: { type: "array", items: { enum: ["red", "green", "blue"] } } }, [
      "value",
    ]),
    sends: [[{ value: ["green", "red"] }, { value: ["red", "green"] }]],
  },
  "no properties: a confirmation [F-14]": { schema: objectSchema({}), sends: [[{}, {}]] },
  "a required integer is no yes or no [F-04]": {
    schema: objectSchema({ copies: { ...integer, minimum: 1, maximum: 3 } }, ["copies"]),
    sends: [[{ copies: "2" }, { copies: 2 }]],
    refuses: [
      [{}, ["copies required"]],
      [{ copies: "4" }, ["copies too-large"]],
    ],
  },
  "a choice behind a reference [F-15]": {
    schema: {
      ...objectSchema({ stage: { $ref: "#/$defs/Stage" } }, ["stage"]),
      $defs: { Stage: { ...text, enum: ["draft", "live"] } },
    },
    sends: [[{ stage: "live" }, { stage: "live" }]],
  },
  "titled choices without a type [F-06]": {
    schema: objectSchema({ prio: { oneOf: titled(["lo", "Low"], ["hi", "High"]) } }, ["prio"]),
    sends: [[{ prio: "hi" }, { prio: "hi" }]],
  },
  "optional values that may be null [F-15]": {
    schema: objectSchema({
      nick: { anyOf: [text, { type: "null" }], default: null, title: "Nick" },
      age: { type: ["integer", "null"] },
    }),
    sends: [
      [{}, {}],
      [
        { nick: "Ann", age: "7" },
        { nick: "Ann", age: 7 },
      ],
    ],
  },
  "an array of free strings [F-15]": {
    schema: objectSchema({ tags: { type: "array", items: text }, note: text }, ["tags"]),
    sends: [[{ tags: ["a", "", "b"] }, { tags: ["a", "b"] }]],
    refuses: [[{}, ["tags required"]]],
  },
  "an enum of integers [F-15]": {
    schema: objectSchema({ size: { ...integer, enum: [1, 2] } }, ["size"]),
    sends: [[{ size: 2 }, { size: 2 }]],
    refuses: [[{ size: 7 }, ["size not-a-choice"]]],
  },
  "a single constant [F-15]": {
    schema: objectSchema({ kind: { ...text, const: "basic", title: "Kind" } }, ["kind"]),
    sends: [[{}, { kind: "basic" }]],
    refuses: [[{ kind: "other" }, ["kind not-a-choice"]]],
  },
  "legacy names of choices [F-06, F-08]": {
    schema: objectSchema(
      { pet: { ...text, enum: ["p1", "p2", "p3"], enumNames: ["Cat", "Dog"], default: "p2" } },
      ["pet"],
    ),
    sends: [[{}, { pet: "p2" }]],
  },
  "an empty option [F-06]": {
    schema: objectSchema({ suffix: { ...text, enum: ["", "-rc"] } }),
    sends: [
      [{}, {}],
      [{ suffix: "" }, { suffix: "" }],
    ],
  },
  "all optional and untouched [F-09]": {
    schema: objectSchema({
      name: text,
      qty: integer,
      ok: { type: "boolean" },
      tags: { type: "array", items: { ...text, enum: ["a", "b"] } },
    }),
    sends: [
      [{}, {}],
      [{ name: "", qty: "", tags: [] }, {}],
    ],
  },
  "a required yes by default [F-05, F-08]": {
    schema: objectSchema({ notify: { type: "boolean", default: true } }, ["notify"]),
    sends: [[{}, { notify: true }]],
  },
  "a required no [F-05]": {
    schema: objectSchema({ keep: { type: "boolean" } }, ["keep"]),
    sends: [[{ keep: false }, { keep: false }]],
  },
  "an untouched optional yes or no [F-05]": {
    schema: objectSchema({ archive: { type: "boolean" } }),
    sends: [
      [{}, {}],
      [{ archive: false }, { archive: false }],
      [{ archive: true }, { archive: true }],
    ],
  },
  "numbers out of range, in hex, padded [F-04]": {
    schema: objectSchema({ rate: { type: "number" } }, ["rate"]),
    sends: [
      [{ rate: " 12 " }, { rate: 12 }],
      [{ rate: "-0" }, { rate: 0 }],
    ],
    refuses: [
      [{ rate: "1e999" }, ["rate not-finite"]],
      [{ rate: "0x10" }, ["rate not-a-number"]],
      [{ rate: "1_000" }, ["rate not-a-number"]],
    ],
  },
  "decimals, and integers written as such [F-04]": {
    schema: objectSchema({ w: { type: "number" }, n: integer }, ["w", "n"]),
    sends: [
      [
        { w: "3.07", n: "1.0" },
        { w: 3.07, n: 1 },
      ],
    ],
    refuses: [[{ w: "3.07", n: "1.5" }, ["n not-an-integer"]]],
  },
  "integers beyond what is exact [F-04]": {
    schema: objectSchema({ id: integer }, ["id"]),
    sends: [],
    refuses: [[{ id: "9007199254740993" }, ["id unsafe-integer"]]],
  },
  "bounds and steps outside the subset [F-15]": {
    schema: objectSchema(
      { p: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.1 } },
      ["p"],
    ),
    sends: [[{ p: "0.3" }, { p: 0.3 }]],
    refuses: [
      [{ p: "0" }, ["p not-above"]],
      [{ p: "1" }, ["p not-below"]],
      [{ p: "0.25" }, ["p not-a-multiple"]],
    ],
  },
  "a pattern made to freeze [F-19]": {
    schema: objectSchema({ code: { ...text, pattern: "^(a+)+$" } }, ["code"]),
    sends: [[{ code: "aaa" }, { code: "aaa" }]],
    refuses: [[{ code: `${"a".repeat(40)}!` }, ["code pattern"]]],
  },
  "a pattern that is none [F-19]": {
    schema: objectSchema({ code: { ...text, pattern: "(" } }),
    sends: [[{ code: "x" }, { code: "x" }]],
  },
  "lengths in code points [F-02]": {
    schema: objectSchema({ mark: { ...text, minLength: 2, maxLength: 2 } }, ["mark"]),
    sends: [[{ mark: "👍🏽" }, { mark: "👍🏽" }]],
    refuses: [
      [{ mark: "👍" }, ["mark too-short"]],
      [{ mark: "abc" }, ["mark too-long"]],
    ],
  },
  "defaults of the wrong type, or too short [F-08]": {
    schema: objectSchema({
      n: { ...integer, default: "3" },
      b: { type: "boolean", default: "false" },
      s: { ...text, minLength: 3, default: "ab" },
    }),
    sends: [
      [{ s: "" }, {}],
      [{ s: "abc" }, { s: "abc" }],
    ],
    refuses: [[{}, ["s too-short"]]],
  },
  "a date that does not exist [F-03]": {
    schema: objectSchema({ d: { ...text, format: "date", default: "2024-02-30" } }, ["d"]),
    sends: [[{ d: "2024-03-01" }, { d: "2024-03-01" }]],
    refuses: [
      [{}, ["d required"]],
      [{ d: "2024-02-30" }, ["d date"]],
    ],
  },
  "an untouched moment, and one with an offset [F-03]": {
    schema: objectSchema(
      { at: { ...text, format: "date-time", default: "2024-06-13T18:53:00Z" } },
      ["at"],
    ),
    sends: [
      [{}, { at: "2024-06-13T18:53:00Z" }],
      [{ at: "2024-06-13T15:00:00-04:00" }, { at: "2024-06-13T15:00:00-04:00" }],
    ],
  },
  "an object inside [F-16]": {
    schema: objectSchema({ addr: { type: "object", properties: { street: text } }, name: text }, [
      "name",
    ]),
    sends: [[{ name: "Al" }, { name: "Al" }]],
  },
  "a union of types [F-16]": {
    schema: objectSchema(
      { amount: { anyOf: [{ type: "number" }, { ...text, pattern: "^\\d+$" }] } },
      ["amount"],
    ),
    sends: [],
    refuses: [[{ amount: "12.5" }, ["amount unsupported"]]],
  },
  "properties that are none [F-17]": {
    schema: objectSchema({ a: "string", b: null, c: text, d: {} }, ["c"]),
    sends: [[{ c: "x" }, { c: "x" }]],
  },
  "an address that is code [F-03]": {
    schema: objectSchema({ site: { ...text, format: "uri", default: "javascript:alert(1)" } }, [
      "site",
    ]),
    sends: [[{}, { site: "javascript:alert(1)" }]],
    refuses: [[{ site: "not a uri" }, ["site uri"]]],
  },
  "a sentence as the key of a yes or no [F-13]": {
    schema: objectSchema({ "Confirm the change": { ...text, enum: ["Yes", "No"] } }),
    sends: [[{ "Confirm the change": "No" }, { "Confirm the change": "No" }]],
    refuses: [[{}, ["Confirm the change required"]]],
  },
  "keys of the prototype [F-13]": {
    schema: keys(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["constructor"]}',
    ),
    sends: [
      [keys('{"__proto__":"p","constructor":"c"}'), keys('{"__proto__":"p","constructor":"c"}')],
    ],
    refuses: [[keys('{"__proto__":"p"}'), ["constructor required"]]],
  },
};

describe("troubles of other clients", () => {
  it.each(Object.entries(cases))("%s", async (_, { schema, sends, refuses = [] }) => {
    const form = await prepareForm(formOf(schema));
    for (const [answers, content] of sends) expect(contentOf(form, answers)).toEqual(content);
    for (const [answers, issues] of refuses) expect(issuesOf(form, answers)).toEqual(issues);
  });
});
