import { ElicitationError } from "../errors.js";
import type { Persistence, PersistenceEnvironment, PersistencePort } from "./context.js";
import { cloneJson, isRecord } from "./json.js";
import type { LiveOperation } from "./liveOperation.js";
import type { StoredOperation } from "./resumable.js";
import type { ElicitationStorage, StoredRecord } from "./storage.js";
import { readStored, writeStored } from "./storedOperation.js";

/** Options of `createPersistence`. */
export interface PersistenceOptions {
  /** Where operations that wait for input are kept. Adapters: `@askback/client-core/storage`. */
  storage: ElicitationStorage;
  /** Names the user. Only the same user, on the same server, goes on with an operation. */
  userKey: string;
  /** ms for which an operation is kept. Default one hour. */
  expiresAfter?: number;
}

interface Entry {
  release?: (() => void) | undefined;
  /** Writes follow each other, so that an older one never overwrites a newer one. */
  work: Promise<void>;
  queued: boolean;
  over: boolean;
}

const hour = 3_600_000;

/**
 * Keeps operations that wait for input over a reload: give it to `createElicitationSession`, and
 * call `resume` of the client when the page is there again.
 */
export function createPersistence(options: PersistenceOptions): Persistence {
  return (environment) => new Keeper(options, environment);
}

/** Keeps a copy of each operation that waits for input. */
class Keeper implements PersistencePort {
  readonly #options: PersistenceOptions;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #entries = new Map<string, Entry>();

  constructor(options: PersistenceOptions, { now, onError }: PersistenceEnvironment) {
    this.#options = options;
    this.#now = now;
    this.#onError = onError;
  }

  /** The operation has changed. It is written soon, once for many changes. */
  note(live: LiveOperation): void {
    const entry = this.#entries.get(live.id) ?? this.#enter(live.id);
    entry.over = false;
    if (entry.queued) return;
    entry.queued = true;
    this.#do(entry, async () => {
      entry.queued = false;
      const { storage, userKey, expiresAfter = hour } = this.#options;
      const data = entry.over ? undefined : writeStored(live, userKey);
      if (data === undefined) return;
      entry.release ??= await storage.claim(live.id);
      await storage.put({ id: live.id, expiresAt: this.#now() + expiresAfter, data });
    });
  }

  forget(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.over = true;
    this.#do(entry, async () => {
      // Another round may have come meanwhile.
      if (!entry.over) return;
      this.#entries.delete(id);
      await this.#options.storage.remove(id);
      entry.release?.();
    });
  }

  /** Takes the operations of this server and user that no other page works on. */
  async take(serverId: string): Promise<readonly StoredOperation[]> {
    const { storage, userKey } = this.#options;
    const isOurs = ({ id, data }: StoredRecord) =>
      !this.#entries.has(id) &&
      isRecord(data) &&
      data.serverId === serverId &&
      data.userKey === userKey;
    const taken: StoredOperation[] = [];
    for (const { id } of (await storage.list()).filter(isOurs)) {
      const release = await storage.claim(id);
      if (release === undefined) continue;
      // Anew: until it was ours, another page may have gone on with it, or ended it.
      const record = (await storage.list()).find((one) => one.id === id && isOurs(one));
      if (record === undefined) {
        release();
        continue;
      }
      const stored = readStored(id, cloneJson(record.data));
      if (stored === undefined) {
        this.#onError(notResumable(id));
        await storage.remove(id);
        release();
        continue;
      }
      this.#enter(id).release = release;
      taken.push(stored);
    }
    return taken.sort((a, b) => a.startedAt - b.startedAt);
  }

  #enter(id: string): Entry {
    const entry: Entry = { work: Promise.resolve(), queued: false, over: false };
    this.#entries.set(id, entry);
    return entry;
  }

  #do(entry: Entry, work: () => Promise<void>): void {
    // A store that fails costs the copy, never the operation.
    entry.work = entry.work.then(work).catch(this.#onError);
  }
}

function notResumable(id: string): ElicitationError {
  return new ElicitationError(
    "NOT_RESUMABLE",
    `The stored operation ${id} cannot be read, so it was removed. It was written by another version or changed since.`,
  );
}
