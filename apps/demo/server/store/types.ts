/**
 * What the sample server keeps between requests, and all instances share: short strings that
 * expire. Small on purpose, so that any database can stand behind it.
 */
export interface Store {
  get(key: string): Promise<string | undefined>;
  /** @param ttlSeconds the entry is gone after this time */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Reads and removes in one step: of two callers at once only one gets the value. */
  take(key: string): Promise<string | undefined>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}
