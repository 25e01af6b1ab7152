export {
  type ChangeFrame,
  type Command,
  type CommandBody,
  type CommandType,
  type EndFrame,
  type Frame,
  type PingFrame,
  type Reply,
  type SnapshotFrame,
  type WireError,
  type WireModes,
  type WireOperation,
  type WirePolicy,
  type WireRound,
  wireVersion,
} from "../wire/wire.js";
export { createFetchTransport, type FetchTransportOptions } from "./fetchTransport.js";
export type { RemoteConnection } from "./link.js";
export { createRemoteSession } from "./remoteSession.js";
export type { RefusedCommand, RemoteSession, RemoteSessionOptions } from "./remoteTypes.js";
export { type RemoteTransport, RemoteTransportError } from "./transport.js";
