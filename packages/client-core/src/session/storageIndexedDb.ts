import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ElicitationStorage } from "./storage.js";
import { createClaims, type LockManager } from "./storageLocks.js";
import { isQuotaError, read, storageError, type WrittenRecord, write } from "./storageRecords.js";

/** Options of `createIndexedDbStorage`. */
export interface IndexedDbStorageOptions {
  /** Name of the database. Default "askback". */
  name?: string;
  /** ms since the epoch. Default Date.now. */
  now?: () => number;
  /** Default: the browser's Web Locks, where it has them. */
  locks?: LockManager;
}

interface Schema extends DBSchema {
  operations: { key: string; value: WrittenRecord };
}

/** Keeps operations in IndexedDB: they survive the end of the tab, until they expire. */
export function createIndexedDbStorage(options: IndexedDbStorageOptions = {}): ElicitationStorage {
  const { name = "askback", now = Date.now, locks } = options;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function close(): void {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore("operations", { keyPath: "id" });
      },
      // A newer version in another tab must not wait for this one; the next use opens again.
      blocking: close,
      terminated: close,
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  async function dropExpired(database: IDBPDatabase<Schema>): Promise<void> {
    const records = await database.getAll("operations");
    const expired = records.filter(({ expiresAt }) => expiresAt <= now());
    await Promise.all(expired.map(({ id }) => database.delete("operations", id)));
  }

  async function putWithinQuota(record: WrittenRecord): Promise<void> {
    const database = await open();
    try {
      await database.put("operations", record);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      await dropExpired(database);
      await database.put("operations", record);
    }
  }

  return {
    async list() {
      try {
        const database = await open();
        await dropExpired(database);
        const records = await database.getAll("operations");
        return records.map(read).filter((record) => record !== undefined);
      } catch (error) {
        throw storageError("read", error);
      }
    },
    async put(record) {
      try {
        await putWithinQuota(write(record));
      } catch (error) {
        throw storageError("write", error);
      }
    },
    async remove(id) {
      try {
        await (await open()).delete("operations", id);
      } catch (error) {
        throw storageError("write", error);
      }
    },
    claim: createClaims(`${name}:operation:`, locks),
  };
}
