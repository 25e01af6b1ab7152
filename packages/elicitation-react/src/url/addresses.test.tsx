import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  button,
  emphasised,
  findings,
  openControl,
  provenance,
  show,
  shownAddress,
  site,
} from "./testKit.js";

const reveal = () => button("Let me open it anyway…");

describe("what can never be opened", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<h1>x",
    "vbscript:x",
    "file:///etc/hosts",
    "blob:https://x.test/1",
    "myapp://go",
    "mailto:a@b.test",
  ])(
    "url-blocked-schemes: %s is shown as it is, with the reason, and has no open control [U-06]",
    async (url) => {
      const { user, opened, responses } = await show(url);
      expect(shownAddress()).toBe(url);
      expect(screen.getAllByText("This address will not be opened")).not.toHaveLength(0);
      expect(findings()).toContain("SCHEME_BLOCKED");
      expect(openControl()).toBeNull();
      expect(screen.queryByRole("button", { name: /anyway|myself/ })).toBeNull();
      await user.click(button("Copy address"));
      expect(screen.queryByRole("button", { name: /myself/ })).toBeNull();
      await user.click(button("Cancel"));
      expect(responses).toEqual([{ action: "cancel" }]);
      expect(opened).not.toHaveBeenCalled();
    },
  );

  it("url-userinfo: the host behind the @ is what stands out, the rest stays readable [U-06]", async () => {
    const url = "https://bank.example:443@evil.test/login";
    const { user, responses } = await show(url);
    expect(shownAddress()).toBe(url);
    expect(emphasised()).toEqual(["evil.test"]);
    expect(document.querySelector('[data-part="before"]')).toHaveTextContent("//bank.example:443@");
    expect(findings()).toContain("USERINFO");
    expect(openControl()).toBeNull();
    await user.click(button("Decline"));
    expect(responses).toEqual([{ action: "decline" }]);
  });

  it.each([
    ["no url", undefined],
    ["a relative url", "/pay"],
    ["a url without scheme", "//x.test/"],
    ["a port out of range", "https://a.test:99999/"],
    ["a number", 7],
  ])(
    "url-missing-or-relative: %s cannot be opened, and is not resolved against this page [U-06]",
    async (_, url) => {
      const { user, responses } = await show(url);
      expect(findings()).toEqual(["INVALID_URL"]);
      expect(openControl()).toBeNull();
      expect(document.body).not.toHaveTextContent(location.host);
      await user.click(button("Decline"));
      expect(responses).toEqual([{ action: "decline" }]);
    },
  );
});

