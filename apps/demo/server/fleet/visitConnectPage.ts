import type { DemoUser } from "../identity/tokens.js";

/** What a user does on the connect page: signs in there, and enters the secret. */
export async function visitConnectPage(url: string, user: DemoUser): Promise<void> {
  const { origin } = new URL(url);
  let cookie = "";

  async function post(path: string, page: string, fields: { [name: string]: string }) {
    return fetch(`${origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...hiddenFields(page), ...fields }),
    });
  }

  const signIn = await (await fetch(url)).text();
  const signedIn = await post("/connect/sign-in", signIn, { user });
  cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const form = await (await fetch(url, { headers: { cookie } })).text();
  const connected = await post("/connect", form, { secret: "a secret of the robot" });
  if (!connected.ok) throw new Error(`The page refused: ${connected.status}`);
}

function hiddenFields(page: string): { [name: string]: string } {
  const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/gu);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
}
