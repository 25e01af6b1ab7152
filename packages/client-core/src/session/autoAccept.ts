import type { ElicitRequest } from "../protocol.js";
import { isRecord } from "./json.js";
import type { Policy } from "./policy.js";
import type { Provenance } from "./types.js";

/** Only a form that asks for nothing can be accepted without the user, and only if the policy says so. */
export function isAutoAccepted(
  request: ElicitRequest,
  provenance: Provenance,
  policy: Pick<Policy, "autoAccept">,
): boolean {
  const { params } = request;
  if (params.mode === "url" || !isEmptyForm(params.requestedSchema)) return false;
  return policy.autoAccept(request, provenance) === true;
}

function isEmptyForm(schema: unknown): boolean {
  if (!isRecord(schema) || schema.type !== "object") return false;
  const { properties = {}, required = [] } = schema;
  return (
    isRecord(properties) &&
    Object.keys(properties).length === 0 &&
    Array.isArray(required) &&
    required.length === 0
  );
}
