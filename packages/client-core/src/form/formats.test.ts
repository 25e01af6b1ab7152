import { describe, expect, it } from "vitest";
import { isDate, isDateTime, isEmail, isUri } from "./formats.js";

describe("dates", () => {
  it.each([
    ..."2024-02-29 2000-02-29 2023-02-28 2024-01-31 2024-03-31 2024-04-30 2024-05-31".split(" "),
    ..."2024-06-30 2024-07-31 2024-08-31 2024-09-30 2024-10-31 2024-11-30 2024-12-31".split(" "),
    ..."0000-02-29 9999-12-01 2024-01-01".split(" "),
  ])("%s is one [F-03]", (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each([
    ..."2023-02-29 1900-02-29 2100-02-29 2024-02-30 2024-01-32 2024-04-31 2024-06-31".split(" "),
    ..."2024-09-31 2024-11-31 2024-00-01 2024-13-01 2024-01-00 024-01-01 12024-01-01".split(" "),
    ..."2024-1-01 2024-01-1 2024/01/01 20240101 2024-01-011 x2024-01-01 2024-01-01x".split(" "),
    "",
  ])("%j is none [F-03]", (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe("moments", () => {
  it.each([
    "2024-06-13T00:00:00Z",
    "2024-06-13T23:59:59Z",
    "2024-06-13t12:00:00z",
    "2024-06-13T12:00:00.1Z",
    `2024-06-13T12:00:00.${"1".repeat(43)}Z`,
    "2024-06-13T12:00:00+23:59",
    "2024-06-13T12:00:00-23:59",
    "2024-06-13T12:00:00+00:00",
    "2016-12-31T23:59:60Z",
    "2017-01-01T00:59:60+01:00",
    "2016-12-31T22:59:60-01:00",
    "2016-12-31T23:29:60-00:30",
    "2017-01-01T08:59:60+09:00",
  ])("%s is one [F-03]", (text) => {
    expect(isDateTime(text)).toBe(true);
  });

  it.each([
    "2024-06-13",
    "2024-06-13 12:00:00Z",
    "2024-06-13x12:00:00Z",
    "2024-02-30T12:00:00Z",
    "2024-06-13T24:00:00Z",
    "2024-06-13T12:60:00Z",
    "2024-06-13T12:00:61Z",
    "2024-06-13T12:00:00",
    "2024-06-13T12:00Z",
    "2024-06-13T12:00:00.Z",
    "2024-06-13T12:00:00+24:00",
    "2024-06-13T12:00:00+12:60",
    "2024-06-13T12:00:00+1200",
    "2024-06-13T12:00:00Z+01:00",
    "2024-06-13T12:00:00Zx",
    "2024-06-13Tx12:00:00Z",
    "2016-12-31T23:58:60Z",
    "2016-12-31T12:59:60Z",
    "2016-12-31T23:59:60+01:00",
    "2017-01-01T00:59:60-01:00",
    `2024-06-13T12:00:00.${"1".repeat(44)}Z`,
    "2024-06-13T1:00:00Z",
    "2024-06-13T12:0:00Z",
    "",
  ])("%s is none [F-03]", (text) => {
    expect(isDateTime(text)).toBe(false);
  });
});

describe("e-mail addresses", () => {
  const name = "a".repeat(64);
  const label = "b".repeat(63);

  it.each([
    "a@b.c",
    "A.b-c_d+e@x-1.example.org",
    "!#$%&'*+/=?^_`{|}~-@b.c",
    "1@2.3",
    `${name}@b.c`,
    `a@${label}.c`,
    `${name}@${label}.${label}.${"c".repeat(61)}`,
    "a@b.c.d.e",
    "a@B9.C",
  ])("%s is one [F-03]", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "@",
    "a",
    "a@",
    "@b.c",
    "a@b",
    "a@b.",
    "a@.c",
    "a@b..c",
    ".a@b.c",
    "a.@b.c",
    "a..b@c.d",
    "a@b@c.d",
    "a b@c.d",
    "a@-b.c",
    "a@b-.c",
    "a@b_c.d",
    "a@b.c-",
    "ü@b.c",
    "a@ü.c",
    '"a"@b.c',
    "a@[127.0.0.1]",
    `${name}a@b.c`,
    `a@${label}b.c`,
    `${name}@${label}.${label}.${"c".repeat(62)}`,
    "a@b.c ",
    "a,b@c.d",
    "a(b@c.d",
  ])("%j is none [F-03]", (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe("URIs", () => {
  it.each([
    "https://example.com",
    "http://a",
    "https://a/b?c=d&e#f",
    "https://a:80/",
    "https://u:p@a/",
    "https://[::1]/",
    "https://[::ffff:1.2.3.4]:80/a",
    "https://a/%20%C3%BC",
    "https://a/b;c=1,2:@!$&'()*+~_-.",
    "https://a?b?c/d",
    "https://a#b?c/d",
    "HTTP://A",
    "ws://a",
    "wss://a/b",
    "ftp://a/b",
    "mailto:a@b.c",
    "urn:isbn:0451450523",
    "tel:+1",
    "data:,x",
    "a:b",
    "a+b-c.d1:x",
    "file:///x",
    "file://host/x",
    "x://a%20b/c",
    "x:/a",
    "x:?a",
    "x:#a",
  ])("%s is one [F-03]", (text) => {
    expect(isUri(text)).toBe(true);
  });

  it.each([
    "",
    "a",
    "a:",
    "https:",
    "https://",
    "https:///a",
    "https:a",
    "https:/a",
    "1a:b",
    ":a",
    "//a/b",
    "/a",
    "a b:c",
    "https://a b",
    "https://a/b c",
    "https://ü",
    "https://a/ü",
    "https://a/<b>",
    "https://a/\\b",
    "https://a/{b}",
    "https://a/%",
    "https://a/%2",
    "https://a/%zz",
    "https://a/%2g",
    "https://a#b#c",
    "https://a#b c",
    "https://a?b c",
    "https://a[b",
    "https://[::1",
    "https://[x]/",
    "https://a:b/",
    "https://a@b@c/",
    "https://a/[b]",
    "x:a b",
    "x://a b/c",
    "x://[::1/c",
    "mailto:ü@b.c",
    " https://a",
    "https://999.999.999.999/",
  ])("%j is none [F-03]", (text) => {
    expect(isUri(text)).toBe(false);
  });
});
