import { type Host, readHost } from "./host.js";
import { parseUrl } from "./parse.js";
import { cutParts } from "./parts.js";
import { readRaw } from "./raw.js";
import { Report } from "./report.js";
import { checkInvisible } from "./rules/invisible.js";
import { checkKnown } from "./rules/known.js";
import { checkNames } from "./rules/names.js";
import { checkNetwork } from "./rules/network.js";
import { checkParameters } from "./rules/parameters.js";
import { checkScheme } from "./rules/scheme.js";
import { checkSite } from "./rules/site.js";
import { checkSuffix } from "./rules/suffix.js";
import { checkWritten } from "./rules/written.js";
import type { UrlContext, UrlInspection } from "./types.js";

/**
 * The one function that reads an address from a server. Pure and total: it never throws, resolves
 * nothing, and asks nobody.
 *
 * What it returns is about the parsed address. `href` is there only when that address may be opened
 * at all, and it is the only thing to open; `parts` joined are the same text.
 *
 * @param url as the server sent it; anything that is not text is an invalid address
 * @see MCP 2026-07-28, client/elicitation, URL mode
 */
export function inspectUrl(url: string, context: UrlContext = {}): UrlInspection {
  const report = new Report();
  const raw = readRaw(typeof url === "string" ? url : "");
  const parsed = parseUrl(raw.raw);
  if (!parsed) {
    report.add("INVALID_URL", "block", {});
    checkInvisible(report, raw.raw);
    return { severity: report.severity, findings: report.findings };
  }

  const isWeb = parsed.protocol === "https:" || parsed.protocol === "http:";
  const host = isWeb ? readHost(parsed.hostname) : undefined;
  checkScheme(report, parsed, raw, host);
  if (host) {
    checkNetwork(report, parsed, raw, host, context);
    checkKnown(report, host, context);
    checkNames(report, host);
    checkInvisible(report, raw.raw);
    checkWritten(report, parsed, raw, host);
    checkParameters(report, parsed, host, context);
    checkSuffix(report, host);
    checkSite(report, host, context);
  }

  const { severity, findings } = report;
  return {
    severity,
    findings,
    ...(severity === "block" ? {} : { href: parsed.href }),
    ...(host ? hostFacts(host) : {}),
    parts: cutParts(parsed.href, host?.site?.registrableDomain),
  };
}

function hostFacts(
  host: Host,
): Pick<UrlInspection, "hostAscii" | "hostUnicode" | "registrableDomain"> {
  const registrableDomain = host.site?.registrableDomain;
  return {
    hostAscii: host.ascii,
    hostUnicode: host.unicode,
    ...(registrableDomain ? { registrableDomain } : {}),
  };
}
