import type { ReactNode } from "react";
import { displayText } from "../core.js";

/** Server text as plain text with its line breaks, also where no stylesheet is loaded. */
export function SafeLines({ text, maxLength }: { text: unknown; maxLength?: number }): ReactNode {
  const lines = displayText(text, maxLength).split("\n");
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, never reordered
    <span key={index} data-askback="line" dir="auto">
      {line}
      {index < lines.length - 1 && <br />}
    </span>
  ));
}
