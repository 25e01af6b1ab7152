export {
  ElicitationError,
  type ElicitationErrorCode,
  type ElicitationErrorDetails,
} from "./errors.js";
export {
  createElicitationClient,
  type ElicitationClient,
  type ElicitationClientOptions,
  type ResumedOperation,
} from "./mcp/createClient.js";
export type { DeprecatedHandlers } from "./mcp/handlers.js";
export type { OperationOptions } from "./mcp/requests.js";
export type {
  ElicitAction,
  ElicitContent,
  ElicitMode,
  ElicitRequest,
  ElicitRequestFormParams,
  ElicitRequestParams,
  ElicitRequestURLParams,
  ElicitResult,
  OriginalMethod,
  OriginalRequest,
} from "./protocol.js";
export type { AuditEvent } from "./session/audit.js";
export type { Persistence } from "./session/context.js";
export {
  createElicitationSession,
  type ElicitationSessionOptions,
} from "./session/createSession.js";
export type {
  AskOptions,
  ElicitationSession,
  RespondOptions,
} from "./session/elicitationSession.js";
export {
  type ElicitationEngine,
  type LoadEngine,
  preloadEngine,
} from "./session/engineSource.js";
export type { Clock } from "./session/environment.js";
export { defaultPolicy, type Policy } from "./session/policy.js";
export type { ElicitationStorage, StoredRecord } from "./session/storage.js";
export type {
  Hold,
  Item,
  ItemState,
  Operation,
  OperationStatus,
  Provenance,
  ProvenanceSource,
  Receipt,
  Round,
  SavedDrafts,
  ServerIdentity,
  ServerWait,
  SessionSnapshot,
} from "./session/types.js";
