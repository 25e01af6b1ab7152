import { ElicitationError, type ElicitationErrorCode } from "../../errors.js";
import { isRecord } from "../../session/json.js";
import type { WireError } from "./wire.js";

export function writeError({ code, message, details }: ElicitationError): WireError {
  const { method, key, rounds, limit, serverCode } = details;
  const kept = Object.fromEntries(
    Object.entries({ method, key, rounds, limit, serverCode }).filter(([, v]) => v !== undefined),
  );
  return { code, message, ...(Object.keys(kept).length === 0 ? {} : { details: kept }) };
}

/** The error as it was on the server. A code that this version does not know stays what it is. */
export function readError(error: unknown): ElicitationError {
  const { code, message, details } = isRecord(error) ? error : {};
  return new ElicitationError(
    isCode(code) ? code : "TRANSPORT",
    typeof message === "string" ? message : "The server gave no reason.",
    isRecord(details) ? details : {},
  );
}

function isCode(code: unknown): code is ElicitationErrorCode {
  return typeof code === "string" && /^[A-Z_]{1,40}$/.test(code);
}
