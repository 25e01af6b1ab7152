import type { Host } from "../host.js";
import { knownTargets } from "../known.js";
import { readLabel } from "../label.js";
import type { Report } from "../report.js";
import type { UrlContext } from "../types.js";
import { findCombination } from "./combination.js";
import { findEmbedded } from "./embedded.js";
import { findResembled } from "./lookalike.js";

/** Names that pass for the server's own site, the host application's site, or a sign-in brand. */
export function checkKnown(report: Report, host: Host, context: UrlContext): void {
  const { site } = host;
  if (!site?.registrableDomain || site.name === undefined) return;
  const indexes = knownTargets(context);
  const name = readLabel(site.name).unicode;
  const domain = name + site.registrableDomain.slice(site.name.length);
  const isKnown = indexes.some((index) => index.domains.has(domain));

  if (!isKnown) {
    const target = findResembled(name, indexes);
    if (target) report.add("LOOKALIKE", "strong", { domain, target: target.domain });
    const combination = findCombination(name, indexes);
    if (combination) {
      const { target, word } = combination;
      report.add("COMBO_SQUAT", "strong", { domain, target: target.domain, word });
    }
  }
  const embedded = findEmbedded(host, name, indexes);
  if (embedded) report.add("EMBEDDED_DOMAIN", "strong", { embedded, domain });
}
