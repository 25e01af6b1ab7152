import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { FindingCode, UrlContext } from "../core.js";
import { acme, asks, withoutGuard } from "./storyKit.js";
import { UrlConsent } from "./UrlConsent.js";

/** Every finding, each by an address that has it. */
const meta: Meta<typeof UrlConsent> = {
  title: "Url/Findings",
  component: UrlConsent,
  decorators: [withoutGuard],
  args: { provenance: acme, openTab: () => "opened" },
};
export default meta;
type Story = StoryObj<typeof UrlConsent>;

function finding(code: FindingCode, url: string, context?: UrlContext): Story {
  return {
    args: { request: asks(url), context },
    play: async ({ canvasElement }) => {
      const found = () => canvasElement.querySelector(`[data-code="${code}"]`);
      await waitFor(() => expect(found()).not.toBeNull());
      await expect(found()).toBeVisible();
    },
  };
}

export const InvalidUrl = finding("INVALID_URL", "not a url");
export const SchemeBlocked = finding("SCHEME_BLOCKED", "vscode://ms-python.python/install?x=1");
export const UserInfo = finding("USERINFO", "https://accounts.google.com@evil-site.com/login");
export const InsecureHttp = finding("INSECURE_HTTP", "http://login.acme-tools.com/connect");
export const Loopback = finding("LOOPBACK", "http://localhost:8787/connect");
export const LoopbackInDevelopment = finding("LOOPBACK", "http://localhost:8787/connect", {
  development: true,
});
export const PrivateNetwork = finding("PRIVATE_NETWORK", "https://192.168.1.1/setup");
export const IpHost = finding("IP_HOST", "https://203.0.113.7/login");
export const IpObfuscated = finding("IP_OBFUSCATED", "https://0xCB.0x00.0x71.0x07/");
export const SingleLabel = finding("SINGLE_LABEL", "https://intranet/login");
export const UnknownSuffix = finding("UNKNOWN_SUFFIX", "https://server.notatld/");
export const PublicSuffixHost = finding(
  "PUBLIC_SUFFIX_HOST",
  "https://s3.amazonaws.com/acme-bucket/login.html",
);
export const SharedHosting = finding("SHARED_HOSTING", "https://octocat.github.io/mcp-auth/");
export const RawControlChars = finding("RAW_CONTROL_CHARS", "https://github.com\n.evil-site.com/");
export const Backslash = finding("BACKSLASH", "https://github.com\\@evil-site.com/");
export const OddSlashes = finding("ODD_SLASHES", "https:/evil-site.com/login");
export const PercentHost = finding("PERCENT_HOST", "https://%65vil-site.com/");
export const HostNormalised = finding("HOST_NORMALISED", "https://ｇｉｔｈｕｂ.com/");
export const RawRewritten = finding("RAW_REWRITTEN", "https://example.com/a/../../login");
export const InvisibleChars = finding("INVISIBLE_CHARS", "https://example.com/\u202egpj.exe");
export const International = finding("IDN", "https://bücher.de/login");
export const InvalidPunycode = finding("INVALID_PUNYCODE", "https://xn--google-.com/");
export const MixedScript = finding("MIXED_SCRIPT", "https://g\u043e\u043egle.com/");
export const WholeScriptConfusable = finding(
  "WHOLE_SCRIPT_CONFUSABLE",
  "https://\u0455\u0441\u043e\u0440\u0435.com/",
);
export const RestrictedChars = finding("RESTRICTED_CHARS", "https://\u1e37ily.com/");
export const SuspiciousLabel = finding("SUSPICIOUS_LABEL", "https://16\u10d9.com/");
export const Lookalike = finding("LOOKALIKE", "https://paypa1.com/signin");
export const EmbeddedDomain = finding(
  "EMBEDDED_DOMAIN",
  "https://accounts.google.com.session-id-8812.evil-site.com/signin",
);
export const ComboSquat = finding("COMBO_SQUAT", "https://paypal-login.com/");
export const NondefaultPort = finding("NONDEFAULT_PORT", "https://acme-tools.com:8443/connect");
export const TrailingDot = finding("TRAILING_DOT", "https://acme-tools.com./");
export const LongHost = finding(
  "LONG_HOST",
  "https://this-is-the-official-secure-login-page-of-your-bank-please-continue.session.evil-site.com/",
);
export const LongUrl = finding("LONG_URL", `https://example.com/${"a".repeat(2_100)}`);
export const CrossSite = finding("CROSS_SITE", "https://login.other-idp.com/start");
export const EmbeddedUrl = finding(
  "EMBEDDED_URL",
  "https://acme-tools.com/out?next=https%3A%2F%2Fevil-site.com%2Flogin",
);
export const CredentialParam = finding(
  "CREDENTIAL_PARAM",
  "https://acme-tools.com/connect?access_token=ya29.a0AfH6SMBx7Qk2v",
);
export const PiiParam = finding(
  "PII_PARAM",
  "https://acme-tools.com/login?login_hint=alice@example.com",
);
