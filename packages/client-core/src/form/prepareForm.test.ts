import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDrafts, initialDrafts, prepareForm } from "./index.js";
import { contentOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const formWith = (pattern: string) =>
  prepareForm(formOf(objectSchema({ code: { type: "string", pattern } }, ["code"])));

describe("patterns", () => {
  it("sends nothing before the patterns are loaded [F-10, F-15]", () => {
    const form = formOf(objectSchema({ code: { type: "string", pattern: "^a" } }));
    expect(form.patterns).toBe("pending");
    expect(issuesOf(form, { code: "a" })).toEqual(["code pattern-pending"]);
    expect(contentOf(form)).toEqual({});
  });

  it("leaves a form without patterns as it is", async () => {
    const form = formOf(objectSchema({ code: { type: "string" } }));
    expect(form.patterns).toBe("none");
    expect(await prepareForm(form)).toBe(form);
  });

  it("checks a text and the items of a list [F-15]", async () => {
    const form = await prepareForm(
      formOf(
        objectSchema({
          code: { type: "string", pattern: "^[A-Z]{2}\\d$" },
          tags: { type: "array", items: { type: "string", pattern: "^t" } },
        }),
      ),
    );
    expect(form.patterns).toBe("ready");
    expect(issuesOf(form, { code: "ab1", tags: ["t1", "x", "t2"] })).toEqual([
      "code pattern",
      "tags pattern",
    ]);
    expect(contentOf(form, { code: "AB1", tags: ["t1"] })).toEqual({ code: "AB1", tags: ["t1"] });
  });

  it.each([
    ["^(a+)+$", `${"a".repeat(40)}!`],
    ["^(a|a)*$", `${"a".repeat(50_000)}!`],
    ["^(.*)*x$", "ab".repeat(20_000)],
    ["(x?){1000}x{1000}$", "x".repeat(1_000)],
  ])("answers %s on hostile text instead of freezing [F-19]", async (pattern, text) => {
    const form = await formWith(pattern);
    const started = process.cpuUsage().user;
    issuesOf(form, { code: text });
    // Microseconds of this process, not of the clock: a backtracking engine needs years here.
    expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
  });

  it.each([
    ["(", "syntax"],
    ["(?=a)b", "syntax"],
    ["(a)\\1", "syntax"],
    ["a{1001}", "syntax"],
    ["((a{100}){100}){100}", "syntax"],
    ["abc\\Z", "syntax"],
    ["\\", "syntax"],
  ])("leaves %s to the server and says so [F-15, F-19]", async (pattern, reason) => {
    const form = await formWith(pattern);
    expect(form.problems).toEqual([{ code: "pattern-ignored", key: "code", params: { reason } }]);
    expect(contentOf(form, { code: "anything" })).toEqual({ code: "anything" });
  });

  it.each([
    ["^[.]$", ".", "x"],
    ["^[\\b]$", "\b", "b"],
    ["^[[]$", "[", "]"],
    ["^[[\\]]$", "]", "x"],
    ["^[(?<]$", "(", "a"],
    ["^\\_$", "_", "x"],
    ["^[]$", undefined, ""],
    ["^[^]$", "\n", ""],
    ["^[a[^]$", "^", "b"],
    ["^\\cJ$", "\n", "J"],
    ["^[\\s]$", "\u00a0", "x"],
    ["^[\\S]$", "x", "\u00a0"],
    ["^\\0$", "\0", "0"],
  ])("%s means what it means in ECMA-262 [F-15]", async (pattern, match, mismatch) => {
    const form = await formWith(pattern);
    expect(form.problems).toEqual([]);
    if (match !== undefined) expect(issuesOf(form, { code: match })).toEqual([]);
    if (mismatch !== "") expect(issuesOf(form, { code: mismatch })).toEqual(["code pattern"]);
  });

  it("leaves a pattern that is too long to the server [F-15, F-19]", async () => {
    const form = await formWith(`^${"a".repeat(1_000)}`);
    expect(form.patterns).toBe("none");
    expect(form.problems).toEqual([
      { code: "pattern-ignored", key: "code", params: { reason: "too-long" } },
    ]);
  });

  it("names each text of a list that does not match [F-15]", async () => {
    const items = { type: "string", pattern: "^t" };
    const form = await prepareForm(formOf(objectSchema({ tags: { type: "array", items } })));
    expect(checkDrafts(form, { f0: ["t1", "x", "y"] })).toMatchObject([
      { code: "pattern", item: 1, params: { pattern: "^t" } },
      { code: "pattern", item: 2 },
    ]);
  });

  it("leaves patterns of lists to the server as well [F-15]", async () => {
    const items = { type: "string", pattern: "(?=a)b" };
    const form = await prepareForm(formOf(objectSchema({ tags: { type: "array", items } })));
    expect(form.fields[0]).not.toHaveProperty("itemPattern");
    expect(contentOf(form, { tags: ["x"] })).toEqual({ tags: ["x"] });
  });

  it("does not compile more than a form may cost [F-19, F-20]", async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [
        `k${i}`,
        { type: "string", pattern: `(x?y{${100 + i}}){1,2}`, default: "x".repeat(5_000) },
      ]),
    );
    const form = await prepareForm(formOf(objectSchema(properties)));
    const ignored = form.problems.filter(({ params }) => params?.reason === "too-costly");
    expect(ignored.length).toBeGreaterThan(340);
    expect(Object.keys(initialDrafts(form))).toHaveLength(400);
  });

  it("leaves text that is too long for the pattern's share of time to the server [F-19]", async () => {
    const form = await formWith("^(x?y{450}){1,2}$");
    const long = "z".repeat(100_000);
    expect(contentOf(form, { code: long })).toEqual({ code: long });
    expect(issuesOf(form, { code: "z" })).toEqual(["code pattern"]);
  });

  const pieces = fc.constantFrom(
    ..."ab1 .|()[]^$*+?-\\/,_é☃😀".split(""),
    ...["\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\b", "\\B", "\\.", "\\-", "\\/", "\\u0041"],
    ...["\\u{1F600}", "\\uD83D\\uDE00", "\\x41", "\\cJ", "\\n", "\\t", "\\0", "\\p{L}", "\\P{Lu}"],
    ...[
      "\\p{Script=Greek}",
      "{2}",
      "{1,3}",
      "*?",
      "(?:",
      "(?<n>",
      "[^",
      "[a-z]",
      "[\\s\\S]",
      "[^]",
    ],
  );
  const texts = fc.array(
    fc.constantFrom(..."abAZ1 _-.,/\\é☃αΩ\n\r\t\v\u00a0\u2028\u0000".split(""), "😀"),
    { maxLength: 8 },
  );

  it("means what ECMA-262 means wherever it matches at all [F-15]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { minLength: 1, maxLength: 8 }).map((list) => list.join("")),
        fc.array(texts, { minLength: 1, maxLength: 5 }),
        async (pattern, samples) => {
          const reference = compileUnicode(pattern);
          if (!reference) return;
          const [field] = (await formWith(pattern)).fields;
          if (field?.kind !== "text" || !field.mismatches) return;
          for (const sample of samples) {
            const text = sample.join("");
            expect([pattern, text, field.mismatches([text]).length === 0]).toEqual([
              pattern,
              text,
              reference.test(text),
            ]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function compileUnicode(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}
