import type { Format } from "../format.js";

/** A noun in the forms that Arabic counts with: 1, 2, 3 to 10, 11 and more; 100 and more as one. */
export interface Noun {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

export const characters: Noun = {
  one: "حرف واحد",
  two: "حرفان",
  few: "أحرف",
  many: "حرفًا",
  other: "حرف",
};

export const answers: Noun = {
  one: "إجابة واحدة",
  two: "إجابتان",
  few: "إجابات",
  many: "إجابة",
  other: "إجابة",
};

export const warnings: Noun = {
  one: "تحذير واحد",
  two: "تحذيران",
  few: "تحذيرات",
  many: "تحذيرًا",
  other: "تحذير",
};

export function counted(count: number, noun: Noun, format: Format): string {
  const number = format.number(count);
  return format.plural(count, {
    zero: `${number} ${noun.other}`,
    one: noun.one,
    two: noun.two,
    few: `${number} ${noun.few}`,
    many: `${number} ${noun.many}`,
    other: `${number} ${noun.other}`,
  });
}
