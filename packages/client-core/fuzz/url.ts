import { inspectUrl } from "../src/url/index.js";
import { attacks } from "../src/url/testdata/attacks.js";
import { joinParts } from "../src/url/testdata/case.js";
import { everydayAddresses } from "../src/url/testdata/everyday.js";
import { moreCases } from "../src/url/testdata/moreCases.js";
import type { Severity, UrlContext, UrlInspection } from "../src/url/types.js";
import type { Json } from "./mutate.js";
import { hasHidden, isRecord, must, type Reader } from "./reader.js";

const rank: { [S in Severity]: number } = { none: 0, notice: 1, strong: 2, block: 3 };

/** Input: { url, serverOrigin?, hostOrigin?, development?, brands? } */
export const url: Reader = {
  name: "url",
  rooms: ["url"],
  words: [
    ..."https:// http:// // \\\\ : @ / ? # [ ] [::1] %00 %2e %2f %40 %5c %E2%80%AE %ff . .. -".split(
      " ",
    ),
    ..."xn-- xn--a javascript: data: blob: file: localhost 127.1 0x7f 2130706433 10-0-0-1.sslip.io".split(
      " ",
    ),
    ..."github google paypal login verify account com co.uk io internal github.io token= key= &".split(
      " ",
    ),
    ..."eyJhbGciOiJ9.e30.x user@example.com #/cb?access_token= https%3A%2F%2Fevil.example".split(
      " ",
    ),
    ..."\t\n\r\0 \u00ad\u200b\u200d\u202e\u2066\ufeff\u3002\uff0f\u2044\u0130ßςаéɡ１Ⅷ\u0301-·þələ丨ー・中ñşقаррӏе",
    "\ud800",
    "\u{e0041}",
  ],
  seeds: [
    ...attacks.map(({ codes: _, severity: __, brands = [], ...input }) => ({
      ...input,
      brands: [...brands],
    })),
    ...moreCases.map(({ url: address, serverOrigin, hostOrigin }) => ({
      url: address,
      ...(serverOrigin ? { serverOrigin } : {}),
      ...(hostOrigin ? { hostOrigin } : {}),
    })),
    ...everydayAddresses.map((address) => ({ url: address })),
  ],
  async check(input) {
    const { given, context } = readInput(input);
    const inspection = inspectUrl(given, context);
    const { severity, findings, href, parts } = inspection;
    const parsed = parse(given);
    const worst = Math.max(0, ...findings.map((finding) => rank[finding.severity]));
    must(rank[severity] === worst, "the severity is that of the worst finding");
    const codes = findings.map(({ code }) => code);
    must(new Set(codes).size === codes.length, "each finding is named once", codes);
    must(
      codes.includes("INVALID_URL") === (parsed === undefined),
      "what does not parse is invalid",
    );
    must((href === undefined) === (severity === "block"), "an address, or blocked");
    must(href === undefined || href === parsed?.href, "what opens is what the platform parses");
    must(href === undefined || /^https?:\/\/[^/]/u.test(href), "what opens is a web page");
    must(!parts || joinParts(parts) === parsed?.href, "what is shown is what opens");
    checkShown(inspection);
    if (href !== undefined) checkAgain(inspection, href, context);
    return codes.flatMap((code, i) => [
      code,
      ...codes.slice(i + 1).map((next) => `${code} ${next}`),
    ]);
  },
};

function readInput(input: Json): { given: string; context: UrlContext } {
  const record = isRecord(input) ? input : { url: input };
  const { serverOrigin, hostOrigin, development, brands } = record;
  return {
    given: typeof record.url === "string" ? record.url : "",
    context: {
      ...(typeof serverOrigin === "string" ? { serverOrigin } : {}),
      ...(typeof hostOrigin === "string" ? { hostOrigin } : {}),
      ...(development === true ? { development } : {}),
      ...(Array.isArray(brands) ? { brands: brands.filter((one) => typeof one === "string") } : {}),
    },
  };
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Everything that an interface shows of it can be shown. */
function checkShown({ findings, hostUnicode, hostAscii, registrableDomain }: UrlInspection): void {
  for (const { code, params } of findings) {
    for (const value of Object.values(params)) {
      if (typeof value === "string") must(!hasHidden(value), `${code} shows nothing hidden`, value);
    }
  }
  must(!hasHidden(hostUnicode ?? "", "\u200c\u200d"), "no host shows anything hidden", hostUnicode);
  must(/^[!-~]*$/u.test(hostAscii ?? ""), "the ASCII form is ASCII", hostAscii);
  const host = hostAscii?.replace(/\.*$/u, "") ?? "";
  const domain = registrableDomain ?? "";
  const isEnd = domain === "" || host === domain || host.endsWith(`.${domain}`);
  must(isEnd, "the domain is the end of the host");
}

/** What was written can only be worse than what it parses to. */
function checkAgain(first: UrlInspection, href: string, context: UrlContext): void {
  const again = inspectUrl(href, context);
  must(again.href === href, "what opens may be opened");
  must(again.hostUnicode === first.hostUnicode, "and has the same host");
  const worse = rank[again.severity] > rank[first.severity];
  must(!worse, "and nothing worse is found in it", [first.severity, again.severity]);
}
