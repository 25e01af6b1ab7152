import { IDBFactory } from "fake-indexeddb";
import type { StorageArea } from "../../src/session/storageAdapters.js";
import type { LockManager } from "../../src/session/storageLocks.js";

export interface Tab {
  locks: LockManager;
  /** Reload, close or crash: what the page held is free again. */
  close(): Promise<void>;
}

/** Web Locks as the tabs of one origin share them. */
export function createTabs(): () => Tab {
  const held = new Map<string, Tab>();
  return () => {
    const releases: (() => void)[] = [];
    const tab: Tab = {
      locks: {
        async request(name, _options, callback) {
          if (held.has(name)) return callback(null);
          held.set(name, tab);
          const gone = new Promise<void>((resolve) => releases.push(resolve));
          await Promise.race([callback({ name }), gone]);
          if (held.get(name) === tab) held.delete(name);
        },
      },
      async close() {
        for (const release of releases) release();
        for (const [name, holder] of held) if (holder === tab) held.delete(name);
      },
    };
    return tab;
  };
}

/** A Web Storage in memory. */
export function createArea(): StorageArea {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export function createDatabases(): IDBFactory {
  return new IDBFactory();
}
