import { createRequestStateCodec, type ServerContext } from "@modelcontextprotocol/server";
import { principalOf } from "../identity/principal.js";

/**
 * Seals what a tool has learned so far into requestState: signed (HMAC), good for ten minutes, and
 * bound to the user and to the original request. A state that was changed, is too old, or comes
 * from another user, tool or set of arguments is refused before the handler runs (-32602).
 *
 * Signed is not secret: whoever holds the state can read it, so no secret goes in.
 */
export function createStateCodec(key: string, ttlSeconds = 600) {
  return createRequestStateCodec<unknown>({
    key,
    ttlSeconds,
    bind: (ctx: ServerContext) => {
      const { user, request } = principalOf(ctx.http?.authInfo);
      return `${user}\0${request}`;
    },
  });
}

export type StateCodec = ReturnType<typeof createStateCodec>;
