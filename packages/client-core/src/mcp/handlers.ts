/**
 * Answers to entries of a round that the protocol has deprecated. Each gets the entry's params and
 * gives the bare result (CreateMessageResult, ListRootsResult).
 */
export interface DeprecatedHandlers {
  /** Gets CreateMessageRequest params, gives a CreateMessageResult. */
  "sampling/createMessage"?: (params: unknown) => unknown;
  /** Gets ListRootsRequest params, gives a ListRootsResult. */
  "roots/list"?: (params: unknown) => unknown;
}

export type HandlerMap = ReadonlyMap<string, (params: unknown) => Promise<unknown>>;

/** Says once per feature that it is deprecated, when it is first used. */
export function readHandlers(
  handlers: DeprecatedHandlers | undefined,
  warn: (message: string) => void,
): HandlerMap {
  const map = new Map<string, (params: unknown) => Promise<unknown>>();
  for (const [method, handler] of Object.entries(handlers ?? {})) {
    if (typeof handler !== "function") continue;
    let warned = false;
    map.set(method, async (params) => {
      if (!warned) warn(`${method} is deprecated (2026-07-28) and a server has just used it.`);
      warned = true;
      return handler(params);
    });
  }
  return map;
}
