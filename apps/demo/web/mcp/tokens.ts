export type TokenSource = () => Promise<string>;

/** An access token of `user`, fetched when first needed and again when it is about to end. */
export function createTokenSource(user: string, lifetimeMs = 50 * 60_000): TokenSource {
  let current: { token: Promise<string>; until: number } | undefined;
  return () => {
    if (current === undefined || Date.now() > current.until) {
      const token = fetchToken(user);
      current = { token, until: Date.now() + lifetimeMs };
      token.catch(() => {
        current = undefined;
      });
    }
    return current.token;
  };
}

async function fetchToken(user: string): Promise<string> {
  const response = await fetch(`/session?user=${encodeURIComponent(user)}`);
  if (!response.ok) throw new Error("The page could not sign you in. Reload it.");
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "token" in body) return String(body.token);
  throw new Error("The page got no access token. Reload it.");
}
