import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";

const codes = (url: string) => inspectUrl(url).findings.map((finding) => finding.code);

describe("inspectUrl", () => {
  it("gives an ordinary address back as it would be opened, in parts [U-01] [U-04]", () => {
    expect(inspectUrl("https://auth.acme-tools.com/connect?a=1#top")).toEqual({
      severity: "none",
      findings: [],
      href: "https://auth.acme-tools.com/connect?a=1#top",
      hostAscii: "auth.acme-tools.com",
      hostUnicode: "auth.acme-tools.com",
      registrableDomain: "acme-tools.com",
      parts: {
        scheme: "https:",
        before: "//",
        subdomain: "auth.",
        domain: "acme-tools.com",
        port: "",
        path: "/connect",
        query: "?a=1",
        fragment: "#top",
      },
    });
  });

  it("refuses what is not a web page, with the reason [U-06]", () => {
    expect(codes("javascript:alert(1)")).toEqual(["SCHEME_BLOCKED"]);
    expect(codes("not a url")).toEqual(["INVALID_URL"]);
    expect(codes("https://bank.example@evil-site.com/")).toEqual(["USERINFO"]);
    expect(inspectUrl("https://bank.example:443@evil.test/").parts).toMatchObject({
      before: "//bank.example:443@",
      domain: "evil.test",
    });
  });

  it("shows both forms of an international name, and no form that lies [U-05]", () => {
    expect(inspectUrl("https://bücher.de/")).toMatchObject({
      severity: "notice",
      hostAscii: "xn--bcher-kva.de",
      hostUnicode: "bücher.de",
    });
    expect(inspectUrl("https://xn--google-.com/").hostUnicode).toBe("xn--google-.com");
  });

  it("finds the domain in front of any number of dots [U-04]", () => {
    expect(inspectUrl("https://login.example.com../")).toMatchObject({
      findings: [{ code: "TRAILING_DOT" }],
      registrableDomain: "example.com",
      parts: { subdomain: "login.", domain: "example.com.." },
    });
  });
});
