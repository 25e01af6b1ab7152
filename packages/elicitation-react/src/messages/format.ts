/** What a sentence may use to say numbers and lists in its own language. */
export interface Format {
  locale: string;
  number(value: number): string;
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

export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const plurals = new Intl.PluralRules(locale);
  return {
    locale,
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
  };
}
