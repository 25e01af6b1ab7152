import type { Host } from "../host.js";
import type { Report } from "../report.js";

/** International names: both forms are shown, and a form that lies is not. */
export function checkNames(report: Report, host: Host): void {
  if (!host.labels.some((label) => label.encoded)) return;
  report.add("IDN", "notice", { ascii: host.ascii, unicode: host.unicode });
  for (const label of host.labels) {
    if (label.broken) report.add("INVALID_PUNYCODE", "strong", { label: label.ascii });
  }
}
