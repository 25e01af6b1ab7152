export { buildContent, checkDraft, checkDrafts } from "./checkDrafts.js";
export { draftsFromContent, initialDrafts } from "./drafts.js";
export type { Issue, IssueCode } from "./issues.js";
export { defaultLimits, type FormLimits, maxAnswerLength, maxListLength } from "./limits.js";
export { type ParseOptions, parseRequestedSchema } from "./parseRequestedSchema.js";
export { prepareForm } from "./prepareForm.js";
export type { SchemaProblem, SchemaProblemCode } from "./problems.js";
export {
  type CredentialFinding,
  type CredentialKind,
  credentialKind,
  findCredentials,
} from "./secret/credentials.js";
export type {
  BooleanField,
  Choice,
  Draft,
  Drafts,
  FieldKind,
  FieldModel,
  FormModel,
  MultiSelectField,
  NumberField,
  ParsedSchema,
  PatternTest,
  SecretReason,
  SingleSelectField,
  TextField,
  TextFormat,
  TextListField,
  UnsupportedField,
} from "./types.js";
