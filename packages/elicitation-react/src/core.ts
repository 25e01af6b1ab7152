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
export type {
  Choice,
  CredentialFinding,
  Draft,
  Drafts,
  FieldKind,
  FieldModel,
  FormModel,
  Issue,
  IssueCode,
  NumberField,
  ParsedSchema,
  SchemaProblem,
  SchemaProblemCode,
} from "@askback/client-core/form";
export {
  buildContent,
  checkDraft,
  checkDrafts,
  initialDrafts,
  prepareForm,
} from "@askback/client-core/form/check";
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

/** What reads a schema into a form: heavier than what checks the form, and needed with the first one. */
export type FormReader = Pick<
  typeof import("@askback/client-core/form/parse"),
  "parseRequestedSchema" | "findCredentials"
>;

export const importFormReader = (): Promise<FormReader> =>
  import("@askback/client-core/form/parse");
