import { type Host, siteKey } from "../host.js";
import { siteOfOrigin } from "../known.js";
import type { Report } from "../report.js";
import type { UrlContext } from "../types.js";

/** The address is of another site than the server that asks. Ordinary, and worth saying. */
export function checkSite(report: Report, host: Host, { serverOrigin }: UrlContext): void {
  const server = siteOfOrigin(serverOrigin);
  if (server === undefined) return;
  const domain = siteKey(host);
  if (domain !== server) report.add("CROSS_SITE", "notice", { domain, server });
}
