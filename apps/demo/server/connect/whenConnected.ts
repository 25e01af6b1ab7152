import { setTimeout as wait } from "node:timers/promises";
import type { DemoUser } from "../identity/tokens.js";
import { type Tickets, ticketSeconds } from "./tickets.js";

export interface WhenConnectedOptions {
  /** Nobody waits any more. */
  signal: AbortSignal;
  everyMs?: number;
}

/**
 * Resolves to true once the account of `user` is connected, to false when no ticket can be good any
 * more. Looks into the store from time to time: the page may be served by another instance, and the
 * store is all that the two share.
 * @throws the reason of `signal`
 */
export async function whenConnected(
  tickets: Tickets,
  user: DemoUser,
  { signal, everyMs = 250 }: WhenConnectedOptions,
): Promise<boolean> {
  const until = Date.now() + ticketSeconds * 1000;
  while (Date.now() < until) {
    if (await tickets.connection(user)) return true;
    await wait(everyMs, undefined, { signal, ref: false });
  }
  return false;
}
