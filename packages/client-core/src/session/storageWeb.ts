import type { ElicitationStorage, StoredRecord } from "./storage.js";
import { createClaims, type LockManager } from "./storageLocks.js";
import { isQuotaError, parse, read, storageError, write } from "./storageRecords.js";

/** The part of the Web Storage API that is used: `sessionStorage` has it. */
export interface StorageArea {
  /** How many entries there are. */
  readonly length: number;
  /** Name of the entry at an index; null past the end. */
  key(index: number): string | null;
  /** Null when there is no such entry. */
  getItem(key: string): string | null;
  /** Throws when the area is full or blocked. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is no such entry. */
  removeItem(key: string): void;
}

/** Options of `createWebStorage`. */
export interface WebStorageOptions {
  /**
   * Default: the page's sessionStorage, which ends with the tab. Asked for at each use, since a
   * browser may refuse access to it.
   */
  area?: () => StorageArea;
  /** Separates several apps of one origin. Default "askback". */
  namespace?: string;
  /** ms since the epoch. Default Date.now. */
  now?: () => number;
  /** Default: the browser's Web Locks, where it has them. */
  locks?: LockManager;
}

function sessionArea(): StorageArea {
  const { sessionStorage } = globalThis as { sessionStorage?: StorageArea };
  if (sessionStorage === undefined) throw new Error("There is no sessionStorage here");
  return sessionStorage;
}

/** Keeps operations in sessionStorage: they survive a reload of the tab, not its end. */
export function createWebStorage(options: WebStorageOptions = {}): ElicitationStorage {
  const { area = sessionArea, namespace = "askback", now = Date.now, locks } = options;
  const prefix = `${namespace}:operation:`;

  function readAll(store: StorageArea): StoredRecord[] {
    return Array.from({ length: store.length }, (_, index) => store.key(index))
      .filter((key) => key?.startsWith(prefix) === true)
      .map((key) => read(parse(store.getItem(key ?? "") ?? "")))
      .filter((record) => record !== undefined);
  }

  function dropExpired(store: StorageArea): void {
    for (const { id, expiresAt } of readAll(store)) {
      if (expiresAt <= now()) store.removeItem(prefix + id);
    }
  }

  function setWithinQuota(store: StorageArea, key: string, value: string): void {
    try {
      store.setItem(key, value);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      dropExpired(store);
      store.setItem(key, value);
    }
  }

  return {
    async list() {
      try {
        const store = area();
        dropExpired(store);
        return readAll(store);
      } catch (error) {
        throw storageError("read", error);
      }
    },
    async put(record) {
      try {
        setWithinQuota(area(), prefix + record.id, JSON.stringify(write(record)));
      } catch (error) {
        throw storageError("write", error);
      }
    },
    async remove(id) {
      try {
        area().removeItem(prefix + id);
      } catch (error) {
        throw storageError("write", error);
      }
    },
    claim: createClaims(prefix, locks),
  };
}
