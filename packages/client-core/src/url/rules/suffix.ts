import type { Host } from "../host.js";
import type { Report } from "../report.js";
import { isLocalName } from "./network.js";

/** What the Public Suffix List knows about the end of the name, and how long the name is. */
export function checkSuffix(report: Report, host: Host): void {
  if (host.ascii.endsWith(".")) report.add("TRAILING_DOT", "notice", { host: host.ascii });
  const count = host.labels.length;
  if (host.name.length > 75 || count > 7) {
    report.add("LONG_HOST", "notice", { length: host.name.length, labels: count });
  }
  const suffix = host.site?.publicSuffix;
  if (!host.site || suffix === undefined) return;
  if (host.site.isSuffix) report.add("PUBLIC_SUFFIX_HOST", "notice", { suffix });
  else if (host.site.shared) report.add("SHARED_HOSTING", "notice", { suffix });
  else if (host.site.unknown && !isLocalName(host)) {
    report.add("UNKNOWN_SUFFIX", "notice", { suffix });
  }
}
