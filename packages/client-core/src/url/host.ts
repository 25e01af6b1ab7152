import { type Address, readAddress } from "./ip.js";
import { type Label, readLabels } from "./label.js";
import { readSite, type Site } from "./site.js";

/** Everything the rules ask about the host that would be opened. */
export interface Host {
  /** As in the address, with a trailing dot if it has one. */
  ascii: string;
  unicode: string;
  /** Without the trailing dot. */
  name: string;
  address?: Address;
  /** Of a domain name; empty for an address. */
  labels: readonly Label[];
  /** Of a domain name with a dot in it. */
  site?: Site;
}

/** @param hostname `URL.hostname` of an http or https address */
export function readHost(hostname: string): Host {
  const name = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  const address = readAddress(name);
  if (address) return { ascii: hostname, unicode: hostname, name, address, labels: [] };
  const labels = readLabels(name);
  const unicode = labels.map((label) => label.unicode).join(".") + hostname.slice(name.length);
  const site = labels.length > 1 ? readSite(name) : undefined;
  return { ascii: hostname, unicode, name, labels, ...(site ? { site } : {}) };
}

/** What two addresses of one site have in common: the registrable domain, or else the whole host. */
export function siteKey(host: Host): string {
  return host.site?.registrableDomain ?? host.name;
}
