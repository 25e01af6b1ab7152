import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import type { FindingCode } from "./types.js";

const paramsOf = (url: string, code: FindingCode, context = {}) =>
  inspectUrl(url, context).findings.find((finding) => finding.code === code)?.params;

const host = "login.example.com";

describe("what a finding says about itself", () => {
  it.each([
    ["javascript:alert(1)", "SCHEME_BLOCKED", { scheme: "javascript" }],
    [`https://bank@${host}/`, "USERINFO", { host }],
    [`https://:secret@${host}/`, "USERINFO", { host }],
    [`https://@${host}/`, "USERINFO", { host }],
    [`http://${host}/`, "INSECURE_HTTP", { host }],
    ["https://127.0.0.1/", "LOOPBACK", { host: "127.0.0.1" }],
    ["https://10.0.0.1/", "PRIVATE_NETWORK", { host: "10.0.0.1" }],
    ["https://printer.local/", "PRIVATE_NETWORK", { host: "printer.local" }],
    ["https://8.8.8.8/", "IP_HOST", { host: "8.8.8.8" }],
    ["https://0x08080808/", "IP_OBFUSCATED", { written: "0x08080808", host: "8.8.8.8" }],
    ["https://intranet/", "SINGLE_LABEL", { host: "intranet" }],
    ["https://example.unheardof/", "UNKNOWN_SUFFIX", { suffix: "unheardof" }],
    ["https://co.uk/", "PUBLIC_SUFFIX_HOST", { suffix: "co.uk" }],
    ["https://ann.github.io/", "SHARED_HOSTING", { suffix: "github.io" }],
    [` https://${host}/\t`, "RAW_CONTROL_CHARS", { characters: "U+0020 U+0009" }],
    [`   https://${host}/`, "RAW_CONTROL_CHARS", { characters: "U+0020" }],
    [`https://${host}/   `, "RAW_CONTROL_CHARS", { characters: "U+0020" }],
    [`https://${host}\\x`, "BACKSLASH", { host }],
    [`https:/${host}/`, "ODD_SLASHES", { host }],
    [`https:\\\\${host}/`, "BACKSLASH", { host }],
    ["https://%6cogin.example.com/", "PERCENT_HOST", { written: "%6cogin.example.com", host }],
    ["https://ｌogin.example.com/", "HOST_NORMALISED", { written: "ｌogin.example.com", host }],
    [`https://${host}/a/../b`, "RAW_REWRITTEN", {}],
    [`https://${host}/..`, "RAW_REWRITTEN", {}],
    [`https://${host}/.`, "RAW_REWRITTEN", {}],
    [`https://${host}/%2E%2e/x`, "RAW_REWRITTEN", {}],
    [`https://${host}\\..\\x`, "RAW_REWRITTEN", {}],
    [`https://${host}/\u202e`, "INVISIBLE_CHARS", { characters: "U+202E" }],
    ["https://bücher.de/", "IDN", { ascii: "xn--bcher-kva.de", unicode: "bücher.de" }],
    ["https://xn--google-.com/", "INVALID_PUNYCODE", { label: "xn--google-" }],
    ["https://pаypal.com/", "MIXED_SCRIPT", { label: "pаypal", scripts: "Latin, Cyrillic" }],
    ["https://аррӏе.com/", "WHOLE_SCRIPT_CONFUSABLE", { label: "аррӏе", script: "Cyrillic" }],
    ["https://googlə.com/", "RESTRICTED_CHARS", { label: "googlə", characters: "U+0259" }],
    ["https://aー.com/", "SUSPICIOUS_LABEL", { label: "aー" }],
    ["https://paypa1.com/", "LOOKALIKE", { domain: "paypa1.com", target: "paypal.com" }],
    [
      "https://google.com.evil-site.com/",
      "EMBEDDED_DOMAIN",
      { embedded: "google.com", domain: "evil-site.com" },
    ],
    [
      "https://paypal-login.com/",
      "COMBO_SQUAT",
      { domain: "paypal-login.com", target: "paypal.com", word: "login" },
    ],
    [`https://${host}:8443/`, "NONDEFAULT_PORT", { port: "8443" }],
    [`https://${host}./`, "TRAILING_DOT", { host: `${host}.` }],
    [
      `https://${host}/?a=https://evil-site.com/`,
      "EMBEDDED_URL",
      { param: "a", host: "evil-site.com" },
    ],
    [`https://${host}/?token=x`, "CREDENTIAL_PARAM", { param: "token" }],
  ] as [string, FindingCode, object][])("%s: %s [U-05]", (url, code, params) => {
    expect(paramsOf(url, code)).toEqual(params);
  });

  it.each([
    [`https://${host}/...`, "RAW_REWRITTEN"],
    [`https://${host}/a.`, "RAW_REWRITTEN"],
    [`https://${host}/.well-known/x`, "RAW_REWRITTEN"],
    [`https://${host}/?../`, "RAW_REWRITTEN"],
    [`https://${host}/#/../`, "RAW_REWRITTEN"],
    [`https://${host}/a b`, "RAW_CONTROL_CHARS"],
    [`HTTPS://LOGIN.example.com/`, "HOST_NORMALISED"],
    ["https://BÜCHER.de/", "HOST_NORMALISED"],
    ["https://bu\u0308cher.de/", "HOST_NORMALISED"],
    ["https://xn--bcher-kva.de/", "HOST_NORMALISED"],
    [`https://${host}/?a\\b`, "BACKSLASH"],
    [`https://${host}/?a=@b`, "USERINFO"],
    ["http://localhost:3000/", "INSECURE_HTTP"],
  ] as [string, FindingCode][])("and of %s there is no %s [U-05]", (url, code) => {
    expect(paramsOf(url, code)).toBeUndefined();
  });

  it("names the two sites when they differ [U-09]", () => {
    const context = { serverOrigin: "https://mcp.acme-tools.com" };
    expect(paramsOf(`https://${host}/`, "CROSS_SITE", context)).toEqual({
      domain: "example.com",
      server: "acme-tools.com",
    });
    expect(paramsOf("https://auth.acme-tools.com/", "CROSS_SITE", context)).toBeUndefined();
  });

  it("a host is long from 76 characters, or from eight labels [U-05]", () => {
    const seventyFive = `${"a".repeat(35)}.${"b".repeat(35)}.com`;
    expect(seventyFive).toHaveLength(75);
    expect(paramsOf(`https://${seventyFive}/`, "LONG_HOST")).toBeUndefined();
    expect(paramsOf(`https://a${seventyFive}/`, "LONG_HOST")).toEqual({ length: 76, labels: 3 });
    expect(paramsOf("https://a.b.c.d.e.example.com/", "LONG_HOST")).toBeUndefined();
    expect(paramsOf("https://a.b.c.d.e.f.example.com/", "LONG_HOST")).toEqual({
      length: 23,
      labels: 8,
    });
  });
});

