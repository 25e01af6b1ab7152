import { describe, expect, it } from "vitest";
import { buildContent, initialDrafts } from "./index.js";
import { contentOf, draftsOf, formOf, issuesOf, objectSchema } from "./test/fill.js";

const only = (schema: object, required = true) =>
  formOf(objectSchema({ v: { type: "string", ...schema } }, required ? ["v"] : []));

describe("text", () => {
  it("counts code points [F-02]", () => {
    const form = only({ minLength: 2, maxLength: 2 });
    expect(contentOf(form, { v: "👍🏽" })).toEqual({ v: "👍🏽" });
    expect(issuesOf(form, { v: "👍" })).toEqual(["v too-short"]);
    expect(issuesOf(form, { v: "abc" })).toEqual(["v too-long"]);
  });

  it("says how much is missing or too much [F-02]", () => {
    const form = only({ minLength: 5, maxLength: 6 });
    const issueOf = (v: string) => {
      const built = buildContent(form, draftsOf(form, { v }));
      return built.ok ? undefined : built.issues[0]?.params;
    };
    expect(issueOf("👍a")).toEqual({ limit: 5, length: 2, missing: 3 });
    expect(issueOf("👍👍👍👍👍👍👍👍")).toEqual({ limit: 6, length: 8, over: 2 });
  });

  it("is sent as typed, spaces and all, and is absent when empty [F-09]", () => {
    expect(contentOf(only({}, false), { v: "" })).toEqual({});
    expect(contentOf(only({}, false), { v: " a  b\n" })).toEqual({ v: " a  b\n" });
    expect(issuesOf(only({}), { v: "" })).toEqual(["v required"]);
  });

  it("sends a default, the empty one as well, and leaves it out when emptied [F-08, F-09]", () => {
    expect(contentOf(only({ default: "abc" }, false))).toEqual({ v: "abc" });
    expect(contentOf(only({ default: "abc" }, false), { v: "" })).toEqual({});
    expect(contentOf(only({ default: "" }))).toEqual({ v: "" });
  });

  it("shows a default that is too short and does not send it [F-08]", () => {
    const form = only({ minLength: 3, default: "ab" }, false);
    expect(initialDrafts(form)).toEqual({ f0: "ab" });
    expect(issuesOf(form)).toEqual(["v too-short"]);
  });

  it("drops a default in which something cannot be seen [F-08, P-04]", () => {
    const form = only({ default: "pay\u202eecila" }, false);
    expect(contentOf(form)).toEqual({});
    expect(form.problems).toEqual([
      { code: "default-ignored", key: "v", params: { reason: "hidden-characters" } },
    ]);
    expect(contentOf(only({ default: "می‌خواهم\r\n👩‍💻" }))).toEqual({ v: "می‌خواهم\r\n👩‍💻" });
  });

  it("gets several lines when long text is allowed or the default has some", () => {
    const several = (schema: object) => only(schema).fields[0];
    expect(several({})).toMatchObject({ multiline: false });
    expect(several({ maxLength: 255 })).toMatchObject({ multiline: false });
    expect(several({ maxLength: 2_000 })).toMatchObject({ multiline: true });
    expect(several({ default: "a\nb" })).toMatchObject({ multiline: true });
    expect(several({ maxLength: 2_000, format: "email" })).toMatchObject({ multiline: false });
  });

  it("that is code or markup is text [P-03]", () => {
    const form = only({ title: "<b>Name</b>", default: "<img src=x onerror=alert(1)>" });
    expect(form.fields[0]?.label).toBe("<b>Name</b>");
    expect(contentOf(form)).toEqual({ v: "<img src=x onerror=alert(1)>" });
  });
});

