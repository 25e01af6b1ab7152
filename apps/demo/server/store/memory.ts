import type { Store } from "./types.js";

/** For one process: tests, and a machine where SQLite could not be installed. */
export function createMemoryStore(now = () => Date.now()): Store {
  const entries = new Map<string, { value: string; until: number }>();
  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until <= now()) entries.delete(key);
    return entries.get(key)?.value;
  };
  return {
    get: async (key) => live(key),
    set: async (key, value, ttlSeconds) => {
      entries.set(key, { value, until: now() + ttlSeconds * 1000 });
    },
    take: async (key) => {
      const value = live(key);
      entries.delete(key);
      return value;
    },
    delete: async (key) => void entries.delete(key),
    close: async () => entries.clear(),
  };
}
