import type { ElicitAction, ElicitRequest } from "../protocol.js";
import { checkResponse } from "./checkResponse.js";
import { isTime } from "./environment.js";
import { isRecord } from "./json.js";
import type { StoredReceipt } from "./resumable.js";
import { holdsCredential } from "./sensitive.js";
import type { Receipt } from "./types.js";

const actions: readonly ElicitAction[] = ["accept", "decline", "cancel"];
/** Of what can be followed by another round. */
const reasons = ["expired", "auto-accepted"] as const;

/** Secrets are left out already, but for what was pasted where nobody asked for one. */
export function writeReceipt({ operationId: _, provenance: __, ...kept }: Receipt): StoredReceipt {
  if (kept.answers === undefined) return kept;
  const answers = kept.answers.map(({ key, value, ...rest }) =>
    value === undefined || holdsCredential(value)
      ? { key, redacted: true as const }
      : { key, value, ...rest },
  );
  return { ...kept, answers };
}

/** Nothing where a part is not as it was written: a receipt must not say what may be untrue. */
export function readReceipts(data: unknown): readonly StoredReceipt[] {
  if (!Array.isArray(data)) return [];
  return data.map(readReceipt).filter((receipt) => receipt !== undefined);
}

function readReceipt(data: unknown): StoredReceipt | undefined {
  if (!isRecord(data) || !isRecord(data.request) || !isRecord(data.request.params)) return;
  const { round, key, at, request } = data;
  const action = actions.find((known) => known === data.action);
  const reason = reasons.find((known) => known === data.reason);
  if (action === undefined || reason !== data.reason) return;
  if (typeof round !== "number" || typeof key !== "string" || !isTime(at)) return;
  const answers = readAnswers(data.answers);
  if (answers === undefined && data.answers !== undefined) return;
  return {
    ...{ round, key, at, action },
    request: request as unknown as ElicitRequest,
    ...(answers === undefined ? {} : { answers }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function readAnswers(data: unknown): StoredReceipt["answers"] {
  if (!Array.isArray(data)) return undefined;
  const answers = data.map(readAnswer);
  return answers.every((answer) => answer !== undefined) ? answers : undefined;
}

function readAnswer(data: unknown): NonNullable<StoredReceipt["answers"]>[number] | undefined {
  if (!isRecord(data) || typeof data.key !== "string") return undefined;
  const { key, value, redacted } = data;
  if (redacted === true) return { key, redacted };
  try {
    const { content } = checkResponse("form", { action: "accept", content: { value } });
    return content && { key, ...content };
  } catch {
    return undefined;
  }
}
