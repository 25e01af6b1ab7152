import { displayText } from "../text/index.js";
import type { FieldContext } from "./fieldContext.js";
import { isDate, isDateTime } from "./formats.js";
import { absent, countKeyword, refuseEmptyRange, textKeyword } from "./keywords.js";
import type { JsonNode } from "./snapshot.js";
import type { TextField, TextFormat } from "./types.js";

/** A text that may be longer than this gets several lines. */
const singleLineLength = 300;
/** A default that is longer than this gets them too: of one line only the beginning would be seen. */
const seenInOneLine = 60;

const formats: ReadonlySet<string> = new Set(["email", "uri", "date", "date-time"]);
const isTextFormat = (format: string): format is TextFormat => formats.has(format);

export function parseText(node: JsonNode, context: FieldContext): TextField {
  const { format, unknownFormat } = readFormat(node, context);
  const minLength = countKeyword(node, "minLength");
  const maxLength = countKeyword(node, "maxLength");
  refuseEmptyRange({ minLength, maxLength }, "minLength", "maxLength");
  const initial = readDefault(node, format, context);
  const long = (maxLength ?? 0) > singleLineLength || (minLength ?? 0) > singleLineLength;
  return {
    ...context.basics,
    kind: "text",
    ...(format && { format }),
    ...(unknownFormat && { unknownFormat: displayText(unknownFormat, context.limits.label) }),
    ...(minLength && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...readPattern(node, context, "pattern"),
    multiline:
      !format && (long || /[\r\n]/u.test(initial ?? "") || (initial?.length ?? 0) > seenInOneLine),
    ...(initial !== undefined && { default: initial }),
  };
}

/** The four formats have a control; any other is a hint that nothing is checked by. */
export function readFormat(
  node: JsonNode,
  context: FieldContext,
): { format?: TextFormat; unknownFormat?: string } {
  const format = textKeyword(node, "format");
  if (format === undefined) return {};
  if (isTextFormat(format)) return { format };
  noteFormat(format, context);
  return { unknownFormat: format };
}

export function noteFormat(format: unknown, context: FieldContext): void {
  if (typeof format !== "string") return;
  context.note("format-ignored", { format: displayText(format, context.limits.label) });
}

export function readPattern<Name extends string>(
  node: JsonNode,
  context: FieldContext,
  name: Name,
): { [K in Name]?: string } {
  const pattern = textKeyword(node, "pattern");
  if (pattern === undefined) return {};
  if (pattern.length > context.limits.pattern) {
    context.note("pattern-ignored", { reason: "too-long" });
    return {};
  }
  return { [name]: pattern } as { [K in Name]?: string };
}

/**
 * A default that the control can show is kept even if it breaks a rule: it is seen, and refused
 * until it is corrected. One that the control cannot show, or shows as something else, is dropped.
 */
function readDefault(
  node: JsonNode,
  format: TextFormat | undefined,
  context: FieldContext,
): string | undefined {
  const value = node.default;
  if (absent(value)) return undefined;
  const reason = unfitReason(value, format);
  if (reason) context.note("default-ignored", { reason });
  return reason || typeof value !== "string" ? undefined : value;
}

export function unfitReason(value: unknown, format: TextFormat | undefined): string | undefined {
  if (typeof value !== "string") return "type";
  if (format === "date" && !isDate(value)) return "format";
  if (format === "date-time" && !isDateTime(value)) return "format";
  return hidesSomething(value) ? "hidden-characters" : undefined;
}

/** So much space that what comes after it is out of sight. */
const gap = /[\s\u2800]{40}|(?:\n[^\S\n]*){5}/u;

function hidesSomething(text: string): boolean {
  if (gap.test(text)) return true;
  const lines = text.replace(/\r\n?/gu, "\n");
  return displayText(lines, lines.length + 1) !== lines;
}
