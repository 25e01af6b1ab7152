import type { Parameter } from "../parameters.js";

/** Last words of names that hold a secret, whatever stands before them. */
const secretNames =
  /(?:^|_)(?:token|secret|password|passwd|passphrase|pwd|pass|signature|sig|hmac|apikey|accesskey|secretkey|privatekey|authkey|jwt|bearer|credentials?|auth_?header|authorization)$/u;
const secretKeys =
  /(?:^|_)(?:api|access|secret|private|auth|account|license|storage|shared|master|subscription|service|admin|signing|encryption|ssh)_key$/u;
/** Tokens that prove nothing about a person: of forms, pages and the like. */
const harmless =
  /(?:^|_)(?:csrf|xsrf|page|next|previous|prev|continuation|cursor|sync|skip|request|antiforgery|verification_request|publishable|public|site|captcha|recaptcha)_(?:token|key)$/u;
/** OAuth 1.0 sends the name of a pending request under this name, to these pages. */
const pendingRequest = /oauth\/(?:authorize|authenticate)/iu;
/** A signed request, or a hint, is meant to be in the address (RFC 9101, OpenID Connect). */
const mayHoldJwt = new Set(["state", "request", "id_token_hint", "client_assertion"]);
const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*){0,2}$/u;
/** Beginnings that vendors give their secrets so that they are found when they leak. */
const vendorSecret =
  /^(?:Bearer |sk_live_|rk_live_|sk-(?:ant|proj|svcacct)-|gh[pousr]_\w{20}|github_pat_|glpat-|xox[abprse]-|ya29\.|AKIA[A-Z0-9]{16}$|AIza[\w-]{30}|npm_\w{30}|pypi-|hf_\w{30}|SG\.[\w-]{20}|shp(?:at|ca|pa|ss)_)/u;
/** "key" alone is a secret when it looks like one: long, and not a word. */
const longRandom = /^(?=.*\d)(?=.*[a-z])[\w.~+/=-]{16,}$/iu;

/** @param path of the address that carries the parameter */
export function holdsCredential({ name, value }: Parameter, path: string): boolean {
  if (value === "") return false;
  const words = splitWords(name);
  if (jwt.test(value)) return !mayHoldJwt.has(words);
  if (vendorSecret.test(value)) return true;
  if (words === "oauth_token" && pendingRequest.test(path)) return false;
  if (harmless.test(words)) return false;
  if (words === "key" || words === "auth") return longRandom.test(value);
  return secretNames.test(words) || secretKeys.test(words);
}

/** "accessToken", "X-Amz-Security-Token" and "user[api key]" become words joined by "_". */
function splitWords(name: string): string {
  return name
    .slice(0, 200)
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, "_")
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/gu, "")
    .toLowerCase();
}
