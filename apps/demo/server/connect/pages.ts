import { type DemoUser, demoUsers } from "../identity/tokens.js";
import { type Html, html } from "./html.js";

const names: { [User in DemoUser]: string } = { alice: "Alice", bob: "Bob" };

function layout(title: string, visitor: DemoUser | undefined, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Harbour Calendar</title>
    <link rel="stylesheet" href="/connect.css">
  </head>
  <body>
    <header>
      <strong>Harbour Calendar</strong>
      <span>${visitor ? `Signed in as ${names[visitor]}` : "Not signed in"}</span>
    </header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

function signInForm(users: readonly DemoUser[], ticket: string, formToken: string): Html {
  return html`<form method="post" action="/connect/sign-in">
        <input type="hidden" name="ticket" value="${ticket}">
        <input type="hidden" name="token" value="${formToken}">
        ${users.map((user) => html`<button name="user" value="${user}">Sign in as ${names[user]}</button>`)}
      </form>`;
}

/** Stands in for this site's real sign-in. */
export function signInPage(ticket: string, formToken: string): Html {
  const why = html`<p>Before anything is connected, this site wants to know who you are. It does not take the chat’s word for it.</p>`;
  return layout(
    "Sign in to go on",
    undefined,
    html`${why}
      ${signInForm(demoUsers, ticket, formToken)}`,
  );
}

export function secretPage(visitor: DemoUser, ticket: string, formToken: string): Html {
  return layout(
    "Connect your calendar",
    visitor,
    html`<p>Corner Concierge would like to read your calendar. Enter an app password for it: it stays on this site, and the chat never sees it.</p>
      <form method="post" action="/connect">
        <input type="hidden" name="ticket" value="${ticket}">
        <input type="hidden" name="token" value="${formToken}">
        <label for="secret">App password</label>
        <input id="secret" name="secret" type="password" autocomplete="off" required minlength="4" maxlength="200">
        <button>Connect</button>
      </form>`,
  );
}

export function connectedPage(visitor: DemoUser): Html {
  return layout(
    "Connected",
    visitor,
    html`<p role="status">Your calendar is connected. You can close this tab and go back to the chat.</p>`,
  );
}

/** Someone else than the user who asked in the chat has opened the link. */
export function mismatchPage(visitor: DemoUser, ticket: string, formToken: string): Html {
  const others = demoUsers.filter((user) => user !== visitor);
  return layout(
    "This link is not for you",
    visitor,
    html`<p role="alert">It was made for another person’s chat. Nothing was connected. If someone sent you this link, close the page: they may want to get at your calendar.</p>
      <p>Is the chat yours, with another account?</p>
      ${signInForm(others, ticket, formToken)}`,
  );
}

export function refusedPage(visitor: DemoUser | undefined): Html {
  return layout(
    "This link is no longer good",
    visitor,
    html`<p role="alert">It works once, and only for ten minutes. Nothing was connected. Go back to the chat and ask again for a new link.</p>`,
  );
}
