import { readHost, siteKey } from "../host.js";
import { siteOfOrigin } from "../known.js";
import { parseUrl } from "../parse.js";
import type { UrlContext } from "../types.js";
import { isLoopback } from "./scheme.js";

// With any number of slashes of either kind, or none behind the scheme: browsers open them all.
const webAddress = /^(?:https?:[/\\]*|[/\\]{2,})[^\s/\\]/iu;
const encodedScheme = /^(?:https?%3a|%2f%2f)/iu;

/**
 * @param value of a parameter, decoded once
 * @param own site of the address that carries it
 * @returns host of an address of a third site; going back to the server, to the host application
 *   or to this machine is how sign-in works
 */
export function findForeignHost(
  value: string,
  own: string,
  { serverOrigin, hostOrigin }: UrlContext,
): string | undefined {
  const text = value.trim();
  const address = encodedScheme.test(text) ? decodeAgain(text) : text;
  if (!webAddress.test(address)) return undefined;
  // The base serves "//host/path" only; an absolute address ignores it.
  const url = parseUrl(address.split(/\s/u, 1)[0] ?? "", "https://base.invalid/");
  if (!url || url.hostname === "") return undefined;
  const host = readHost(url.hostname);
  if (isLoopback(host)) return undefined;
  const site = siteKey(host);
  const isExpected = [own, siteOfOrigin(serverOrigin), siteOfOrigin(hostOrigin)].includes(site);
  return isExpected ? undefined : host.ascii;
}

function decodeAgain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
