import { describe, expect, it } from "vitest";
import { readRaw } from "./raw.js";

const empty = { scheme: "", slashes: "", authority: "", host: "", rest: "" };

describe("the text of an address, cut where a parser cuts it", () => {
  it.each([
    [
      "HTTPS://a@b:c@Host.example:8443/p?q#f",
      {
        scheme: "https",
        slashes: "//",
        authority: "a@b:c@Host.example:8443",
        host: "Host.example",
        rest: "/p?q#f",
      },
    ],
    ["https:host", { ...empty, scheme: "https", authority: "host", host: "host" }],
    [
      "https:\\\\/host\\p",
      { scheme: "https", slashes: "\\\\/", authority: "host", host: "host", rest: "\\p" },
    ],
    [
      "https://host?q",
      { scheme: "https", slashes: "//", authority: "host", host: "host", rest: "?q" },
    ],
    [
      "https://host#f",
      { scheme: "https", slashes: "//", authority: "host", host: "host", rest: "#f" },
    ],
    ["https:?q", { ...empty, scheme: "https", rest: "?q" }],
    [
      "https://[::1]:80/",
      { scheme: "https", slashes: "//", authority: "[::1]:80", host: "[::1]", rest: "/" },
    ],
    [
      "https://[::1]",
      { scheme: "https", slashes: "//", authority: "[::1]", host: "[::1]", rest: "" },
    ],
    [
      "https://a:b:1/",
      { scheme: "https", slashes: "//", authority: "a:b:1", host: "a:b", rest: "/" },
    ],
    ["web+x.1-a:y", { ...empty, scheme: "web+x.1-a", authority: "y", host: "y" }],
    ["1http://x", { ...empty, authority: "1http:", host: "1http", rest: "//x" }],
    ["no scheme", { ...empty, authority: "no scheme", host: "no scheme" }],
    ["", empty],
  ])("%j [U-07]", (raw, parts) => {
    expect(readRaw(raw)).toEqual({ raw, cleaned: raw, ...parts });
  });

  it.each([
    ["\u0000\u001f  https://x/ \u0001 ", "https://x/"],
    ["ht\ttps:/\n/x\r/", "https://x/"],
    ["https://x/a b", "https://x/a b"],
    ["https://x/\u0001y", "https://x/\u0001y"],
    ["\u00a0https://x/", "\u00a0https://x/"],
  ])("loses what a parser drops: %j [U-07]", (raw, cleaned) => {
    expect(readRaw(raw)).toMatchObject({ raw, cleaned });
  });
});
