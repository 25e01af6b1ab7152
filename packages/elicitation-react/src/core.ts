// The kit's only import of client-core: what is used of it is this page.
export type {
  ElicitAction,
  ElicitationErrorCode,
  ElicitationSession,
  ElicitContent,
  ElicitMode,
  ElicitRequest,
  ElicitRequestFormParams,
  ElicitRequestParams,
  ElicitRequestURLParams,
  ElicitResult,
  Hold,
  Item,
  ItemState,
  Operation,
  Provenance,
  Receipt,
  RespondOptions,
  Round,
  ServerIdentity,
  ServerWait,
  SessionSnapshot,
} from "@askback/client-core";
export { ElicitationError } from "@askback/client-core";
export type { RecordedEvent, Recorder, Recording } from "@askback/client-core/devtools";
export {
  buildContent,
  type Choice,
  type CredentialFinding,
  checkDraft,
  checkDrafts,
  type Draft,
  type Drafts,
  type FieldKind,
  type FieldModel,
  type FormModel,
  findCredentials,
  type Issue,
  type IssueCode,
  initialDrafts,
  type NumberField,
  type ParsedSchema,
  parseRequestedSchema,
  prepareForm,
  type SchemaProblem,
  type SchemaProblemCode,
} from "@askback/client-core/form";
export { displayText, type SafeText } from "@askback/client-core/text";
export type {
  FindingCode,
  FindingParams,
  FindingSeverity,
  UrlContext,
  UrlFinding,
  UrlInspection,
  UrlParts,
} from "@askback/client-core/url";

/** The address room is heavy (the Public Suffix List): it loads when an address is first shown. */
export const importInspector = () =>
  import("@askback/client-core/url").then((room) => room.inspectUrl);

/** For the devtools panel alone: what replays needs the SDK, and loads when it is first wanted. */
export const importDevtools = () => import("@askback/client-core/devtools");
