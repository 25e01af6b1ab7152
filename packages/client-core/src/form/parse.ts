// What reads schemas, and answers for what looks like a secret: an entry of its own, because it is
// heavier than what checks a form that has been read, and a page can load it when a server first asks.
export { type ParseOptions, parseRequestedSchema } from "./parseRequestedSchema.js";
export {
  type CredentialFinding,
  type CredentialKind,
  credentialKind,
  findCredentials,
} from "./secret/credentials.js";
