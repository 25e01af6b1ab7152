export * from "../wire/wire.js";
export type { UrlJudgement } from "./checkAnswer.js";
export {
  createSessionHost,
  type FramesOptions,
  type SessionHost,
  type SessionHostOptions,
} from "./host.js";
export { type HostRequest, type ServeHostOptions, serveHost } from "./http.js";
export { type NodeRequest, type NodeResponse, serveHostNode } from "./nodeHttp.js";
