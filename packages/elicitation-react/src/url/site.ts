import type { FindingCode, UrlInspection } from "../core.js";

export interface SiteNames {
  /** The site as it is to be recognised: its registrable domain, or the whole host. */
  name: string;
  /** ":8443", or "". */
  port: string;
  /** The other form of an international name, and which form that is. */
  other?: { form: "unicode" | "ascii"; name: string };
}

/** A name with one of these is shown in the form that no alphabet can disguise. */
const disguised: ReadonlySet<FindingCode> = new Set<FindingCode>([
  "INVALID_PUNYCODE",
  "MIXED_SCRIPT",
  "WHOLE_SCRIPT_CONFUSABLE",
  "RESTRICTED_CHARS",
  "SUSPICIOUS_LABEL",
  "LOOKALIKE",
]);

/** @returns undefined for what has no site, such as text that is no address */
export function siteNames(inspection: UrlInspection): SiteNames | undefined {
  const { hostAscii, hostUnicode = hostAscii, registrableDomain, parts, findings } = inspection;
  if (hostAscii === undefined || hostUnicode === undefined) return undefined;
  const ascii = registrableDomain ?? hostAscii;
  const unicode = sameLabels(ascii, hostAscii, hostUnicode);
  const port = parts?.port ?? "";
  if (unicode === ascii) return { name: ascii, port };
  return findings.some(({ code }) => disguised.has(code))
    ? { name: ascii, port, other: { form: "unicode", name: unicode } }
    : { name: unicode, port, other: { form: "ascii", name: ascii } };
}

/** The labels of the Unicode host that stand where `domain` stands in the ASCII host. */
function sameLabels(domain: string, hostAscii: string, hostUnicode: string): string {
  if (domain === hostAscii) return hostUnicode;
  const labels = hostUnicode.replace(/\.$/u, "").split(".");
  return labels.slice(-domain.split(".").length).join(".");
}
