import type { ElicitationStorage } from "./storage.js";
import { createPageClaims } from "./storageLocks.js";
import { read, type WrittenRecord, write } from "./storageRecords.js";

/** For tests, and for hosts that keep several sessions in one page. Nothing survives a reload. */
export function createMemoryStorage(options: { now?: () => number } = {}): ElicitationStorage {
  const now = options.now ?? Date.now;
  const records = new Map<string, WrittenRecord>();
  return {
    async list() {
      return [...records.values()]
        .map(read)
        .filter((record) => record !== undefined)
        .filter((record) => record.expiresAt > now());
    },
    async put(record) {
      records.set(record.id, write(record));
    },
    async remove(id) {
      records.delete(id);
    },
    claim: createPageClaims(),
  };
}
