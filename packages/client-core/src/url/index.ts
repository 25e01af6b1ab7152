export { inspectUrl } from "./inspectUrl.js";
export type {
  FindingCode,
  FindingParams,
  FindingSeverity,
  Severity,
  UrlContext,
  UrlFinding,
  UrlInspection,
  UrlParts,
} from "./types.js";
