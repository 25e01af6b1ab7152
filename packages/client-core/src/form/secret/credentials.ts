import type { ElicitContent } from "../../protocol.js";
import type { FormModel } from "../types.js";

/** What a text looks like: a vendor's key, a JSON Web Token, a private key block, a payment card. */
export type CredentialKind = "known-prefix" | "jwt" | "private-key" | "card-number";

/** An answer that looks like a credential. */
export interface CredentialFinding {
  /** The server's key. */
  key: string;
  /** `field.name`. */
  name: string;
  /** What it looks like. */
  kind: CredentialKind;
}

/** Text beyond this is not searched. */
const maxLength = 100_000;

/**
 * Prefixes that services document for their keys, each with the length and letters that follow, so
 * that ordinary text does not match.
 */
const prefixes =
  /(?<![\w-])(?:(?:AKIA|ASIA)[A-Z\d]{16}|gh[pousr]_[A-Za-z\d]{36,255}|github_pat_\w{22,255}|glpat-[\w-]{20,64}|sk-(?=[\w-]{0,255}\d)(?=[\w-]{0,255}[A-Z])[\w-]{20,255}|[srp]k_(?:live|test)_[A-Za-z\d]{16,255}|whsec_[A-Za-z\d+/=]{24,255}|xox[abeoprs]-[\w-]{10,255}|xapp-[\w-]{20,255}|AIza[\w-]{35}|ya29\.[\w-]{20,512}|GOCSPX-[\w-]{28}|SG\.[\w-]{16,64}\.[\w-]{16,64}|npm_[A-Za-z\d]{36}|pypi-[\w-]{50,255}|hf_[A-Za-z\d]{30,64}|dop_v1_[a-f\d]{64}|shp(?:at|ca|pa|ss)_[a-fA-F\d]{32}|key-[a-f\d]{32}|EAA[A-Za-z\d]{80,255}|lin_api_[A-Za-z\d]{32,64}|ntn_[A-Za-z\d]{40,64}|secret_[A-Za-z\d]{40,64}|AGE-SECRET-KEY-1[A-Z\d]{50,64}|hvs\.[\w-]{24,255}|dapi[a-f\d]{32}|\d{8,10}:AA[\w-]{33})(?![\w-])/u;

const jwt = /(?<![\w-])eyJ[\w-]{8,4096}\.eyJ[\w-]{8,8192}\.[\w-]{8,4096}/u;
const privateKey = /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/u;
/** As cards print it: in one row or in their groups, and not a part of a longer id. */
const longNumber =
  /(?<![\w.,+-])(?:\d{14,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?!\w|[.,-]\w)/gu;

/** What a text looks like, or undefined when it looks like nothing secret. */
export function credentialKind(text: string): CredentialKind | undefined {
  const head = text.slice(0, maxLength);
  if (privateKey.test(head)) return "private-key";
  if (jwt.test(head)) return "jwt";
  if (prefixes.test(head)) return "known-prefix";
  return [...head.matchAll(longNumber)].some(([digits]) => isCardNumber(digits))
    ? "card-number"
    : undefined;
}

/**
 * Answers that look like credentials, for a question before they are sent. Choices are the server's
 * own words and are left out.
 */
export function findCredentials(
  form: Pick<FormModel, "fields">,
  content: ElicitContent,
): CredentialFinding[] {
  return form.fields.flatMap(({ key, name, kind: field }) => {
    if (field === "singleSelect" || field === "multiSelect") return [];
    const value = Object.hasOwn(content, key) ? content[key] : [];
    const kinds = [value].flat().map((one) => credentialKind(String(one)));
    const kind = kinds.find((found) => found !== undefined);
    return kind ? [{ key, name, kind }] : [];
  });
}

/** First digits and lengths of the networks: a number by chance passes Luhn once in ten. */
const networks =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|62\d{14,17}|35(?:2[89]|[3-8]\d)\d{12}|(?:50(?:18|20|38)|5893|6304|67(?:59|6[1-3]))\d{12,15})$/u;

function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/gu, "");
  if (!networks.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
