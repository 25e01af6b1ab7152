export type Severity = "none" | "notice" | "strong" | "block";

/** Codes and severities as in docs/url-findings.md. */
export type FindingCode =
  | "INVALID_URL"
  | "SCHEME_BLOCKED"
  | "USERINFO"
  | "INSECURE_HTTP"
  | "LOOPBACK"
  | "PRIVATE_NETWORK"
  | "IP_HOST"
  | "IP_OBFUSCATED"
  | "SINGLE_LABEL"
  | "UNKNOWN_SUFFIX"
  | "PUBLIC_SUFFIX_HOST"
  | "SHARED_HOSTING"
  | "RAW_CONTROL_CHARS"
  | "BACKSLASH"
  | "ODD_SLASHES"
  | "PERCENT_HOST"
  | "HOST_NORMALISED"
  | "RAW_REWRITTEN"
  | "INVISIBLE_CHARS"
  | "IDN"
  | "INVALID_PUNYCODE"
  | "MIXED_SCRIPT"
  | "WHOLE_SCRIPT_CONFUSABLE"
  | "RESTRICTED_CHARS"
  | "SUSPICIOUS_LABEL"
  | "LOOKALIKE"
  | "EMBEDDED_DOMAIN"
  | "COMBO_SQUAT"
  | "NONDEFAULT_PORT"
  | "TRAILING_DOT"
  | "LONG_HOST"
  | "LONG_URL"
  | "CROSS_SITE"
  | "EMBEDDED_URL"
  | "CREDENTIAL_PARAM"
  | "PII_PARAM";

export interface UrlFinding {
  code: FindingCode;
  severity: Exclude<Severity, "none">;
  params?: { [name: string]: string | number };
}

/** The address in parts. Joined in this order they are `href`, character for character. */
export interface UrlParts {
  /** "https:" */
  scheme: string;
  /** "//" and, if there is one, the user info with its "@". */
  before: string;
  /** Labels left of the registrable domain, with their dots. */
  subdomain: string;
  /** The registrable domain, or the whole host where there is none. */
  domain: string;
  /** ":8443", or "". */
  port: string;
  path: string;
  query: string;
  fragment: string;
}

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

export interface UrlInspection {
  severity: Severity;
  findings: readonly UrlFinding[];
  /** Present only when the address can be opened (severity is not "block"). */
  href?: string;
  hostAscii?: string;
  /** Differs from hostAscii only for international names. */
  hostUnicode?: string;
  registrableDomain?: string;
  parts?: UrlParts;
}
