import fc from "fast-check";

type Schema = { [keyword: string]: unknown };

export const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme", maxLength: 6 }));
const about = fc.record({ title: text, description: text }, { requiredKeys: [] });
export const small = fc.nat({ max: 8 });
export const decimal = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.integer({ min: -10_000, max: 10_000 }).map((n) => n / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const pair = <T>(value: fc.Arbitrary<T>, order: (a: T, b: T) => number) =>
  fc.tuple(value, value).map(([a, b]) => (order(a, b) <= 0 ? [a, b] : [b, a]) as [T, T]);

/** A property, and a value that is valid for it. */
interface Case {
  schema: Schema;
  value: fc.Arbitrary<unknown>;
}

const padded = (max: number, min = 0, length = 2) =>
  fc.integer({ min, max }).map((n) => String(n).padStart(length, "0"));
const day = fc
  .tuple(padded(9999, 1, 4), padded(12, 1), padded(28, 1))
  .map((parts) => parts.join("-"));
const moment = fc
  .tuple(day, padded(23), padded(59), padded(59), fc.constantFrom("Z", "+05:30", "-04:00"))
  .map(([date, hour, minute, second, offset]) => `${date}T${hour}:${minute}:${second}${offset}`);

const formatted: readonly [string, fc.Arbitrary<string>][] = [
  [
    "email",
    fc.emailAddress().filter((address) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[^"]+$/u.test(address)),
  ],
  ["uri", fc.webUrl({ validSchemes: ["https"] })],
  ["date", day],
  ["date-time", moment],
];

const lengthOf = (value: string) => Array.from(value).length;
/** The empty text is no answer, so it is not something to be typed. */
const filled = (min: number, max: number) =>
  fc.string({ unit: "grapheme", minLength: 1, maxLength: max }).filter((value) => {
    return lengthOf(value) >= min && lengthOf(value) <= max;
  });

const textCase = fc.oneof(
  pair(small, (a, b) => a - b).map(
    ([min, span]): Case => ({
      schema: { type: "string", minLength: min, maxLength: min + span + 4 },
      value: filled(min, min + span + 4),
    }),
  ),
  fc
    .constantFrom(...formatted)
    .map(([format, value]): Case => ({ schema: { type: "string", format }, value })),
  fc.constant<Case>({
    schema: { type: ["string", "null"], pattern: "^[a-c]+$" },
    value: fc.stringMatching(/^[a-c]{1,9}$/u),
  }),
  fc.constant<Case>({
    schema: { anyOf: [{ type: "string" }, { type: "null" }] },
    value: filled(1, 20),
  }),
);

const numberCase = fc.oneof(
  pair(decimal, (a, b) => a - b).map(
    ([minimum, maximum]): Case => ({
      schema: { type: "number", minimum, maximum },
      value: fc.double({ min: minimum, max: maximum, noNaN: true }).map((n) => n + 0),
    }),
  ),
  pair(fc.maxSafeInteger(), (a, b) => a - b).map(
    ([minimum, maximum]): Case => ({
      schema: { type: "integer", minimum, maximum },
      value: fc.integer({ min: minimum, max: maximum }),
    }),
  ),
  fc.tuple(fc.nat({ max: 100 }), fc.constantFrom(0.1, 0.01, 0.25, 1, 5)).map(
    ([steps, multipleOf]): Case => ({
      schema: { type: "number", exclusiveMinimum: -1, multipleOf },
      value: fc.nat({ max: steps }).map((n) => Number((n * multipleOf).toFixed(2))),
    }),
  ),
);

const choiceValues = fc.uniqueArray(text, { minLength: 1, maxLength: 6 });
const asOneOf = (values: readonly unknown[]) =>
  values.map((value) => ({ const: value, title: `T ${value}` }));

const singleCase = fc.oneof(
  choiceValues.chain((values) =>
    fc
      .constantFrom<Schema>(
        { type: "string", enum: values },
        { enum: values },
        { type: "string", oneOf: asOneOf(values) },
        { oneOf: asOneOf(values) },
        { anyOf: asOneOf(values) },
        { type: "string", enum: values, enumNames: values.slice(1) },
        { enum: [...values, null] },
      )
      .map((schema): Case => ({ schema, value: fc.constantFrom(...values) })),
  ),
  fc
    .uniqueArray(fc.oneof(fc.integer(), text, fc.boolean()), { minLength: 3, maxLength: 6 })
    .map((values): Case => ({ schema: { enum: values }, value: fc.constantFrom(...values) })),
  text.map(
    (value): Case => ({ schema: { type: "string", const: value }, value: fc.constant(value) }),
  ),
  fc.constant<Case>({ schema: { type: "boolean" }, value: fc.boolean() }),
);

const multiCase = fc.tuple(choiceValues, fc.boolean()).chain(([values, unique]) =>
  fc
    .tuple(
      fc.nat({ max: values.length }),
      fc.constantFrom<Schema>(
        { type: "string", enum: values },
        { enum: values },
        { anyOf: asOneOf(values) },
        { oneOf: asOneOf(values) },
      ),
    )
    .map(
      ([minItems, items]): Case => ({
        schema: {
          type: "array",
          items,
          minItems,
          maxItems: values.length,
          ...(unique && { uniqueItems: true }),
        },
        // In the order of the choices, and never empty: nothing chosen is no answer.
        value: fc.subarray(values, { minLength: Math.max(1, minItems) }),
      }),
    ),
);

const listCase = fc.tuple(small, fc.boolean()).map(
  ([minItems, uniqueItems]): Case => ({
    schema: { type: "array", items: { type: "string", maxLength: 9 }, minItems, uniqueItems },
    value: fc.uniqueArray(filled(1, 9), {
      minLength: Math.max(1, minItems),
      maxLength: minItems + 4,
    }),
  }),
);

const anyCase = fc
  .tuple(fc.oneof(textCase, numberCase, singleCase, multiCase, listCase), about)
  .map(([{ schema, value }, words]): Case => ({ schema: { ...words, ...schema }, value }));

export const keys = fc.oneof(
  fc.constantFrom(
    "name",
    "__proto__",
    "constructor",
    "toString",
    "length",
    "user.name",
    "items[0]",
    "",
    "a b",
    "then",
    "0",
  ),
  text,
);

const cases = fc.uniqueArray(fc.tuple(keys, anyCase), { selector: ([key]) => key, maxLength: 5 });

const toSchema = (
  entries: readonly (readonly [string, Schema])[],
  required: readonly string[],
) => ({
  type: "object",
  properties: Object.fromEntries(entries),
  required,
});

/** Schemas of the subset and beside it, with defaults of which some break their own schema. */
export const requestedSchemas = cases.chain((list) =>
  fc
    .tuple(
      fc.tuple(
        ...list.map(([key, { schema, value }]) =>
          fc
            .option(fc.oneof(value, fc.oneof(text, decimal, fc.boolean(), fc.array(text))), {
              nil: undefined,
            })
            .map(
              (initial) =>
                [key, initial === undefined ? schema : { ...schema, default: initial }] as const,
            ),
        ),
      ),
      fc.subarray(list.map(([key]) => key)),
    )
    .map(([entries, required]) => toSchema(entries, required)),
);

/** A schema, and content that is valid for it. */
export const contents = cases.chain((list) =>
  fc.subarray(list.map(([key]) => key)).chain((required) =>
    fc
      .tuple(
        ...list.map(([key, { value }]) =>
          (required.includes(key) ? value : fc.option(value, { nil: undefined })).map(
            (answer) => [key, answer] as const,
          ),
        ),
      )
      .map((answers) => ({
        schema: toSchema(
          list.map(([key, { schema }]) => [key, schema]),
          required,
        ),
        content: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)),
      })),
  ),
);
