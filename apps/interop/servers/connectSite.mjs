// What a server of these asks of the place where the user connects an account: the address to open
// for a ticket, and whether the user was there. The runner serves both (run/connectSite.ts).
const site = process.env.CONNECT_SITE ?? "http://127.0.0.1:9";

/** @param {string} ticket */
export const addressOf = (ticket) => `${site}/connect?ticket=${ticket}`;

/** @param {string} ticket */
export async function isDone(ticket) {
  const response = await fetch(`${site}/done?ticket=${ticket}`);
  return (await response.json()).done === true;
}
