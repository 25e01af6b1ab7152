import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import { parseUrl } from "./parse.js";
import { attacks } from "./testdata/attacks.js";
import { joinParts } from "./testdata/case.js";
import { everydayAddresses } from "./testdata/everyday.js";
import type { Severity, UrlContext } from "./types.js";

const rank: { [S in Severity]: number } = { none: 0, notice: 1, strong: 2, block: 3 };

const nasty = fc.constantFrom(
  ..."/\\?#@:%.-[]&=;+ \t\n\r\0".split(""),
  ..."\u00ad\u200b\u200d\u202e\u2066\ufeff\u3002\uff0f\u2044\u0130ßςаéｇ①Ⅷ\u0301\ud800\u{e0041}".split(
    "",
  ),
  ..."xn-- xn--a http https javascript data blob localhost 127.1 0x7f ::1 com co.uk github".split(
    " ",
  ),
  ..."%00 %2e %2f %40 %5c %E2%80%AE %ff".split(" "),
);
const soup = fc.array(fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 3 })), {
  maxLength: 24,
});
const hostile = soup.map((pieces) => pieces.join(""));
const addressLike = fc
  .tuple(
    fc.constantFrom("https://", "http://", "https:", "https:\\\\", "HTTPS://"),
    hostile,
    hostile,
  )
  .map(([start, host, rest]) => `${start}${host}/${rest}`);
const withHost = fc
  .tuple(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), fc.webPath(), hostile)
  .map(([label, path, query]) => `https://${label}.example.com${path}?${query}`);
const spoiled = fc
  .tuple(
    fc.constantFrom(...everydayAddresses, ...attacks.map(({ url }) => url)),
    fc.nat({ max: 200 }),
    nasty,
  )
  .map(([url, at, piece]) => url.slice(0, at) + piece + url.slice(at));

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  hostile,
  addressLike,
  withHost,
  spoiled,
  fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ["http", "https"] }),
);
const anyContext: fc.Arbitrary<UrlContext> = fc.record(
  {
    serverOrigin: fc.oneof(fc.constantFrom("https://mcp.acme-tools.com", "null", ""), hostile),
    hostOrigin: fc.oneof(fc.constant("http://localhost:3000"), hostile),
    development: fc.boolean(),
    brands: fc.array(fc.oneof(fc.domain(), hostile), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const check = (property: (text: string, context: UrlContext) => void, numRuns = 1500) =>
  fc.assert(fc.property(anyText, anyContext, property), { numRuns });

describe("for any text and any context", () => {
  it("inspects without an exception, and names each finding once", () => {
    check((text, context) => {
      const codes = inspectUrl(text, context).findings.map((finding) => finding.code);
      expect(new Set(codes).size).toBe(codes.length);
    });
  });

  it("shows exactly what would be opened: the parts joined are the parsed address [U-01]", () => {
    check((text, context) => {
      const { parts, href } = inspectUrl(text, context);
      expect(parts && joinParts(parts)).toBe(parseUrl(text)?.href);
      if (href !== undefined) expect(href).toBe(parseUrl(text)?.href);
    });
  });

  it("never lets a blocked address be opened, and only web pages pass [U-06]", () => {
    check((text, context) => {
      const { severity, href } = inspectUrl(text, context);
      expect(href === undefined).toBe(severity === "block");
      if (href !== undefined) {
        expect(href).toMatch(/^https?:\/\/[^/@]/u);
        const { username, password } = new URL(href);
        expect(username + password).toBe("");
      }
    });
  });

  it("stands out with the host of the address and nothing else [U-04]", () => {
    check((text, context) => {
      const { parts, hostAscii, registrableDomain } = inspectUrl(text, context);
      if (hostAscii === undefined || !parts) return;
      expect(parts.subdomain + parts.domain).toBe(hostAscii);
      if (registrableDomain) expect(parts.domain.replace(/\.$/u, "")).toBe(registrableDomain);
    });
  });

  it("finds nothing worse in an address than in the text that it was read from [U-07]", () => {
    check((text, context) => {
      const first = inspectUrl(text, context);
      if (first.href === undefined) return;
      const again = inspectUrl(first.href, context);
      expect(again.href).toBe(first.href);
      expect(again.parts).toEqual(first.parts);
      expect(rank[again.severity]).toBeLessThanOrEqual(rank[first.severity]);
      expect(inspectUrl(first.href, context)).toEqual(again);
    });
  });

  it("has the severity of its worst finding, and names that one first", () => {
    check((text, context) => {
      const { severity, findings } = inspectUrl(text, context);
      const ranks = findings.map((finding) => rank[finding.severity]);
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      expect(rank[severity]).toBe(ranks[0] ?? 0);
    });
  });

  it("says nothing in a finding that could hide or reorder what is around it [P-04]", () => {
    const hiding =
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
    check((text, context) => {
      for (const { params } of inspectUrl(text, context).findings) {
        for (const value of Object.values(params)) expect(String(value)).not.toMatch(hiding);
      }
    });
  });
});

describe("long and hostile text", () => {
  const shapes: { [name: string]: string } = {
    "a path": `https://example.com/${"a".repeat(100_000)}`,
    "one value": `https://example.com/?q=${"A".repeat(100_000)}`,
    "at signs": `https://example.com/?q=${"a@".repeat(50_000)}`,
    "many parameters": `https://example.com/?${"token=1&".repeat(12_000)}`,
    escapes: `https://example.com/?${"%E2%80%AE".repeat(10_000)}`,
    "half escapes": `https://example.com/?${"%E2%80".repeat(15_000)}`,
    dots: `https://${"a.".repeat(5_000)}com/`,
    "dot segments": `https://example.com/${"../".repeat(30_000)}`,
    slashes: `https:${"/".repeat(100_000)}example.com`,
    blanks: `${" ".repeat(50_000)}https://example.com/${" ".repeat(50_000)}`,
    "user info": `https://${"a@".repeat(30_000)}example.com/`,
    "not an address": "x".repeat(100_000),
    "one name": `https://${"ä".repeat(5_000)}.com/`,
    "a parameter's name": `https://example.com/?${"aB".repeat(50_000)}=1`,
    colons: `https://${":".repeat(100_000)}`,
  };
  it.each(Object.keys(shapes))("is read to its end: %s", (name) => {
    const text = shapes[name] ?? "";
    const { parts, findings } = inspectUrl(text);
    expect(parts && joinParts(parts)).toBe(parseUrl(text)?.href);
    if (parts)
      expect(findings.some(({ code }) => code === "LONG_URL")).toBe(joinParts(parts).length > 2048);
  });
});

describe("what is no text at all", () => {
  it.each([undefined, null, 7, {}, [], true])("%s is an invalid address", (value) => {
    const inspection = inspectUrl(value as unknown as string);
    expect(inspection.findings.map(({ code }) => code)).toEqual(["INVALID_URL"]);
    expect(inspection.href).toBeUndefined();
  });
});
