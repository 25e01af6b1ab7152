import { type Host, siteKey } from "../host.js";
import { type Parameter, readParameters } from "../parameters.js";
import type { Report } from "../report.js";
import type { UrlContext } from "../types.js";
import { holdsCredential } from "./credential.js";
import { findForeignHost } from "./embeddedUrl.js";
import { plainText } from "./invisible.js";

const longest = 2048;

/** What the address carries: secrets, personal data, and addresses of other sites. */
export function checkParameters(report: Report, url: URL, host: Host, context: UrlContext): void {
  if (url.href.length > longest) report.add("LONG_URL", "notice", { length: url.href.length });
  const own = siteKey(host);
  for (const parameter of readParameters(url)) {
    const shown = { param: plainText(parameter.name, 64) };
    if (holdsCredential(parameter, url.pathname)) report.add("CREDENTIAL_PARAM", "strong", shown);
    if (holdsEmail(parameter)) report.add("PII_PARAM", "notice", shown);
    const foreign = findForeignHost(parameter.value, own, context);
    if (foreign) report.add("EMBEDDED_URL", "notice", { ...shown, host: foreign });
  }
}

const beforeAt = /[\p{L}\p{N}._%+'-]+$/u;
const afterAt = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/** Addresses have at most 64 characters before the @ and 255 behind it (RFC 5321). */
const reach = { before: 64, after: 255 };

/** Looks around each @ only, so that a long value costs no more than a short one. */
function holdsEmail({ value }: Parameter): boolean {
  for (let at = value.indexOf("@"); at >= 0; at = value.indexOf("@", at + 1)) {
    const before = value.slice(Math.max(0, at - reach.before), at);
    const after = value.slice(at + 1, at + 1 + reach.after);
    if (beforeAt.test(before) && afterAt.test(after)) return true;
  }
  return false;
}
