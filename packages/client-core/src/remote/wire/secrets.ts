import { holdsCredential, type SensitiveFields } from "../../session/sensitive.js";
import type { SavedDrafts } from "../../session/types.js";

/** Drafts without what the form model calls a secret, and without credentials pasted elsewhere. */
export function withoutSecrets(drafts: SavedDrafts, { hasName }: SensitiveFields): SavedDrafts {
  return Object.fromEntries(
    Object.entries(drafts).filter(([name, draft]) => !hasName(name) && !holdsCredential(draft)),
  );
}
