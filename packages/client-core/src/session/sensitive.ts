import { parseRequestedSchema } from "../form/parseRequestedSchema.js";
import type { ElicitRequest } from "../protocol.js";

/** The fields of a form whose values are neither shown again nor written anywhere. */
export interface SensitiveFields {
  /** By the server's key, as in content. */
  hasKey(key: string): boolean;
  /** By our name, as in drafts. */
  hasName(name: string): boolean;
}

/** What the form model calls a secret. A schema that cannot be read is all secret. */
export function sensitiveFields({ params }: ElicitRequest): SensitiveFields {
  if (params.mode === "url") return { hasKey: () => true, hasName: () => true };
  const parsed = parseRequestedSchema(params.requestedSchema, { message: params.message });
  if (!parsed.ok) return { hasKey: () => true, hasName: () => true };
  const secret = parsed.form.fields.filter((field) => field.secret !== undefined);
  const keys = new Set(secret.map(({ key }) => key));
  const names = new Set(secret.map(({ name }) => name));
  return { hasKey: (key) => keys.has(key), hasName: (name) => names.has(name) };
}
