import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { type DemoUser, demoUsers } from "../identity/tokens.js";
import type { Store } from "../store/types.js";

/** What a ticket stands for: this user wants to connect an account, and nobody else may. */
export interface Ticket {
  user: DemoUser;
}

export interface Connection {
  /** The account that was connected: never the secret. */
  account: string;
}

export interface Tickets {
  /** A new ticket for `user`: 256 random bits, good for ten minutes. */
  create(user: DemoUser): Promise<string>;
  /** Reads a ticket without using it up. */
  read(ticket: string): Promise<Ticket | undefined>;
  /** Uses the ticket up and binds the account; false when it was used, is too old, or not `user`'s. */
  redeem(ticket: string, user: DemoUser, connection: Connection): Promise<boolean>;
  connection(user: DemoUser): Promise<Connection | undefined>;
  disconnect(user: DemoUser): Promise<void>;
}

export const ticketSeconds = 600;
const connectionSeconds = 24 * 3600;

const ticketShape = z.object({ user: z.enum(demoUsers) });
const connectionShape = z.object({ account: z.string() });

/** Tickets are kept by their hash: whoever reads the store cannot use one. */
export function createTickets(store: Store): Tickets {
  const keyOf = (ticket: string) =>
    `ticket:${createHash("sha256").update(ticket).digest("base64url")}`;
  const parse = <Value>(shape: z.ZodType<Value>, text: string | undefined) =>
    text === undefined ? undefined : shape.parse(JSON.parse(text));
  const read = async (ticket: string) => parse(ticketShape, await store.get(keyOf(ticket)));
  return {
    async create(user) {
      const ticket = randomBytes(32).toString("base64url");
      await store.set(keyOf(ticket), JSON.stringify({ user }), ticketSeconds);
      return ticket;
    },
    read,
    async redeem(ticket, user, connection) {
      // Another user's attempt must not use the ticket up.
      if ((await read(ticket))?.user !== user) return false;
      const taken = parse(ticketShape, await store.take(keyOf(ticket)));
      if (taken?.user !== user) return false;
      await store.set(`connection:${user}`, JSON.stringify(connection), connectionSeconds);
      return true;
    },
    connection: async (user) => parse(connectionShape, await store.get(`connection:${user}`)),
    disconnect: (user) => store.delete(`connection:${user}`),
  };
}
