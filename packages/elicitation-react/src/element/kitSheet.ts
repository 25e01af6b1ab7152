import styles from "../styles/index.css?inline";

let sheet: CSSStyleSheet | undefined;

/** The kit's stylesheet, one for all elements of a page. */
export function kitSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}
