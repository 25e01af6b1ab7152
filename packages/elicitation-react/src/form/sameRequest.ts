import type { ElicitRequestFormParams } from "../core.js";

/** Larger than this a request is told apart by identity only. */
const MAX_COMPARED = 200_000;

/** Says the same, though it may be another object. Never throws: the schema is unread. */
export function sameRequest(a: ElicitRequestFormParams, b: ElicitRequestFormParams): boolean {
  if (a.message !== b.message) return false;
  if (a.requestedSchema === b.requestedSchema) return true;
  try {
    const [first, second] = [JSON.stringify(a.requestedSchema), JSON.stringify(b.requestedSchema)];
    return first !== undefined && first.length <= MAX_COMPARED && first === second;
  } catch {
    return false;
  }
}
