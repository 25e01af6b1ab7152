/** The part of the Web Locks API that is used; structural, since the core compiles without DOM types. */
export interface LockManager {
  request(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

function platformLocks(): LockManager | undefined {
  return (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
}

export type Claim = (id: string) => Promise<(() => void) | undefined>;

/** Claims that hold within this page. */
export function createPageClaims(): Claim {
  const held = new Set<string>();
  return async (id) => {
    if (held.has(id)) return undefined;
    held.add(id);
    return () => {
      held.delete(id);
    };
  };
}

/**
 * Claims across the tabs of an origin where the browser has Web Locks; they end with the page that
 * holds them. Without Web Locks a claim holds within this page only.
 */
export function createClaims(prefix: string, locks = platformLocks()): Claim {
  const claimHere = createPageClaims();
  if (locks === undefined) return claimHere;
  return (id) =>
    new Promise((resolve) => {
      locks
        .request(prefix + id, { ifAvailable: true }, (lock) => {
          if (lock !== null) return new Promise((release) => resolve(release));
          resolve(undefined);
          return undefined;
        })
        // Documents without a storage origin have the API and are refused its use.
        .catch(() => resolve(claimHere(id)));
    });
}
