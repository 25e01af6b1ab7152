import { ElicitationError } from "../errors.js";
import type { ElicitContent, ElicitMode, ElicitResult } from "../protocol.js";
import { isRecord, mapRecord } from "./json.js";
import { kindOf, quoted } from "./quoted.js";

/**
 * Makes the answer what the protocol allows: content for an accepted form and nowhere else.
 *
 * @throws ElicitationError `INVALID_RESPONSE`
 */
export function checkResponse(mode: ElicitMode, response: unknown): ElicitResult {
  const action = isRecord(response) ? response.action : undefined;
  if (action === "decline" || action === "cancel") return { action };
  if (action !== "accept") {
    throw invalid(`the action is ${quoted(action)}; use "accept", "decline" or "cancel"`);
  }
  if (mode === "url") return { action };
  const content = isRecord(response) ? response.content : undefined;
  if (!isRecord(content)) throw invalid("accept of a form needs content, if only {}");
  return { action, content: checkContent(content) };
}

function checkContent(content: { [key: string]: unknown }): ElicitContent {
  return mapRecord(content, (value, key) => {
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (isTexts(value)) return [...value];
    throw invalid(
      `content ${quoted(key)} is ${kindOf(value)}; allowed are text, a finite number, true, false and a list of texts. Leave out what has no answer`,
    );
  });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function invalid(why: string): ElicitationError {
  return new ElicitationError("INVALID_RESPONSE", `This is no answer to the request: ${why}.`);
}
