import { createMemoryStore } from "./memory.js";
import { createSqliteStore } from "./sqlite.js";
import type { Store } from "./types.js";

export interface StoreOptions {
  /** Redis, when several machines share it. */
  redisUrl?: string | undefined;
  /** SQLite file; in memory of this process when absent. */
  sqlitePath?: string | undefined;
}

/** Redis when it is named, else SQLite, else (where its native part is missing) memory. */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  if (options.redisUrl) {
    const { createRedisStore } = await import("./redis.js");
    return createRedisStore(options.redisUrl);
  }
  try {
    const { default: Database } = await import("better-sqlite3");
    return createSqliteStore(Database, options.sqlitePath ?? ":memory:");
  } catch (error) {
    if (options.sqlitePath) throw error;
    return createMemoryStore();
  }
}
