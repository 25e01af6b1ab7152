export {
  ElicitationError,
  type ElicitationErrorCode,
  type ElicitationErrorDetails,
} from "./errors.js";
export type {
  ElicitAction,
  ElicitContent,
  ElicitMode,
  ElicitRequest,
  ElicitRequestFormParams,
  ElicitRequestParams,
  ElicitRequestURLParams,
  ElicitResult,
} from "./protocol.js";
export type { ElicitationStorage, StoredRecord } from "./session/storage.js";
export type {
  AskOptions,
  ElicitationSession,
  Hold,
  Item,
  ItemState,
  Operation,
  OperationStatus,
  Provenance,
  ProvenanceSource,
  Receipt,
  Round,
  ServerIdentity,
  ServerWait,
  SessionSnapshot,
} from "./session/types.js";
