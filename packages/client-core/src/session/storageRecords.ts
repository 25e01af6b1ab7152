import { ElicitationError } from "../errors.js";
import type { StoredRecord } from "./storage.js";

/** How a record lies in a store: `data` as text, so that every store gives back the same JSON. */
export interface WrittenRecord {
  id: string;
  expiresAt: number;
  json: string;
}

export function write({ id, expiresAt, data }: StoredRecord): WrittenRecord {
  return { id, expiresAt, json: JSON.stringify(data) };
}

/** undefined for what another version, or another program, has left there. */
export function read(value: unknown): StoredRecord | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, expiresAt, json } = value as Partial<Record<keyof WrittenRecord, unknown>>;
  if (typeof id !== "string" || typeof expiresAt !== "number" || typeof json !== "string") {
    return undefined;
  }
  const data = parse(json);
  return data === undefined ? undefined : { id, expiresAt, data };
}

export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

export function storageError(what: "read" | "write", cause: unknown): ElicitationError {
  const why = isQuotaError(cause)
    ? "The browser's storage for this site is full."
    : "The browser's storage for this site is blocked or broken.";
  return new ElicitationError(
    "STORAGE",
    `Could not ${what} the stored operations. ${why} The operation goes on, but will not survive a reload.`,
    {},
    { cause },
  );
}
