import type { FindingMessages } from "./types.js";

/** The findings about names: international ones, and names that imitate others. */
export type NameFindings = Pick<
  FindingMessages,
  | "IDN"
  | "INVALID_PUNYCODE"
  | "MIXED_SCRIPT"
  | "WHOLE_SCRIPT_CONFUSABLE"
  | "RESTRICTED_CHARS"
  | "SUSPICIOUS_LABEL"
  | "LOOKALIKE"
  | "EMBEDDED_DOMAIN"
  | "COMBO_SQUAT"
  | "TRAILING_DOT"
  | "LONG_HOST"
>;
