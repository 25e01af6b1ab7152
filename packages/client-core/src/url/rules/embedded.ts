import type { Host } from "../host.js";
import type { TargetIndex } from "../known.js";
import { toLatin } from "../skeleton.js";

const shortestWithHyphen = 4;

/**
 * @param host with a registrable domain
 * @param name label left of the suffix, decoded
 * @returns a known domain that stands in front of the real one, as it reads: "google.com" in
 *   google.com.evil.example, google-com.evil.example and google.com-signin.example
 */
export function findEmbedded(
  host: Host,
  name: string,
  indexes: readonly TargetIndex[],
): string | undefined {
  const asciiSubdomain = host.name.slice(0, -(host.site?.registrableDomain?.length ?? 0));
  if (asciiSubdomain === "") return undefined;
  const count = asciiSubdomain.split(".").length - 1;
  const subdomain = host.labels.slice(0, count).map((label) => label.unicode);
  // The label of the real domain belongs to it ("paypal." + "com-signin"), its suffix does not.
  const text = `${toLatin([...subdomain, name].join("."))}.`;
  for (const index of indexes) {
    for (const { domain, name: targetName } of index.domains.values()) {
      const withHyphens = domain.replaceAll(".", "-");
      if (stands(text, domain)) return domain;
      if (targetName.length >= shortestWithHyphen && stands(text, withHyphens)) return domain;
    }
  }
  return undefined;
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Whole words only, and not as the end of the real domain: "foo.apple" + ".com.mx" is Apple's. */
function stands(text: string, what: string): boolean {
  for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + 1)) {
    const end = at + what.length;
    const before = text[at - 1] ?? "";
    const after = text[end] ?? "";
    if (!wordCharacter.test(before) && !wordCharacter.test(after)) return true;
  }
  return false;
}