describe("a name beside a word of security", () => {
  it.each([
    ["paypal-login.com", "login"],
    ["login-paypal.com", "login"],
    ["loginpaypal.com", "login"],
    ["paypalsecure.com", "secure"],
    ["my-paypal-verify.com", "verify"],
    ["paypa1-login.com", "login"],
    ["g00gle-login.com", "login"],
    ["google2fa.com", "2fa"],
    ["paypal-help-center-support.com", "help"],
    ["paypal-billing-update.com", "billing"],
    ["hp-paypal-id-help.com", "id"],
    ["uber-account.com", "account"],
    ["wise-sso.net", "sso"],
    ["box-login.com", "login"],
  ])("%s: %s [U-05]", (domain, word) => {
    expect(paramsOf(`https://${domain}/`, "COMBO_SQUAT")).toMatchObject({ word });
  });

  it.each([
    "pineapple-login.com",
    "paypal-help.com",
    "paypal-shop.com",
    "paypalette-login.com",
    "boxlogin.com",
    "login-help.com",
    "paypal.com",
    "paypal-fan-club.com",
    "prepaypals-login.com",
  ])("%s is none [U-05]", (domain) => {
    expect(paramsOf(`https://${domain}/`, "COMBO_SQUAT")).toBeUndefined();
  });
});

describe("letters that are at home in one country", () => {
  it.each([
    ["þór", "is"],
    ["þór", "fo"],
    ["ðað", "is"],
    ["bakı-ə", "az"],
    ["ẁy", "wales"],
    ["ẃy", "cymru"],
    ["ẅy", "uk"],
    ["ẁy", "uk"],
    ["ẃy", "wales"],
    ["ẅy", "cymru"],
    ["col·lecció", "cat"],
    ["việt", "vn"],
    ["việt", "com"],
  ])("%s is ordinary under .%s [U-05]", (name, topLevel) => {
    expect(paramsOf(`https://${name}.${topLevel}/`, "RESTRICTED_CHARS")).toBeUndefined();
  });

  it.each([
    ["þór", "com", "U+00FE"],
    ["þór", "az", "U+00FE"],
    ["ðað", "com", "U+00F0"],
    ["bakı-ə", "is", "U+0259"],
    ["ẁy", "com", "U+1E81"],
    ["ẃy", "is", "U+1E83"],
    ["ẅy", "com", "U+1E85"],
    ["col·lecció", "com", "U+00B7"],
    ["a·b", "cat", "U+00B7"],
    ["ḱ", "com", "U+1E31"],
  ])("%s is not under .%s [U-05]", (name, topLevel, characters) => {
    expect(paramsOf(`https://${name}.${topLevel}/`, "RESTRICTED_CHARS")).toMatchObject({
      characters,
    });
  });
});

describe("names written from right to left", () => {
  it.each(["אבג", "אב1", "مثال", "مثال٣", "ދިވެހި", "ܣܘܪ", "ߒߞߏ"])(
    "%s is well formed [U-05]",
    (name) => {
      expect(paramsOf(`https://${name}.com/`, "INVALID_PUNYCODE")).toBeUndefined();
    },
  );
});
