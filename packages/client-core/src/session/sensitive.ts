import { parseRequestedSchema } from "../form/parseRequestedSchema.js";
import { credentialKind } from "../form/secret/credentials.js";
import type { ElicitRequest } from "../protocol.js";

/** The fields of a form whose values are neither shown again nor written anywhere. */
export interface SensitiveFields {
  /** By the server's key, as in content. */
  hasKey(key: string): boolean;
  /** By our name, as in drafts. */
  hasName(name: string): boolean;
}

/**
 * What the form model calls a secret, and what the user marked. A schema that cannot be read is all
 * secret.
 *
 * @param marked keys of the content
 */
export function sensitiveFields(
  { params }: ElicitRequest,
  marked: readonly string[] = [],
): SensitiveFields {
  if (params.mode === "url") return { hasKey: () => true, hasName: () => true };
  const parsed = parseRequestedSchema(params.requestedSchema, { message: params.message });
  if (!parsed.ok) return { hasKey: () => true, hasName: () => true };
  const secret = parsed.form.fields.filter(
    ({ key, secret }) => secret !== undefined || marked.includes(key),
  );
  const keys = new Set([...secret.map(({ key }) => key), ...marked]);
  const names = new Set(secret.map(({ name }) => name));
  return { hasKey: (key) => keys.has(key), hasName: (name) => names.has(name) };
}

/** Pasted where nobody asked for one. */
export function holdsCredential(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsCredential);
  return typeof value === "string" && credentialKind(value) !== undefined;
}
