/**
 * Server text that is safe to put on screen as text: no control, bidirectional-override or
 * zero-width character can reorder or hide what stands around it. Still to be rendered as text.
 */
export type SafeText = string & { readonly __safeText: unique symbol };

const lineBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
/** Controls but for tab and newline, bidi controls, zero-width and filler characters, tags. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u115f\u1160\u3164\uffa0\u{e0000}-\u{e007f}]/gu;

/**
 * @param text anything; what is not a string becomes ""
 * @param maxLength in code points; longer text is cut and ends in "…"
 */
export function displayText(text: unknown, maxLength = 10_000): SafeText {
  if (typeof text !== "string") return "" as SafeText;
  // Cut before cleaning, so that a megabyte of text costs no more than what is shown.
  const head = text.slice(0, maxLength * 4);
  const clean = head.replace(lineBreaks, "\n").replace(hidden, "");
  const points = Array.from(clean);
  const cut = points.length > maxLength || text.length > head.length;
  return (cut ? `${points.slice(0, maxLength - 1).join("")}…` : clean) as SafeText;
}
