import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";

const codes = (url: string, development = false) =>
  inspectUrl(url, { development }).findings.map((finding) => finding.code);
const stressed = (url: string) => inspectUrl(url).parts?.domain;

describe("what the consent dialog relies on", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<h1>x",
    "vbscript:x",
    "file:///etc/hosts",
    "blob:https://x.test/1",
    "myapp://go",
    "mailto:a@b.test",
  ])("%s has no address to open, but one to show [U-06]", (url) => {
    const { href, severity, parts } = inspectUrl(url);
    expect(href).toBeUndefined();
    expect(severity).toBe("block");
    expect(parts).toBeDefined();
    expect(codes(url)).toEqual(["SCHEME_BLOCKED"]);
  });

  it("keeps what stands before an @ apart from the host [U-04] [U-06]", () => {
    const { parts, severity } = inspectUrl("https://bank.example:443@evil.test/login");
    expect(parts).toMatchObject({
      before: "//bank.example:443@",
      subdomain: "",
      domain: "evil.test",
    });
    expect(severity).toBe("block");
  });

  it("says the same of both spellings of an international name [U-05]", () => {
    const encoded = inspectUrl("https://xn--80ak6aa92e.test/");
    expect(inspectUrl("https://аррӏе.test/")).toEqual(encoded);
    expect(encoded).toMatchObject({ hostAscii: "xn--80ak6aa92e.test", hostUnicode: "аррӏе.test" });
    expect(encoded.href).toBe("https://xn--80ak6aa92e.test/");
  });

  it("stresses a whole address where there is no name [U-04]", () => {
    expect(stressed("https://203.0.113.7/x")).toBe("203.0.113.7");
    expect(inspectUrl("https://[2001:db8::1]:8443/").parts).toMatchObject({
      domain: "[2001:db8::1]",
      port: ":8443",
    });
    expect(codes("https://203.0.113.7/x")).toEqual(["IP_HOST"]);
  });

  it("tells a developer's server from a device and from a page without encryption [U-05]", () => {
    expect(codes("http://localhost:3000/cb", true)).toEqual(["LOOPBACK"]);
    expect(codes("http://192.168.0.9/", true)).toEqual(["INSECURE_HTTP", "PRIVATE_NETWORK"]);
    expect(codes("http://example.test/", true)).toEqual(["INSECURE_HTTP", "UNKNOWN_SUFFIX"]);
    for (const url of ["http://localhost:3000/cb", "http://192.168.0.9/", "http://example.test/"]) {
      expect(inspectUrl(url).href).toBe(url);
    }
  });

  it("shows the host that opens, however it was written [U-01]", () => {
    const hosts = [
      "HTTPS://Pay.Example.COM:443/Path",
      "https://example.test./x",
      "https://example。test/",
      "https://ex\u00adample.test/",
    ].map((url) => inspectUrl(url).hostAscii);
    expect(hosts).toEqual(["pay.example.com", "example.test.", "example.test", "example.test"]);
    expect(inspectUrl("HTTPS://Pay.Example.COM:443/Path").parts?.path).toBe("/Path");
    expect(inspectUrl("https://example.test./x").registrableDomain).toBe("example.test");
  });

  it("stresses the real host behind escapes and backslashes [U-04]", () => {
    expect(inspectUrl("https://bank.example%2eevil.test/").parts).toMatchObject({
      subdomain: "bank.example.",
      domain: "evil.test",
    });
    expect(inspectUrl("https://bank.example\\@evil.test/").parts).toMatchObject({
      domain: "bank.example",
      path: "/@evil.test/",
    });
    expect(inspectUrl("https:\\\\evil.test\\@bank.example/").parts).toMatchObject({
      domain: "evil.test",
      path: "/@bank.example/",
    });
    expect(codes("https:\\\\evil.test\\@bank.example/")).toContain("BACKSLASH");
  });

  it("stresses no address inside the address [U-04]", () => {
    const url =
      "https://evil.test/https://bank.example/?next=https%3A%2F%2Fbank.example%2Flogin#https://bank.example";
    expect(stressed(url)).toBe("evil.test");
    expect(codes(url)).toContain("EMBEDDED_URL");
  });

  it("gives a very long address whole [U-01]", () => {
    const url = `https://login.example.test/a?state=${"A".repeat(12_000)}`;
    expect(inspectUrl(url).parts?.query).toHaveLength("?state=".length + 12_000);
    expect(codes(url)).toContain("LONG_URL");
  });

  it.each(["/pay", "//x.test/", "https://a.test:99999/", ""])(
    "%s is resolved against nothing and opens nothing [U-06]",
    (url) => {
      expect(inspectUrl(url)).toEqual({
        severity: "block",
        findings: [{ code: "INVALID_URL", severity: "block", params: {} }],
      });
    },
  );

  it("finds another address behind every change of it [U-07]", () => {
    const address = "https://acme-tools.com/connect?id=1";
    for (const changed of ["https://acme-tools.com/connect?id=2", `${address}#x`, `${address}/`]) {
      expect(inspectUrl(changed).href).not.toBe(inspectUrl(address).href);
    }
    expect(inspectUrl("HTTPS://ACME-tools.com:443/connect?id=1").href).toBe(address);
  });
});

describe("what a finding says", () => {
  const paramsOf = (url: string, code: string) =>
    inspectUrl(url, { serverOrigin: "https://mcp.acme-tools.com" }).findings.find(
      (finding) => finding.code === code,
    )?.params;

  it.each([
    ["https://gооgle.com/", "LOOKALIKE", { domain: "gооgle.com", target: "google.com" }],
    ["https://gооgle.com/", "MIXED_SCRIPT", { label: "gооgle", scripts: "Latin, Cyrillic" }],
    ["https://ѕсоре.com/", "WHOLE_SCRIPT_CONFUSABLE", { label: "ѕсоре", script: "Cyrillic" }],
    ["https://ɡithub.com/", "RESTRICTED_CHARS", { label: "ɡithub", characters: "U+0261" }],
    ["https://a.test/\u202e\u200b", "INVISIBLE_CHARS", { characters: "U+202E U+200B" }],
    ["https://a.test/\tb", "RAW_CONTROL_CHARS", { characters: "U+0009" }],
    ["https://0x7f.1/", "IP_OBFUSCATED", { written: "0x7f.1", host: "127.0.0.1" }],
    ["https://acme.github.io/", "SHARED_HOSTING", { suffix: "github.io" }],
    [
      "https://paypal-login.com/",
      "COMBO_SQUAT",
      { domain: "paypal-login.com", target: "paypal.com", word: "login" },
    ],
    [
      "https://google.com.evil-site.com/",
      "EMBEDDED_DOMAIN",
      { embedded: "google.com", domain: "evil-site.com" },
    ],
    ["https://evil-site.com/", "CROSS_SITE", { domain: "evil-site.com", server: "acme-tools.com" }],
    ["https://a.test/?x[api_key]=1", "CREDENTIAL_PARAM", { param: "x[api_key]" }],
    ["https://a.test/?to=https://b.test/c", "EMBEDDED_URL", { param: "to", host: "b.test" }],
    ["https://a.test:8443/", "NONDEFAULT_PORT", { port: "8443" }],
  ])("%s: %s", (url, code, params) => {
    expect(paramsOf(url, code)).toEqual(params);
  });
});
