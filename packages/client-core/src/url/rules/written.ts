import type { Host } from "../host.js";
import type { RawText } from "../raw.js";
import type { Report } from "../report.js";
import { nameCharacters } from "./characters.js";
import { plainText, withoutInvisible } from "./invisible.js";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f]|^ +| +$/gu;
const pathEnd = /[?#]/u;
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;
const backslashes = /\\/gu;

/**
 * Differences between the text of the server and what would be opened, as far as they can mislead:
 * a person, or another program that reads the address differently. Capitals and a default port
 * that vanish are no such difference.
 */
export function checkWritten(report: Report, url: URL, raw: RawText, host: Host): void {
  const removed = raw.raw.match(controls);
  if (removed) {
    const characters = nameCharacters(new Set(removed.join("")));
    report.add("RAW_CONTROL_CHARS", "strong", { characters });
  }
  const beforeQuery = raw.cleaned.split(pathEnd, 1)[0] ?? "";
  if (beforeQuery.includes("\\")) report.add("BACKSLASH", "strong", { host: host.ascii });
  if (raw.slashes.replace(backslashes, "/") !== "//") {
    report.add("ODD_SLASHES", "strong", { host: host.ascii });
  }
  checkHostText(report, url, raw, host);
  const path = (raw.rest.split(pathEnd, 1)[0] ?? "").replace(backslashes, "/");
  if (dotSegment.test(path)) report.add("RAW_REWRITTEN", "notice", {});
}

function checkHostText(report: Report, url: URL, raw: RawText, host: Host): void {
  const shown = { written: plainText(raw.host, 253), host: host.ascii };
  // Engines differ in what they decode, so the parsed host is looked at as well.
  if (raw.host.includes("%") || url.hostname.includes("%")) {
    report.add("PERCENT_HOST", "strong", shown);
  } else if (!host.address && !isSameHost(raw.host, host)) {
    report.add("HOST_NORMALISED", "strong", shown);
  }
}

/** Case and composition of letters aside, each label is written in one of its two forms. */
function isSameHost(written: string, host: Host): boolean {
  const text = withoutInvisible(written).normalize("NFC").toLowerCase();
  if (text === host.ascii) return true;
  const labels = text.replace(/\.$/u, "").split(".");
  return (
    labels.length === host.labels.length &&
    host.labels.every(({ ascii, decoded }, index) => {
      const label = labels[index];
      return label === ascii || label === decoded;
    })
  );
}
