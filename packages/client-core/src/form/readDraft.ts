import type { Issue, IssueCode } from "./issues.js";
import { maxAnswerLength, maxListLength } from "./limits.js";
import { readNumberText } from "./numberText.js";
import type { Choice, Draft, FieldModel } from "./types.js";

export type Value = string | number | boolean | string[];

export type DraftReading =
  | { status: "absent" }
  | { status: "value"; value: Value }
  | { status: "unreadable"; code: IssueCode; params?: Issue["params"] };

const absent: DraftReading = { status: "absent" };
const malformed: DraftReading = { status: "unreadable", code: "malformed" };
const valued = (value: Value): DraftReading => ({ status: "value", value });

/**
 * What a draft says: a value, or nothing. Empty is nothing, unless the server's own default is
 * empty and was left as it is.
 */
export function readDraft(field: FieldModel, draft: Draft): DraftReading {
  if (draft === undefined || draft === null) return absent;
  switch (field.kind) {
    case "text":
      if (typeof draft !== "string") return malformed;
      if (draft === "") return field.default === "" ? valued("") : absent;
      if (draft.length > maxAnswerLength) return tooLong(draft.length);
      return readText(field.format && draft !== field.default ? draft.trim() : draft);
    case "number":
    case "integer":
      return typeof draft === "string" ? readNumber(field.kind, draft) : malformed;
    case "boolean":
      return typeof draft === "boolean" ? valued(draft) : malformed;
    case "singleSelect":
      return readChoice(field.choices, draft);
    case "multiSelect":
      return Array.isArray(draft) ? readChosen(field, draft) : malformed;
    case "textList":
      return Array.isArray(draft) ? readList(field, draft) : malformed;
    default:
      return absent;
  }
}

const readText = (text: string): DraftReading => (text === "" ? absent : valued(text));

const tooLong = (length: number): DraftReading => ({
  status: "unreadable",
  code: "too-long",
  params: { limit: maxAnswerLength, length, over: length - maxAnswerLength },
});

function readNumber(kind: "number" | "integer", text: string): DraftReading {
  if (text.trim() === "") return absent;
  const reading = readNumberText(text, kind);
  return reading.ok ? valued(reading.value) : { ...reading, status: "unreadable" };
}

function readChoice(choices: readonly Choice[], draft: Draft): DraftReading {
  if (typeof draft !== "string") return malformed;
  if (draft === "") return absent;
  const choice = choices.find(({ value }) => value === draft);
  return choice ? valued(choice.content) : { status: "unreadable", code: "not-a-choice" };
}

/** Chosen values are sent in the order of the choices, however they were picked. */
function readChosen(
  field: { choices: readonly Choice[]; default?: readonly string[] },
  draft: readonly string[],
): DraftReading {
  const wanted = new Set(draft);
  const chosen = field.choices.filter(({ value }) => wanted.has(value));
  if (chosen.length < wanted.size) return { status: "unreadable", code: "not-a-choice" };
  if (chosen.length === 0) return field.default?.length === 0 ? valued([]) : absent;
  return valued(chosen.map(({ content }) => String(content)));
}

/** Empty lines are none, unless the list is the server's default as it came. */
function readList(
  field: { itemFormat?: string; default?: readonly string[] },
  draft: readonly string[],
): DraftReading {
  if (draft.length > maxListLength) {
    const over = draft.length - maxListLength;
    const params = { limit: maxListLength, count: draft.length, over };
    return { status: "unreadable", code: "too-many", params };
  }
  if (!draft.every((text) => typeof text === "string")) return malformed;
  if (isSame(draft, field.default)) return valued([...draft]);
  const length = draft.reduce((sum, text) => sum + text.length, 0);
  if (length > maxAnswerLength) return tooLong(length);
  const texts = field.itemFormat ? draft.map((text) => text.trim()) : draft;
  const filled = texts.filter((text) => text !== "");
  return filled.length === 0 ? absent : valued(filled);
}

const isSame = (a: readonly string[], b: readonly string[] | undefined): boolean =>
  a.length === b?.length && a.every((text, i) => text === b[i]);
