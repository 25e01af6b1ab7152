import { withoutTrailingDots } from "./host.js";
import type { UrlParts } from "./types.js";

/**
 * Cuts a parsed address, never the text of the server, so that what is shown is what opens.
 *
 * @param href as `URL.href` gives it
 * @param registrableDomain of its host
 */
export function cutParts(href: string, registrableDomain: string | undefined): UrlParts {
  const scheme = href.slice(0, href.indexOf(":") + 1);
  const fragmentAt = indexOrEnd(href, "#");
  const queryAt = Math.min(indexOrEnd(href, "?"), fragmentAt);
  const hasAuthority = href.startsWith("//", scheme.length);
  const authorityAt = scheme.length + (hasAuthority ? 2 : 0);
  const pathAt = hasAuthority
    ? Math.min(indexOrEnd(href, "/", authorityAt), queryAt)
    : scheme.length;
  const hostAt = Math.max(authorityAt, href.lastIndexOf("@", pathAt - 1) + 1);
  const hostAndPort = hasAuthority ? href.slice(hostAt, pathAt) : "";
  const port = /:\d+$/u.exec(hostAndPort)?.[0] ?? "";
  const host = hostAndPort.slice(0, hostAndPort.length - port.length);
  const subdomain = host.slice(0, domainStart(host, registrableDomain));
  return {
    scheme,
    before: hasAuthority ? href.slice(scheme.length, hostAt) : "",
    subdomain,
    domain: host.slice(subdomain.length),
    port,
    path: href.slice(pathAt, queryAt),
    query: href.slice(queryAt, fragmentAt),
    fragment: href.slice(fragmentAt),
  };
}

function indexOrEnd(text: string, what: string, from = 0): number {
  const index = text.indexOf(what, from);
  return index < 0 ? text.length : index;
}

function domainStart(host: string, registrableDomain: string | undefined): number {
  if (!registrableDomain) return 0;
  const start = withoutTrailingDots(host).length - registrableDomain.length;
  return start > 0 && host.startsWith(registrableDomain, start) ? start : 0;
}
