import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type AuthInfo,
  OAuthError,
  OAuthErrorCode,
  type OAuthTokenVerifier,
} from "@modelcontextprotocol/server";

/** Who can sign in to the demo. A real host has its own accounts. */
export const demoUsers = ["alice", "bob"] as const;
export type DemoUser = (typeof demoUsers)[number];

export function isDemoUser(value: unknown): value is DemoUser {
  return demoUsers.some((user) => user === value);
}

export interface DemoTokens extends OAuthTokenVerifier {
  /** An access token for `user`, good for one hour. */
  issue(user: DemoUser): string;
}

const lifetimeSeconds = 3600;

/**
 * Stands in for an authorization server: signs `user.expiry` and reads it back. Every instance
 * with the same `key` accepts the tokens of the others; nothing is stored.
 */
export function createDemoTokens(key: string, now = () => Date.now()): DemoTokens {
  const sign = (payload: string) =>
    createHmac("sha256", key).update(`access-token:${payload}`).digest("base64url");
  return {
    issue(user) {
      const payload = `${user}.${Math.floor(now() / 1000) + lifetimeSeconds}`;
      return `${payload}.${sign(payload)}`;
    },
    async verifyAccessToken(token): Promise<AuthInfo> {
      const [user, expiry, signature, ...rest] = token.split(".");
      const expected = Buffer.from(sign(`${user}.${expiry}`));
      const given = Buffer.from(signature ?? "");
      const genuine = expected.length === given.length && timingSafeEqual(expected, given);
      if (!genuine || rest.length > 0 || !isDemoUser(user)) {
        throw new OAuthError(OAuthErrorCode.InvalidToken, "This access token is not ours.");
      }
      return {
        token,
        clientId: "askback-demo",
        scopes: [],
        expiresAt: Number(expiry),
        extra: { user },
      };
    },
  };
}
