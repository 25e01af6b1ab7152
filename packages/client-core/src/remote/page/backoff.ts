/** How long to wait before the next try. */
export interface Backoff {
  /** ms before the second try; doubles each time. */
  first: number;
  /** ms that it grows to. */
  longest: number;
  /** From 0 to 1: spreads the pages that a restarted server lost at once. */
  random(): number;
}

/** @param tries failed so far, from 1 */
export function delayOf({ first, longest, random }: Backoff, tries: number): number {
  const delay = Math.min(first * 2 ** Math.min(tries - 1, 30), longest);
  return delay * (0.5 + random() / 2);
}
