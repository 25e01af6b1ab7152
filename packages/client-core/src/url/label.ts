/// <reference path="./punycode.d.ts" />
import punycode from "punycode.js";
import { breaksBidiRule } from "./bidi.js";

/** One label of a host, in both forms. */
export interface Label {
  ascii: string;
  /** Equal to `ascii` unless the label is Punycode and decodes cleanly. */
  unicode: string;
  /** Starts with "xn--". */
  encoded: boolean;
  /** Encoded, but the decoded form must not be shown. */
  broken: boolean;
  /** What a careless reader would decode; for comparing with the text of the server only. */
  decoded: string;
}

/** @param host ASCII, in lower case, without a trailing dot */
export function readLabels(host: string): Label[] {
  return host.split(".").map(readLabel);
}

const longestLabel = 63;

export function readLabel(ascii: string): Label {
  if (!ascii.startsWith("xn--")) {
    return { ascii, unicode: ascii, encoded: false, broken: false, decoded: ascii };
  }
  const unread = { ascii, unicode: ascii, encoded: true, broken: true, decoded: ascii };
  // DNS knows no longer label, and decoding takes time that grows faster than the label.
  if (ascii.length > longestLabel) return unread;
  const encoded = ascii.slice(4);
  let decoded: string;
  let faithful: boolean;
  try {
    decoded = punycode.decode(encoded);
    faithful = punycode.encode(decoded) === encoded;
  } catch {
    return unread;
  }
  const broken = !faithful || isFake(decoded);
  return { ascii, unicode: broken ? ascii : decoded, encoded: true, broken, decoded };
}

const plainAscii = /^[\0-\u007f]*$/u;
const leadingMark = /^\p{M}/u;
// IDNA maps these before it encodes, so an honest label has none; it keeps ß, final sigma and the joiners.
const mappedAway = /(?![ßς\u200c\u200d])\p{Changes_When_NFKC_Casefolded}/u;

/** No encoder makes such a label of an ordinary name. */
function isFake(decoded: string): boolean {
  return (
    plainAscii.test(decoded) || // "xn--google-" would print as google
    decoded !== decoded.normalize("NFC") ||
    leadingMark.test(decoded) ||
    mappedAway.test(decoded) ||
    breaksBidiRule(decoded)
  );
}
