/** What a sentence may use to say numbers and lists in its own language. */
export interface Format {
  locale: string;
  /** Every digit is kept: 0.123456 is not rounded. */
  number(value: number): string;
  /** A time of day, with the date when it is not today. @param at ms since the epoch */
  time(at: number, now?: number): string;
  list(items: readonly string[]): string;
  /** Picks by plural category; `other` is the fallback. */
  plural(
    count: number,
    forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
  ): string;
}

/** A sentence: plain, or made from parameters. */
export type Sentence<P = undefined> = [P] extends [undefined]
  ? string
  : (params: P, format: Format) => string;

const isSmall = (value: number) => Number.isInteger(value) && value > 0 && value < 1000;

export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const plurals = new Intl.PluralRules(locale);
  /** Lengths and bounds recur in many fields. */
  const small = new Map<number, string>();
  const categories = new Map<number, Intl.LDMLPluralRule>();
  const number = (value: number): string => {
    if (!isSmall(value)) return numbers.format(value);
    const known = small.get(value) ?? numbers.format(value);
    small.set(value, known);
    return known;
  };
  const category = (count: number): Intl.LDMLPluralRule => {
    const known = categories.get(count) ?? plurals.select(count);
    if (isSmall(count)) categories.set(count, known);
    return known;
  };
  return {
    locale,
    number,
    time: (at, now = Date.now()) =>
      new Date(at).toDateString() === new Date(now).toDateString()
        ? times.format(at)
        : dates.format(at),
    list: (items) => lists.format(items),
    plural: (count, forms) => forms[category(count)] ?? forms.other,
  };
}
