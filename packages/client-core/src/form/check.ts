// What checks a form that has been read, and makes content of it: without what reads schemas.
export { buildContent, checkDraft, checkDrafts } from "./checkDrafts.js";
export { draftsFromContent, initialDrafts } from "./drafts.js";
export type { Issue, IssueCode } from "./issues.js";
export { prepareForm } from "./prepareForm.js";
