export * from "../wire/wire.js";
export { createFetchTransport, type FetchTransportOptions } from "./fetchTransport.js";
export type { RemoteConnection } from "./link.js";
export { createRemoteSession } from "./remoteSession.js";
export type { RefusedCommand, RemoteSession, RemoteSessionOptions } from "./remoteTypes.js";
export { type RemoteTransport, RemoteTransportError } from "./transport.js";