describe("what is opened is what is shown", () => {
  it.each(["https://xn--80ak6aa92e.test/", "https://аррӏе.test/"])(
    "url-punycode: %s shows both forms of the name and opens the ASCII one [U-05]",
    async (url) => {
      const { user, opened } = await show(url);
      expect(shownAddress()).toBe("https://xn--80ak6aa92e.test/");
      expect(emphasised()).toEqual(["xn--80ak6aa92e.test"]);
      expect(document.querySelector('[data-askback="url-foot"]')).toHaveTextContent("аррӏе.test");
      expect(findings()).toContain("IDN");
      const anyway = screen.queryByRole("button", { name: "Let me open it anyway…" });
      if (anyway) await user.click(anyway);
      await user.click(button("Open in a new tab"));
      expect(opened).toHaveBeenCalledExactlyOnceWith("https://xn--80ak6aa92e.test/");
    },
  );

  it.each([
    ["https://203.0.113.7/x", "203.0.113.7"],
    ["https://[2001:db8::1]:8443/", "[2001:db8::1]:8443"],
  ])(
    "url-ip-literals: %s is shown as %s, warned about, and can be opened in a second step",
    async (url, host) => {
      const { user, opened, responses } = await show(url);
      expect(site()).toBe(host);
      expect(findings()).toContain("IP_HOST");
      expect(openControl()).toBeNull();
      await user.click(reveal());
      await user.click(button("Open in a new tab"));
      expect(opened).toHaveBeenCalledExactlyOnceWith(url);
      expect(responses).toEqual([{ action: "accept" }]);
    },
  );

  it("url-localhost-and-http: localhost in development is a quiet notice", async () => {
    await show("http://localhost:3000/cb", { context: { development: true } });
    expect(findings()).toContain("LOOPBACK");
    expect(findings()).not.toContain("INSECURE_HTTP");
    expect(openControl()).toBeVisible();
  });

  it.each([
    ["http://192.168.0.9/", ["INSECURE_HTTP", "PRIVATE_NETWORK"]],
    ["http://example.test/", ["INSECURE_HTTP"]],
  ])("url-localhost-and-http: %s is warned about, not blocked", async (url, codes) => {
    await show(url);
    expect(findings()).toEqual(expect.arrayContaining(codes));
    expect(reveal()).toBeVisible();
  });

  it.each([
    ["HTTPS://Pay.Example.COM:443/Path", "https://pay.example.com/Path", "example.com"],
    ["https://example.test./x", "https://example.test./x", "example.test."],
    ["https://example。test/", "https://example.test/", "example.test"],
    ["https://ex\u00adample.test/", "https://example.test/", "example.test"],
  ])("url-host-normalised: %s is shown as it will be opened [U-01]", async (url, href, domain) => {
    await show(url);
    expect(shownAddress()).toBe(href);
    expect(emphasised()).toEqual([domain]);
    // Where the two differ, the server's writing can be looked at, hidden characters included.
    const sent = document.querySelector('[data-askback="url-as-sent"]');
    expect(sent === null).toBe(url === href);
    if (url.includes("\u00ad")) expect(sent).toHaveTextContent("exU+00ADample.test");
  });

  it.each([
    ["https://bank.example%2eevil.test/", "https://bank.example.evil.test/", "evil.test"],
    ["https://bank.example\\@evil.test/", "https://bank.example/@evil.test/", "bank.example"],
    ["https:\\\\evil.test\\@bank.example/", "https://evil.test/@bank.example/", "evil.test"],
  ])("url-encoded-host: %s stresses the real site", async (url, href, domain) => {
    await show(url);
    expect(shownAddress()).toBe(href);
    expect(emphasised()).toEqual([domain]);
    if (url.includes("\\")) expect(findings()).toContain("BACKSLASH");
  });

  it("url-query-has-url: only the host stands out, and nothing in the address is a link [U-04] [U-12]", async () => {
    const url =
      "https://evil.test/https://bank.example/?next=https%3A%2F%2Fbank.example%2Flogin#https://bank.example";
    await show(url);
    expect(shownAddress()).toBe(url);
    expect(emphasised()).toEqual(["evil.test"]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(document.querySelector("[href]")).toBeNull();
  });

  it("url-very-long: all of it is there as text, nothing is cut [U-01]", async () => {
    const url = `https://login.example.test/a?state=${"A".repeat(12_000)}`;
    await show(url);
    expect(shownAddress()).toBe(url);
    expect(document.body.textContent).not.toContain("…A");
    expect(openControl()).toBeVisible();
  });

  it("an address as sent names every character that cannot be seen", async () => {
    await show("https://goo\u200bgle.com/\u202egpj");
    expect(document.querySelector('[data-askback="url-as-sent"]')).toHaveTextContent(
      "https://gooU+200Bgle.com/U+202Egpj",
    );
  });
});

describe("who asks", () => {
  it("is shown by label and origin first, the server's own name as its claim [P-01]", async () => {
    await show("https://github.com/login");
    const name = screen.getByText(/asks you to open a page/);
    expect(name).toHaveTextContent("Acme Tracker");
    expect(screen.getByText("https://mcp.acme-tools.com")).toBeVisible();
    expect(screen.getByText(/the one true tracker/)).toHaveTextContent("calls itself");
  });

  it("is said to be unknown when the host does not say [P-01]", async () => {
    await show("https://github.com/login", { provenance: undefined });
    expect(screen.getByText(/asks you to open a page/)).toHaveTextContent(
      "A server without a name",
    );
  });

  it("loads nothing that the server names [P-06] [U-02]", async () => {
    const named = { ...provenance.server, claimedName: "<img src=https://track.test/x>" };
    await show("https://track.test/x", { provenance: { ...provenance, server: named } });
    expect(document.querySelector("img, iframe, link, script, object, embed, a")).toBeNull();
    expect(document.head.querySelector("link")).toBeNull();
  });
});

describe("an address made to overwhelm", () => {
  it("names every hidden character, but not each in an element of its own", async () => {
    const url = `not an address ${"a\u200b".repeat(50_000)}`;
    await show(url);
    expect(document.querySelectorAll('[data-askback="url-unseen"]').length).toBeLessThan(1_000);
    expect(shownAddress()?.match(/U\+200B/g)).toHaveLength(50_000);
    expect(shownAddress()).not.toContain("\u200b");
  });
});
