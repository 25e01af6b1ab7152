import type { Host } from "../host.js";
import { readAddress } from "../ip.js";
import type { RawText } from "../raw.js";
import type { Report } from "../report.js";
import type { UrlContext } from "../types.js";
import { plainText } from "./invisible.js";
import { isLoopback } from "./scheme.js";

/** Names that resolve inside the user's own network (RFC 6762, RFC 8375, RFC 9476, ICANN .internal). */
const localSuffix =
  /(?:^|\.)(?:local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/u;

/** Where the address leads: this machine, the user's network, or an address without a name. */
export function checkNetwork(
  report: Report,
  url: URL,
  raw: RawText,
  host: Host,
  { development = false }: UrlContext,
): void {
  const shown = { host: host.ascii };
  const loopback = isLoopback(host);
  if (loopback) {
    report.add("LOOPBACK", development ? "notice" : "strong", shown);
  } else if (host.address) {
    if (host.address.kind === "private") report.add("PRIVATE_NETWORK", "strong", shown);
    else report.add("IP_HOST", "strong", shown);
  } else if (isLocalName(host)) {
    report.add("PRIVATE_NETWORK", "strong", shown);
  } else if (host.labels.length === 1) {
    report.add("SINGLE_LABEL", "strong", shown);
  }
  if (host.address && (host.address.embedsV4 || isRewritten(host, raw))) {
    const written = plainText(raw.host, 253);
    report.add("IP_OBFUSCATED", "strong", { written, host: host.ascii });
  }
  // A local server of a developer is on some port or other.
  if (url.port !== "" && !(loopback && development)) {
    report.add("NONDEFAULT_PORT", "notice", { port: url.port });
  }
}

/** An IPv4 address in any form but four plain decimal numbers. IPv6 has many honest spellings. */
function isRewritten(host: Host, raw: RawText): boolean {
  return !host.ascii.startsWith("[") && raw.host !== host.ascii;
}

/** A name that says itself that it is of this machine or of the user's network. */
export function isLocalName(host: Host): boolean {
  return (
    host.labels.length > 1 &&
    (isLoopback(host) || localSuffix.test(host.name) || spellsPrivateAddress(host.name))
  );
}

/** Services that answer with the address in the name: "10-0-0-1.sslip.io" leads to 10.0.0.1. */
const spelledAddress =
  /(?:^|[.-])(\d{1,3}([.-])\d{1,3}\2\d{1,3}\2\d{1,3})\.(?:nip|sslip|xip)\.io$/u;

function spellsPrivateAddress(name: string): boolean {
  const spelled = spelledAddress.exec(name)?.[1];
  const address = spelled && readAddress(spelled.replaceAll("-", "."));
  return address ? address.kind !== "public" : false;
}
