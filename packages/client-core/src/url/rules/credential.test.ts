import { describe, expect, it } from "vitest";
import { holdsCredential } from "./credential.js";

const holds = (name: string, value = "x", path = "/") => holdsCredential({ name, value }, path);
const random = "a1b2c3d4e5f6a7b8";

describe("names that hold a secret", () => {
  it.each([
    ..."token secret pass password passwd passphrase pwd signature sig hmac jwt bearer".split(" "),
    ..."credential credentials authorization apikey accesskey secretkey privatekey authkey".split(
      " ",
    ),
    ..."api_key access_key secret_key private_key auth_key account_key license_key".split(" "),
    ..."master_key subscription_key admin_key signing_key my_api_key".split(" "),
    ..."accessToken ACCESS_TOKEN X-Amz-Security-Token user[api_key] HTTPToken __token__".split(" "),
    ..."oauth_token id-token x.sig myAPIKey x--token".split(" "),
  ])("%s [U-08]", (name) => {
    expect(holds(name)).toBe(true);
  });

  it.each([
    ..."tokens tokenize secretary passage passport pass_count bypass signatures sigma design".split(
      " ",
    ),
    ..."api_keys my_keys monkey public_keys apikeys credentialsx key auth code state".split(" "),
    ..."csrf_token xsrf_token page_token next_token prev_token continuation_token".split(" "),
    ..."cursor_token sync_token request_token publishable_key public_key site_key".split(" "),
    ..."captcha_key recaptcha_token my_csrf_token nextPageToken xapi_key rapi_key".split(" "),
  ])("%s does not [U-08]", (name) => {
    expect(holds(name)).toBe(false);
  });

  it("an empty value is none [U-08]", () => {
    expect(holds("token", "")).toBe(false);
  });

  it("a tail makes a harmless name a secret again [U-08]", () => {
    expect(holds("csrf_token_secret")).toBe(true);
    expect(holds("public_key_token")).toBe(true);
  });

  it("the name of a pending OAuth request is none, on the pages that take it [U-08]", () => {
    expect(holds("oauth_token", "x", "/oauth/authorize")).toBe(false);
    expect(holds("oauth_token", "x", "/OAuth/Authenticate")).toBe(false);
    expect(holds("oauth_token", "x", "/oauth/token")).toBe(true);
    expect(holds("access_token", "x", "/oauth/authorize")).toBe(true);
  });

  it("only the first 200 characters of a name are read [U-08]", () => {
    expect(holds(`${"a".repeat(194)}_token`)).toBe(true);
    expect(holds(`${"a".repeat(196)}_token`)).toBe(false);
  });
});

describe("values that are a secret", () => {
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln";

  it.each([
    jwt,
    "eyJhbGciOiJub25lIn0.e30.",
    "eyJ-_a.b-_.c-_",
    "eyJa.b.c.d.e",
    "Bearer abc",
    "sk_live_1",
    "rk_live_1",
    "sk-ant-1",
    "sk-proj-1",
    ...["ghp", "gho", "ghu", "ghs", "ghr"].map((kind) => `${kind}_${"a".repeat(20)}`),
    "github_pat_1",
    "glpat-1",
    "xoxb-1",
    "xoxp-1",
    "ya29.a",
    "AKIAABCDEFGHIJKLMN01",
    `AIza${"-a".repeat(15)}`,
    `npm_${"a".repeat(30)}`,
    `hf_${"a".repeat(30)}`,
  ])("%s [U-08]", (value) => {
    expect(holds("code", value)).toBe(true);
  });

  it.each([
    "eyJa.b",
    "eyJa..c",
    "eyJ.b.c",
    "eyJa.b.c.d.e.f",
    "eyJa.b.c!",
    "xeyJa.b.c",
    "eyJa.b.c.d!",
    "Bearer",
    "the Bearer abc",
    "tk_live_1",
    "sk-other-1",
    `ghx_${"a".repeat(20)}`,
    `ghp_${"a".repeat(19)}`,
    `ghp_${"-".repeat(20)}`,
    "xox1-1",
    "xoxb",
    "AKIAABCDEFGHIJKLMN0",
    "AKIAABCDEFGHIJKLMN012",
    "AKIAabcdefghijklmn01",
    `AIza${"a".repeat(29)}`,
    `AIza${".".repeat(30)}`,
    `npm_${"a".repeat(29)}`,
    `npm_${"-".repeat(30)}`,
    `hf_${"a".repeat(29)}`,
    `hf_${"-".repeat(30)}`,
    "x github_pat_1",
  ])("%s is not [U-08]", (value) => {
    expect(holds("code", value)).toBe(false);
  });

  it.each(["state", "request", "id_token_hint", "client_assertion"])(
    "a signed token is meant to be in %s [U-08]",
    (name) => {
      expect(holds(name, jwt)).toBe(false);
    },
  );

  it.each(["key", "auth", "Key"])("%s is a secret when its value looks like one [U-08]", (name) => {
    for (const value of [random, random.toUpperCase(), `${random}.~+/=-_`, `abcdefghijklmno1`]) {
      expect(holds(name, value)).toBe(true);
    }
    for (const value of [
      random.slice(1),
      "abcdefghijklmnopq",
      "12345678901234567",
      `${random}!`,
      `!${random}`,
      "a1 b2 c3 d4 e5 f6 g7",
      "!".repeat(20),
    ]) {
      expect(holds(name, value)).toBe(false);
    }
  });

  it("the same value says nothing under another name [U-08]", () => {
    expect(holds("id", random)).toBe(false);
  });
});
