import { parseDomain } from "./listOfDomains.js";

/** A host by the Public Suffix List. */
export interface Site {
  /** Absent for addresses, single labels, and hosts that are themselves an ICANN suffix. */
  registrableDomain?: string;
  /** Of the registrable domain, the label left of the suffix: "acme-tools". */
  name?: string;
  publicSuffix?: string;
  /** No rule of the list matches. */
  unknown: boolean;
  /** The rule comes from the private section: anyone can have a site below this suffix. */
  shared: boolean;
  /** The host is itself a suffix. */
  isSuffix: boolean;
}

const options = { extractHostname: false, validateHostname: false, detectIp: false };
const withPrivate = { ...options, allowPrivateDomains: true };

/** @param host a domain name with a dot in it, ASCII, as `URL.hostname` gives it */
export function readSite(host: string): Site {
  const all = parseDomain(host, withPrivate);
  const shared = all.isPrivate === true;
  const isSuffix = all.domain === null;
  // A host that is itself a private suffix still belongs to whoever owns the ICANN domain.
  const chosen = isSuffix && shared ? parseDomain(host, options) : all;
  return {
    ...(chosen.domain ? { registrableDomain: chosen.domain } : {}),
    ...(chosen.domainWithoutSuffix ? { name: chosen.domainWithoutSuffix } : {}),
    ...(all.publicSuffix ? { publicSuffix: all.publicSuffix } : {}),
    unknown: !all.isIcann && !shared,
    shared,
    isSuffix,
  };
}
