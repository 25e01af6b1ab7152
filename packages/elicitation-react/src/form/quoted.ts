import { displayText, type FieldModel } from "../core.js";

const QUOTED_LENGTH = 60;

/**
 * Labels inside a sentence of ours: short, on one line, and unable to end the quotation and go on in
 * our voice. First-strong isolates keep one of the other direction from reordering the sentence.
 */
export const quoted = (fields: readonly FieldModel[]) =>
  fields.map(({ label }) => {
    const plain = label.replace(/["\p{Pi}\p{Pf}„‚＂「」『』]/gu, "'").replace(/\s+/gu, " ");
    return `“\u2068${displayText(plain.trim(), QUOTED_LENGTH)}\u2069”`;
  });
