import styles from "../styles/index.css?inline";

/**
 * What a page sets on itself is inherited into a shadow root: its spacing, its capitals, its writing mode.
 * Inside, all of it begins anew but for what a page means for everything in it.
 */
const inside = `
[data-askback="shadow"] {
  all: initial;
  display: block;
  visibility: inherit;
  pointer-events: inherit;
  color: inherit;
  color-scheme: inherit;
  font-family: inherit;
  forced-color-adjust: inherit;
  user-select: text;
}
[data-askback="layer"] {
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
  pointer-events: none;
}
[data-askback="mark"] {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  visibility: hidden;
  pointer-events: none;
}`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The kit's stylesheet, one for all elements of a document: another document takes none of this one's. */
export function kitSheet(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known !== undefined) return known;
  const { CSSStyleSheet: Sheet = CSSStyleSheet } = document.defaultView ?? window;
  const sheet = new Sheet();
  sheet.replaceSync(styles + inside);
  sheets.set(document, sheet);
  return sheet;
}
