import { credentialKind } from "../../form/secret/credentials.js";
import type { SensitiveFields } from "../../session/sensitive.js";
import type { SavedDrafts } from "../../session/types.js";

/** Drafts without what the form model calls a secret, and without credentials pasted elsewhere. */
export function withoutSecrets(drafts: SavedDrafts, { hasName }: SensitiveFields): SavedDrafts {
  return Object.fromEntries(
    Object.entries(drafts).filter(([name, draft]) => !hasName(name) && !holdsCredential(draft)),
  );
}

/** Pasted where nobody asked for one. */
export function holdsCredential(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsCredential);
  return typeof value === "string" && credentialKind(value) !== undefined;
}
