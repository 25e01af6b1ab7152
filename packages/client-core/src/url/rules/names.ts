import type { Host } from "../host.js";
import type { Label } from "../label.js";
import type { Report } from "../report.js";
import { isAtHome, isOneWriting, scriptsIn } from "../scripts.js";
import { findRestricted, nameCharacters } from "./characters.js";
import { isSuspicious } from "./patterns.js";
import { looksAllLatin } from "./wholeScript.js";

/** International names: both forms are shown, and each label that misleads is named. */
export function checkNames(report: Report, host: Host): void {
  if (!host.labels.some((label) => label.encoded)) return;
  report.add("IDN", "notice", { ascii: host.ascii, unicode: host.unicode });
  const topLevel = host.labels.at(-1)?.unicode ?? "";
  for (const label of host.labels) {
    if (label.broken) report.add("INVALID_PUNYCODE", "strong", { label: label.ascii });
    else if (label.encoded) checkLabel(report, label, topLevel);
  }
}

function checkLabel(report: Report, { unicode: label }: Label, topLevel: string): void {
  const restricted = findRestricted(label, topLevel);
  if (restricted.length > 0) {
    const characters = nameCharacters(restricted);
    report.add("RESTRICTED_CHARS", "strong", { label, characters });
  }
  // What is restricted anyway says nothing about mixing: "ɡithub" and "google丨" are told apart here.
  const rest = restricted.reduce((text, character) => text.replaceAll(character, ""), label);
  if (!isOneWriting(rest)) {
    report.add("MIXED_SCRIPT", "strong", { label, scripts: scriptsIn(rest).join(", ") });
    return;
  }
  const script = looksAllLatin(rest);
  if (script && !isAtHome(script, topLevel)) {
    report.add("WHOLE_SCRIPT_CONFUSABLE", "strong", { label, script });
  }
  if (isSuspicious(label, topLevel)) report.add("SUSPICIOUS_LABEL", "strong", { label });
}