describe("formats", () => {
  it.each([
    ["email", ["ann@example.com", "a.b+c@x-y.example.org", " ann@example.com "]],
    [
      "uri",
      [
        "https://example.com",
        "http://[::1]:80/a?b#c",
        "mailto:a@b.c",
        "urn:isbn:0",
        "javascript:alert(1)",
        "https://a.b/%20?x=[1".replace("[", "%5B"),
        "file:///etc/x",
        "HTTPS://EXAMPLE.COM",
        "tel:+1-201-555-0123",
      ],
    ],
    ["date", ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"]],
    [
      "date-time",
      [
        "2024-06-13T18:53:00Z",
        "2024-06-13T15:00:00-04:00",
        "2024-06-13t15:00:00.123z",
        "2016-12-31T23:59:60Z",
        "2016-12-31T18:59:60-05:00",
      ],
    ],
  ])("%s takes %j [F-03]", (format, texts) => {
    for (const text of texts) {
      expect(contentOf(only({ format }), { v: text })).toEqual({ v: text.trim() });
    }
  });

  it.each([
    [
      "email",
      [
        "ann",
        "ann@",
        "@b.c",
        "a b@c.de",
        "ann@localhost",
        "a..b@c.de",
        ".a@b.c",
        "a@b..c",
        "a@-b.c",
        `${"a".repeat(65)}@b.c`,
        "a@b.c, d@e.f",
        "ü@b.c",
      ],
    ],
    [
      "uri",
      [
        "not a uri",
        "example.com",
        "/path",
        "https://",
        "http:",
        "https:///a",
        "https://a b",
        "http://[::1",
        "http://a/%zz",
        "x:",
        "https://a/#b#c",
        "https://exa<mple.com",
        "http://a:x",
        "https://ü.example",
        "1http://a",
      ],
    ],
    [
      "date",
      [
        "2024-02-30",
        "2023-02-29",
        "1900-02-29",
        "2024-13-01",
        "2024-00-10",
        "2024-1-1",
        "13.06.2024",
        "20240613",
        "2024-06-13T00:00:00Z",
      ],
    ],
    [
      "date-time",
      [
        "2024-06-13T18:53",
        "2024-06-13T18:53:00",
        "2024-06-13 18:53:00Z",
        "2024-06-13T24:00:00Z",
        "2024-06-13T18:60:00Z",
        "2024-02-30T00:00:00Z",
        "2024-06-13T18:53:60Z",
        "2024-06-13T18:53:00+24:00",
        "2024-06-13T18:53:00+0200",
      ],
    ],
  ])("%s refuses %j [F-03]", (format, texts) => {
    for (const text of texts) {
      expect([text, issuesOf(only({ format }), { v: text })]).toEqual([text, [`v ${format}`]]);
    }
  });

  it("a date is text and never shifted; one that does not exist is no default [F-03, F-08]", () => {
    const form = only({ format: "date", default: "2024-02-30" });
    expect(initialDrafts(form)).toEqual({ f0: undefined });
    expect(form.problems).toEqual([
      { code: "default-ignored", key: "v", params: { reason: "format" } },
    ]);
    expect(contentOf(form, { v: "2024-03-01" })).toEqual({ v: "2024-03-01" });
    expect(issuesOf(form, { v: "2024-02-30" })).toEqual(["v date"]);
  });

  it("an untouched date-time goes out byte for byte [F-03, F-08]", () => {
    for (const text of ["2024-06-13T18:53:00Z", "2024-06-13t18:53:00.000000+00:00"]) {
      expect(contentOf(only({ format: "date-time", default: text }))).toEqual({ v: text });
    }
  });

  it("others are a hint and check nothing [F-15]", () => {
    const form = formOf(
      objectSchema({
        u: { type: "string", format: "uuid" },
        t: { type: "string", format: "time" },
        n: { type: "integer", format: "int32" },
        x: { type: "number", format: "double" },
        p: { type: "string", format: "__proto__" },
      }),
    );
    expect(contentOf(form, { u: "abc", n: "5", p: "x" })).toEqual({ u: "abc", n: 5, p: "x" });
    expect(form.fields[0]).toMatchObject({ kind: "text", unknownFormat: "uuid" });
    expect(form.problems.map(({ code, key }) => [code, key])).toEqual(
      ["u", "t", "n", "x", "p"].map((key) => ["format-ignored", key]),
    );
  });

  it("hostile text is judged in bounded time [F-19]", () => {
    for (const format of ["email", "uri", "date", "date-time"]) {
      for (const unit of ["a", "a.", "a@", "%20", "//", "http://", "1", "a-"]) {
        const started = process.cpuUsage().user;
        issuesOf(only({ format }), { v: `a:${unit.repeat(300_000)}\u0000` });
        expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
      }
    }
  });
});
