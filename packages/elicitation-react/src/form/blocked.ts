import type { FormModel } from "../core.js";
import type { Blocked, SecretPolicy } from "./types.js";

/** Why this form cannot be accepted, whatever is typed; undefined when it can be. */
export function blockedBy(model: FormModel, policy: SecretPolicy): Blocked | undefined {
  const secrets = model.fields.filter((field) => field.secret !== undefined);
  if (policy === "block" && secrets.length > 0) return { reason: "secret", fields: secrets };
  const missing = model.fields.filter((field) => field.kind === "unsupported" && field.required);
  return missing.length > 0 ? { reason: "unsupported", fields: missing } : undefined;
}
