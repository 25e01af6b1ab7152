import type BetterSqlite3 from "better-sqlite3";
import type { Store } from "./types.js";

interface Row {
  value: string;
}

/**
 * The embedded default: one file that several processes on one machine share.
 * @param path file name, or ":memory:"
 */
export function createSqliteStore(
  Database: typeof BetterSqlite3,
  path: string,
  now = () => Date.now(),
): Store {
  const database = new Database(path);
  database.pragma("journal_mode = WAL");
  database.pragma("busy_timeout = 5000");
  database.exec(
    `CREATE TABLE IF NOT EXISTS entries (
       key TEXT PRIMARY KEY,
       value TEXT NOT NULL,
       until INTEGER NOT NULL
     ) WITHOUT ROWID`,
  );
  const read = database.prepare<[string, number], Row>(
    "SELECT value FROM entries WHERE key = ? AND until > ?",
  );
  const write = database.prepare<[string, string, number]>(
    `INSERT INTO entries (key, value, until) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, until = excluded.until`,
  );
  const take = database.prepare<[string, number], Row>(
    "DELETE FROM entries WHERE key = ? AND until > ? RETURNING value",
  );
  const remove = database.prepare<[string]>("DELETE FROM entries WHERE key = ?");
  const sweep = database.prepare<[number]>("DELETE FROM entries WHERE until <= ?");
  return {
    get: async (key) => read.get(key, now())?.value,
    set: async (key, value, ttlSeconds) => {
      sweep.run(now());
      write.run(key, value, now() + ttlSeconds * 1000);
    },
    take: async (key) => take.get(key, now())?.value,
    delete: async (key) => void remove.run(key),
    close: async () => void database.close(),
  };
}
