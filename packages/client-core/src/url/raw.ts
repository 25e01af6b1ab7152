/** The text as the server wrote it, cut where a URL parser cuts it. Nothing here decides what opens. */
export interface RawText {
  raw: string;
  /** Without outer blanks, tabs and newlines, as the parser drops them. */
  cleaned: string;
  /** In lower case, without the colon; "" when there is none. */
  scheme: string;
  /** The run of slashes and backslashes behind the scheme. */
  slashes: string;
  /** Between the slashes and the path: user info, host and port. */
  authority: string;
  /** Host of the authority, without user info and port. */
  host: string;
  /** Path, query and fragment. */
  rest: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters that a parser strips
const outer = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/gu;
const tabsAndNewlines = /[\t\n\r]/gu;
const schemeAndSlashes = /^([a-z][a-z0-9+.-]*):([/\\]*)/iu;
const authorityEnd = /[/\\?#]/u;
const portAtEnd = /:[^:\]]*$/u;

/** Reads the text as the WHATWG URL parser reads the address of a web page. */
export function readRaw(raw: string): RawText {
  const cleaned = raw.replace(outer, "").replace(tabsAndNewlines, "");
  const head = schemeAndSlashes.exec(cleaned);
  const scheme = head?.[1]?.toLowerCase() ?? "";
  const slashes = head?.[2] ?? "";
  const after = cleaned.slice(head?.[0].length ?? 0);
  const end = after.search(authorityEnd);
  const authority = end < 0 ? after : after.slice(0, end);
  const hostAndPort = authority.slice(authority.lastIndexOf("@") + 1);
  return {
    raw,
    cleaned,
    scheme,
    slashes,
    authority,
    host: hostAndPort.replace(portAtEnd, ""),
    rest: end < 0 ? "" : after.slice(end),
  };
}
