import type { AuditDetail } from "./audit.js";
import type { DoneUrls } from "./doneUrls.js";
import type { EngineSource } from "./engineSource.js";
import type { Clock } from "./environment.js";
import type { LiveOperation } from "./liveOperation.js";
import type { Policy } from "./policy.js";
import type { PromptLog } from "./promptLog.js";
import type { StoredOperation } from "./resumable.js";
import type { Store } from "./store.js";
import type { Operation } from "./types.js";

/** What the operations of a session share. */
export interface SessionContext {
  readonly store: Store;
  readonly policy: Readonly<Policy>;
  readonly clock: Clock;
  /** The part that is loaded when a server first asks back. */
  readonly engine: EngineSource;
  readonly prompts: PromptLog;
  readonly urls: DoneUrls;
  readonly live: Map<string, LiveOperation>;
  nextId(): string;
  isMuted(serverId: string): boolean;
  markUrlDone(serverId: string, elicitationId: string): void;
  audit(operation: () => Operation, detail: AuditDetail): void;
  /** The host asked for the content of answers in audit events. */
  readonly auditAnswers: boolean;
  readonly persistence: PersistencePort | undefined;
  onError(error: unknown): void;
  warn(message: string): void;
  /** An operation has ended; `shown` says whether it has something to show. */
  retire(id: string, shown: boolean): void;
  /** Takes an ended operation out of the snapshot. */
  drop(id: string): void;
}

/** What a session gives to the part that keeps operations. */
export interface PersistenceEnvironment {
  now(): number;
  onError(error: unknown): void;
}

/** Made by `createPersistence` of `@askback/client-core/storage`. */
export type Persistence = (environment: PersistenceEnvironment) => PersistencePort;

/** The copy of what waits, when a host turns it on. */
export interface PersistencePort {
  note(live: LiveOperation): void;
  forget(id: string): void;
  take(serverId: string): Promise<readonly StoredOperation[]>;
}
