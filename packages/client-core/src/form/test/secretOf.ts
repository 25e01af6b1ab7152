import { formOf, objectSchema } from "./fill.js";

/** Why the field of this key is thought to ask for a secret, in a form with these others. */
export const secretOf = (key: string, schema: object = {}, siblings: object = {}) =>
  formOf(objectSchema({ [key]: { type: "string", ...schema }, ...siblings })).fields[0]?.secret;
