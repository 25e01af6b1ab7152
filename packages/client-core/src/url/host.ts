import { type Address, readAddress } from "./ip.js";
import { type Label, readLabels } from "./label.js";
import { readSite, type Site } from "./site.js";

/** Everything the rules ask about the host that would be opened. */
export interface Host {
  /** As in the address, with a trailing dot if it has one. */
  ascii: string;
  unicode: string;
  /** Without trailing dots. */
  name: string;
  address?: Address;
  /** Of a domain name; empty for an address. */
  labels: readonly Label[];
  /** Of a domain name with a dot in it. */
  site?: Site;
}

/** @param hostname `URL.hostname` of an http or https address */
export function readHost(hostname: string): Host {
  const name = withoutTrailingDots(hostname);
  const address = readAddress(name);
  if (address) return { ascii: hostname, unicode: hostname, name, address, labels: [] };
  const labels = readLabels(name);
  const unicode = labels.map((label) => label.unicode).join(".") + hostname.slice(name.length);
  const site = labels.length > 1 ? readSite(name) : undefined;
  return { ascii: hostname, unicode, name, labels, ...(site ? { site } : {}) };
}

/** Of a host, or of the end of one. A parser lets several dots through, though DNS knows no such name. */
export function withoutTrailingDots(host: string): string {
  let end = host.length;
  while (host[end - 1] === ".") end -= 1;
  return host.slice(0, end);
}

/** What two addresses of one site have in common: the registrable domain, or else the whole host. */
export function siteKey(host: Host): string {
  return host.site?.registrableDomain ?? host.name;
}
