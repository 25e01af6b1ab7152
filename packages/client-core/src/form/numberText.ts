import { readDecimal, sameDecimal } from "./decimal.js";
import type { IssueCode } from "./issues.js";

export type NumberReading =
  | { ok: true; value: number }
  | { ok: false; code: IssueCode; params?: { sent: string } };

const failed = (code: IssueCode): NumberReading => ({ ok: false, code });

/** Longer text is no number that can be sent exactly, and is not looked at. */
const maxNumberLength = 2_000;

/**
 * The number a typed text means, or why it means none. Nothing is guessed, and nothing is rounded:
 * what is sent reads, in decimal, as what was typed.
 */
export function readNumberText(text: string, kind: "number" | "integer"): NumberReading {
  if (text.length > maxNumberLength) return failed("not-a-number");
  const plain = toPlainDigits(text.trim());
  const typed = readDecimal(plain);
  if (!typed) return failed(isDecimalComma(plain) ? "decimal-comma" : "not-a-number");
  const value = Number(plain) + 0;
  if (!Number.isFinite(value)) return failed("not-finite");
  if (kind === "integer" && typed.exponent < 0) return failed("not-an-integer");
  if (kind === "integer" && !Number.isSafeInteger(value)) return failed("unsafe-integer");
  const sent = readDecimal(String(value));
  if (sent && sameDecimal(typed, sent)) return { ok: true, value };
  if (typed.exponent >= 0) return failed("unsafe-integer");
  return { ok: false, code: "too-precise", params: { sent: String(value) } };
}

const isDecimalComma = (text: string): boolean =>
  text.split(",").length === 2 && readDecimal(text.replace(",", ".")) !== undefined;

/** First digits of the decimal rows that keyboards and input methods write. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Digits of other scripts, full-width forms and the true minus sign are unambiguous. */
function toPlainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.findLast((start) => start <= code) ?? code;
      return String(code - zero);
    })
    .replace(/[\u2212\uff0d]/gu, "-")
    .replace(/[\u066b\uff0e]/gu, ".");
}
