/// <reference path="./punycode.d.ts" />
import punycode from "punycode.js";

/** One label of a host, in both forms. */
export interface Label {
  ascii: string;
  /** Equal to `ascii` unless the label is Punycode and decodes cleanly. */
  unicode: string;
  /** Starts with "xn--". */
  encoded: boolean;
  /** Encoded, but the decoded form must not be shown. */
  broken: boolean;
}

/** @param host ASCII, in lower case; a trailing dot gives an empty last label */
export function readLabels(host: string): Label[] {
  return host.split(".").map(readLabel);
}

function readLabel(ascii: string): Label {
  if (!ascii.startsWith("xn--")) return { ascii, unicode: ascii, encoded: false, broken: false };
  const unicode = decodeLabel(ascii);
  return { ascii, unicode: unicode ?? ascii, encoded: true, broken: unicode === undefined };
}

const plainAscii = /^[\0-\u007f]*$/u;
const leadingMark = /^\p{M}/u;

/** @returns undefined when the label is not what an encoder would have made of an ordinary name */
function decodeLabel(ascii: string): string | undefined {
  let unicode: string;
  try {
    const encoded = ascii.slice(4);
    unicode = punycode.decode(encoded);
    if (punycode.encode(unicode) !== encoded) return undefined;
  } catch {
    return undefined;
  }
  const fake =
    plainAscii.test(unicode) || // "xn--google-" would print as google
    unicode !== unicode.normalize("NFC") ||
    leadingMark.test(unicode);
  return fake ? undefined : unicode;
}
