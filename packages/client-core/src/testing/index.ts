export {
  ask,
  complete,
  drop,
  elicitationComplete,
  endStream,
  formRequest,
  hold,
  httpFailure,
  inputRequired,
  legacyComplete,
  networkFailure,
  progress,
  rpcError,
  silence,
  urlElicitationRequired,
  urlRequest,
} from "./actions.js";
export { createScriptedServer, type ScriptedServer } from "./scriptedServer.js";
export type {
  JsonObject,
  ProtocolRevision,
  Script,
  ScriptAction,
  ScriptedServerOptions,
  ScriptFailure,
  ScriptRound,
  ScriptStep,
  WireAnswer,
  WireEntry,
  WireRequest,
} from "./types.js";
export { type SnapshotStore, whenSnapshot } from "./whenSnapshot.js";
