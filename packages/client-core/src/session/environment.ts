/** Time as the session uses it. Tests bring their own, so that nothing waits for real time. */
export interface Clock {
  /** ms since the epoch. */
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** Ids that no other session, page or tab makes. They are no secrets. */
export function createIdSource(): () => string {
  const prefix = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  let count = 0;
  return () => `${prefix}-${++count}`;
}
