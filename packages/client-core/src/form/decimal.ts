/** A number as it is written in decimal: sign * digits * 10^exponent, without trailing zeros. */
export interface Decimal {
  negative: boolean;
  /** "" for zero. */
  digits: string;
  exponent: number;
}

const decimalText = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:[eE]([+-]?\d{1,6}))?$/u;

/** What the text says, or undefined when it is no plain decimal number. */
export function readDecimal(text: string): Decimal | undefined {
  const match = decimalText.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "", fraction = "", bare = "", power = "0"] = match;
  const places = fraction + bare;
  const digits = stripEnds(whole + places);
  return {
    negative: sign === "-" && digits.text !== "",
    digits: digits.text,
    exponent: digits.text === "" ? 0 : Number(power) - places.length + digits.dropped,
  };
}

/** Written without a regular expression: `0+$` is quadratic on a long row of zeros. */
function stripEnds(text: string): { text: string; dropped: number } {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === "0") start++;
  while (end > start && text[end - 1] === "0") end--;
  return { text: text.slice(start, end), dropped: text.length - end };
}

export const sameDecimal = (a: Decimal, b: Decimal): boolean =>
  a.negative === b.negative && a.digits === b.digits && a.exponent === b.exponent;

/** Up to here a quotient of floats still tells a multiple from its neighbours. */
const tolerantQuotient = 1e9;

/**
 * Whether `value` is a multiple of `step` as both are written, so that 0.3 is one of 0.1. What a
 * float calculation left a few units in the last place away (0.1 + 0.2) counts as well.
 */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  const distance = Math.abs(quotient - Math.round(quotient));
  if (
    Math.abs(quotient) < tolerantQuotient &&
    distance <= Math.abs(quotient) * 4 * Number.EPSILON
  ) {
    return true;
  }
  const [a, b] = [readDecimal(String(value)), readDecimal(String(step))];
  if (!a || !b || b.digits === "") return false;
  const exponent = Math.min(a.exponent, b.exponent);
  return scaled(a, exponent) % scaled(b, exponent) === 0n;
}

const scaled = (number: Decimal, exponent: number): bigint =>
  BigInt(number.digits || "0") * 10n ** BigInt(number.digits ? number.exponent - exponent : 0);
