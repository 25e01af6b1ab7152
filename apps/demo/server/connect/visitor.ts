import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type DemoUser, isDemoUser } from "../identity/tokens.js";

const cookieName = "askback_connect";

export interface Visitors {
  /** Who is signed in on this site, by its own cookie. The chat's token means nothing here. */
  read(request: IncomingMessage): DemoUser | undefined;
  /** Set-Cookie for a sign-in. */
  cookie(user: DemoUser): string;
  /** Ties a form to the visitor it was shown to and to what it is for. */
  formToken(user: DemoUser | "nobody", purpose: string): string;
  isFormToken(token: string | null, user: DemoUser | "nobody", purpose: string): boolean;
}

/** The connect site's own sessions, signed apart from everything else. */
export function createVisitors(key: string): Visitors {
  const sign = (text: string) =>
    createHmac("sha256", key).update(`connect-site:${text}`).digest("base64url");
  const equal = (given: string, expected: string) => {
    const [left, right] = [Buffer.from(given), Buffer.from(expected)];
    return left.length === right.length && timingSafeEqual(left, right);
  };
  const formToken: Visitors["formToken"] = (user, purpose) => sign(`form:${user}:${purpose}`);
  return {
    read(request) {
      const cookies = (request.headers.cookie ?? "").split(/; */u);
      const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
      const [user = "", signature = ""] = (value?.slice(cookieName.length + 1) ?? "").split(".");
      return isDemoUser(user) && equal(signature, sign(`session:${user}`)) ? user : undefined;
    },
    // A real site adds Secure: this one is served over http on loopback.
    cookie: (user) =>
      `${cookieName}=${user}.${sign(`session:${user}`)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600`,
    formToken,
    isFormToken: (token, user, purpose) => equal(token ?? "", formToken(user, purpose)),
  };
}
