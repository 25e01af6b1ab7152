export * from "../wire/wire.js";
export type { UrlJudgement } from "./checkAnswer.js";
export { createSessionHost } from "./host.js";
export type { FramesOptions, SessionHost, SessionHostOptions } from "./hostTypes.js";
export { type HostRequest, type ServeHostOptions, serveHost } from "./http.js";
export { type NodeRequest, type NodeResponse, serveHostNode } from "./nodeHttp.js";
