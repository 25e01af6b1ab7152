/** Time as the session uses it. Tests bring their own, so that nothing waits for real time. */
export interface Clock {
  /** ms since the epoch. */
  now(): number;
  /** Calls back once, ms from now. @returns the function that calls it off */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Ids that no other session, page or tab makes. They are no secrets. */
export function createIdSource(): () => string {
  const prefix = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  let count = 0;
  return () => `${prefix}-${++count}`;
}

/** ms since the epoch that there is a date for (ECMAScript, time values). */
export function isTime(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= 8.64e15;
}
