import type { Parameter } from "../parameters.js";

/** Last words of names that hold a secret, whatever stands before them. */
const secretNames =
  /(?:^|_)(?:token|secret|pass(?:word|wd|phrase)?|pwd|signature|sig|hmac|(?:api|access|secret|private|auth)key|jwt|bearer|credentials?|authorization)$/u;
const secretKeys =
  /(?:^|_)(?:api|access|secret|private|auth|account|license|master|subscription|admin|signing)_key$/u;
/** Tokens that prove nothing about a person: of forms, pages and the like. */
const harmless =
  /(?:^|_)(?:csrf|xsrf|page|next|prev|continuation|cursor|sync|request|publishable|public|site|captcha|recaptcha)_(?:token|key)$/u;
/** OAuth 1.0 sends the name of a pending request under this name, to these pages. */
const pendingRequest = /oauth\/(?:authorize|authenticate)/iu;
/** A signed request, or a hint, is meant to be in the address (RFC 9101, OpenID Connect). */
const mayHoldJwt = new Set(["state", "request", "id_token_hint", "client_assertion"]);
const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*){0,2}$/u;
/** Beginnings that vendors give their secrets so that they are found when they leak. */
const vendorSecret =
  /^(?:Bearer |[sr]k_live_|sk-(?:ant|proj)-|gh[pousr]_\w{20}|github_pat_|glpat-|xox[a-z]-|ya29\.|AKIA[A-Z0-9]{16}$|AIza[\w-]{30}|npm_\w{30}|hf_\w{30})/u;
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
