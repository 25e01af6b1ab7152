export { createPersistence, type PersistenceOptions } from "./persistence.js";
// The entry `@askback/client-core/storage`: kept apart so that a host without persistence loads none of it.
export type { ElicitationStorage, StoredRecord } from "./storage.js";
export { createIndexedDbStorage, type IndexedDbStorageOptions } from "./storageIndexedDb.js";
export { createMemoryStorage } from "./storageMemory.js";
export { createWebStorage, type StorageArea, type WebStorageOptions } from "./storageWeb.js";
