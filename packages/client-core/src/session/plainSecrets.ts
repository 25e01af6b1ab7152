import type { ElicitRequest } from "../protocol.js";
import { isRecord } from "./json.js";

const words =
  /pass(?:word|wd|phrase|code)|secret|token|credential|api.?key|private.?key|\b(?:pin|cvv|cvc|otp)\b/iu;

/**
 * Whether a property is plainly a secret. The form room knows better and is too large to be loaded
 * for this: an interface that has the model says the rest with `respond`.
 */
export function isPlainSecret({ params }: ElicitRequest, key: string): boolean {
  if (params.mode === "url" || words.test(key)) return true;
  const { requestedSchema: schema } = params;
  const properties = isRecord(schema) ? schema.properties : undefined;
  const property = isRecord(properties) && Object.hasOwn(properties, key) && properties[key];
  if (!isRecord(property)) return false;
  const { format, writeOnly, title } = property;
  // Turning anything into text may throw: a title can be an object with a toString of its own.
  const named = typeof title === "string" && words.test(title);
  return format === "password" || writeOnly === true || named;
}
