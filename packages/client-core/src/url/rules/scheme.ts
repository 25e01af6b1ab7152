import type { Host } from "../host.js";
import type { RawText } from "../raw.js";
import type { Report } from "../report.js";

/** Only web pages can be opened, and none with something that could pass for their host in front. */
export function checkScheme(report: Report, url: URL, raw: RawText, host: Host | undefined): void {
  if (!host) {
    report.add("SCHEME_BLOCKED", "block", { scheme: url.protocol.slice(0, -1) });
    return;
  }
  // The parser drops an empty user info ("https://@evil.example"), so the raw text counts too.
  if (url.username || url.password || raw.authority.includes("@")) {
    report.add("USERINFO", "block", { host: host.ascii });
  }
  if (url.protocol === "http:" && !isLoopback(host)) {
    report.add("INSECURE_HTTP", "strong", { host: host.ascii });
  }
}

/** localhost and what is below it, 127.0.0.0/8, ::1 and its IPv4-mapped form. */
export function isLoopback(host: Host): boolean {
  return host.address
    ? host.address.kind === "loopback"
    : host.name === "localhost" || host.name.endsWith(".localhost");
}
