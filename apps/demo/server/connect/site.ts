import type { IncomingMessage, ServerResponse } from "node:http";
import { isDemoUser } from "../identity/tokens.js";
import type { Html } from "./html.js";
import { connectedPage, mismatchPage, refusedPage, secretPage, signInPage } from "./pages.js";
import { readForm } from "./readForm.js";
import { connectCss } from "./styles.js";
import type { Tickets } from "./tickets.js";
import type { Visitors } from "./visitor.js";

const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  // The ticket is in the address: it must not travel on.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

export interface ConnectSiteOptions {
  tickets: Tickets;
  visitors: Visitors;
  /** Where this site is, once it listens: forms are taken from its own pages only. */
  origin: () => string;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Where an account is connected in url mode: the user signs in here, and the secret stays here. */
export function createConnectSite({ tickets, visitors, origin }: ConnectSiteOptions) {
  function show({ response }: Exchange, status: number, page: Html) {
    response
      .writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8" })
      .end(page.text);
  }

  async function open(exchange: Exchange, ticket: string) {
    const visitor = visitors.read(exchange.request);
    const issued = await tickets.read(ticket);
    if (!issued) return show(exchange, 410, refusedPage(visitor));
    const token = visitors.formToken(visitor ?? "nobody", ticket);
    if (!visitor) return show(exchange, 200, signInPage(ticket, token));
    if (issued.user !== visitor) return show(exchange, 403, mismatchPage(visitor, ticket, token));
    return show(exchange, 200, secretPage(visitor, ticket, token));
  }

  async function signIn(exchange: Exchange, form: URLSearchParams) {
    const ticket = form.get("ticket") ?? "";
    const user = form.get("user");
    const before = visitors.read(exchange.request) ?? "nobody";
    if (!isDemoUser(user) || !visitors.isFormToken(form.get("token"), before, ticket)) {
      return show(exchange, 403, refusedPage(undefined));
    }
    exchange.response
      .writeHead(303, {
        ...headers,
        "set-cookie": visitors.cookie(user),
        location: `/connect?ticket=${encodeURIComponent(ticket)}`,
      })
      .end();
  }

  async function connect(exchange: Exchange, form: URLSearchParams) {
    const visitor = visitors.read(exchange.request);
    const ticket = form.get("ticket") ?? "";
    if (!visitor || !visitors.isFormToken(form.get("token"), visitor, ticket)) {
      return show(exchange, 403, refusedPage(visitor));
    }
    // A real site would try the secret and seal it; this one only notes which account it is.
    const connection = { account: `${visitor}@harbour.example` };
    const bound = form.has("secret") && (await tickets.redeem(ticket, visitor, connection));
    return show(exchange, bound ? 200 : 410, bound ? connectedPage(visitor) : refusedPage(visitor));
  }

  async function post(exchange: Exchange, path: string) {
    const own = exchange.request.headers.origin === origin();
    const form = own ? await readForm(exchange.request) : undefined;
    if (!form) return show(exchange, 403, refusedPage(undefined));
    return path === "/connect" ? connect(exchange, form) : signIn(exchange, form);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = { request, response };
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    switch (`${request.method} ${pathname}`) {
      case "GET /connect":
        return open(exchange, searchParams.get("ticket") ?? "");
      case "GET /connect.css":
        response.writeHead(200, { ...headers, "content-type": "text/css" }).end(connectCss);
        return;
      case "POST /connect":
      case "POST /connect/sign-in":
        return post(exchange, pathname);
      default:
        response.writeHead(404, { ...headers, "content-type": "text/plain" }).end("Not found.");
    }
  };
}
