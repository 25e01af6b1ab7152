import type { ElicitContent, ElicitRequest, FieldModel, FormReader } from "../core.js";

/** One entry of accepted content; `value` is left out where it is a secret. */
export interface ReceiptAnswer {
  key: string;
  value?: ElicitContent[string];
  redacted?: true;
}

/**
 * @param sensitive keys whose values are left out
 * @returns the entries of an accepted form's content
 */
export function answersOfContent(
  content: ElicitContent | undefined,
  sensitive: readonly string[] = [],
): ReceiptAnswer[] {
  return Object.entries(content ?? {}).map(([key, value]) =>
    sensitive.includes(key) ? { key, redacted: true } : { key, value },
  );
}

/**
 * Keys of content whose values are neither shown again nor stored: what the form marks as a secret,
 * and what looks like a credential though nobody asked for one.
 */
export function secretKeys(
  reader: FormReader | undefined,
  request: ElicitRequest,
  content: ElicitContent,
): string[] {
  // A host's own form may be answered before what reads forms is there: then nothing is shown again.
  if (reader === undefined) return Object.keys(content);
  const fields = fieldsOf(reader, request);
  const secrets = fields.filter((field) => field.secret !== undefined);
  return [...secrets, ...reader.findCredentials({ fields }, content)].map(({ key }) => key);
}

/** Empty for a link, and for a schema that cannot be read. */
export function fieldsOf(reader: FormReader, request: ElicitRequest): readonly FieldModel[] {
  const { params } = request;
  if (params.mode === "url") return [];
  const parsed = reader.parseRequestedSchema(params.requestedSchema, { message: params.message });
  return parsed.ok ? parsed.form.fields : [];
}
