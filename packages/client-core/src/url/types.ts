/** How much a finding matters: nothing to say, information, a warning with a second step, never opened. */
export type Severity = "none" | "notice" | "strong" | "block";

/**
 * What each finding says about itself. Every text value is safe to show as text: hosts in the form
 * that would be opened, raw snippets without hidden characters, characters by name ("U+202E U+200B").
 * Codes, rules and severities: docs/url-findings.md.
 */
export interface FindingParams {
  INVALID_URL: NoParams;
  /** "javascript", without the colon */
  SCHEME_BLOCKED: { scheme: string };
  /** The host that would be opened, which is what follows the "@". */
  USERINFO: { host: string };
  INSECURE_HTTP: { host: string };
  LOOPBACK: { host: string };
  PRIVATE_NETWORK: { host: string };
  IP_HOST: { host: string };
  /** As the server wrote it, and the address that it stands for. */
  IP_OBFUSCATED: { written: string; host: string };
  SINGLE_LABEL: { host: string };
  UNKNOWN_SUFFIX: { suffix: string };
  PUBLIC_SUFFIX_HOST: { suffix: string };
  SHARED_HOSTING: { suffix: string };
  RAW_CONTROL_CHARS: { characters: string };
  BACKSLASH: { host: string };
  ODD_SLASHES: { host: string };
  PERCENT_HOST: { written: string; host: string };
  HOST_NORMALISED: { written: string; host: string };
  RAW_REWRITTEN: NoParams;
  INVISIBLE_CHARS: { characters: string };
  /** Both forms of the whole host. */
  IDN: { ascii: string; unicode: string };
  /** The label as in the address ("xn--google-"): its decoded form must not be shown. */
  INVALID_PUNYCODE: { label: string };
  /** Names of two or more scripts, as in Unicode ("Latin, Cyrillic"). */
  MIXED_SCRIPT: { label: string; scripts: string };
  WHOLE_SCRIPT_CONFUSABLE: { label: string; script: string };
  RESTRICTED_CHARS: { label: string; characters: string };
  SUSPICIOUS_LABEL: { label: string };
  /** The domain that it resembles. */
  LOOKALIKE: { domain: string; target: string };
  /** The known domain in front, and the domain that the address really belongs to. */
  EMBEDDED_DOMAIN: { embedded: string; domain: string };
  COMBO_SQUAT: { domain: string; target: string; word: string };
  NONDEFAULT_PORT: { port: string };
  TRAILING_DOT: { host: string };
  LONG_HOST: { length: number; labels: number };
  LONG_URL: { length: number };
  CROSS_SITE: { domain: string; server: string };
  EMBEDDED_URL: { param: string; host: string };
  CREDENTIAL_PARAM: { param: string };
  PII_PARAM: { param: string };
}

type NoParams = { [name: string]: never };

/** Codes and severities as in docs/url-findings.md. */
export type FindingCode = keyof FindingParams;

/** Severity of one finding. */
export type FindingSeverity = Exclude<Severity, "none">;

/** A union by `code`, so that a switch on the code types the parameters. */
export type UrlFinding = {
  [Code in FindingCode]: { code: Code; severity: FindingSeverity; params: FindingParams[Code] };
}[FindingCode];

/** The address in parts. Joined in this order they are the parsed address, character for character. */
export interface UrlParts {
  /** "https:" */
  scheme: string;
  /** "//" and, if there is one, the user info with its "@". */
  before: string;
  /** Labels left of the registrable domain, with their dots. */
  subdomain: string;
  /** The registrable domain (with a trailing dot, if the host has one), or the whole host where there is none. */
  domain: string;
  /** ":8443", or "". */
  port: string;
  /** With its "/", or "". */
  path: string;
  /** With its "?", or "". */
  query: string;
  /** With its "#", or "". */
  fragment: string;
}

/** What an address is judged by. Without it, it is judged alone. */
export interface UrlContext {
  /** Origin of the MCP server that asks. */
  serverOrigin?: string;
  /** Origin of the page that hosts the chat. */
  hostOrigin?: string;
  /** Local addresses are ordinary. */
  development?: boolean;
  /** More sign-in brands: registrable domains. */
  brands?: readonly string[];
}

/** What is known of an address before it is opened. Plain data, safe to show as text. */
export interface UrlInspection {
  /** The highest severity among the findings. "block": the address cannot be opened. */
  severity: Severity;
  /** Highest severity first. */
  findings: readonly UrlFinding[];
  /** Present only when the address can be opened (severity is not "block"). */
  href?: string;
  /** Host of an http or https address, as it would be opened. */
  hostAscii?: string;
  /** Differs from hostAscii only for international names; labels that must not be decoded stay ASCII. */
  hostUnicode?: string;
  /** By the Public Suffix List with its private section. Absent for addresses and single labels. */
  registrableDomain?: string;
  /** Present whenever the text parses as a URL, also when it is blocked. */
  parts?: UrlParts;
}
