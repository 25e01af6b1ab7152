/** What is kept of one operation. `data` is JSON: whoever reads it back checks it like any input. */
export interface StoredRecord {
  /** Unique in the store. */
  id: string;
  /** ms since the epoch; a store may drop the record from then on. */
  expiresAt: number;
  /** JSON: what the session wants back after a reload. */
  data: unknown;
}

/**
 * Where a session keeps operations that wait for input, so that they can go on after a reload.
 * Adapters for the browser are in `@askback/client-core/storage`; a host can bring its own.
 *
 * A method that cannot do its work rejects with an ElicitationError of code `STORAGE`. The session
 * reports that and goes on without the copy.
 */
export interface ElicitationStorage {
  /** Every record that can be read and has not expired, in any order. */
  list(): Promise<readonly StoredRecord[]>;
  /** Writes or replaces the record with this id. */
  put(record: StoredRecord): Promise<void>;
  /** Does nothing when there is no such record. */
  remove(id: string): Promise<void>;
  /**
   * Makes this page the only one that works on the record, until the returned function is called
   * or the page goes away. Resolves to undefined when another page has it.
   */
  claim(id: string): Promise<(() => void) | undefined>;
}
