import {
  displayText,
  type ElicitContent,
  type ElicitRequest,
  type FieldModel,
  type FormReader,
  type SafeText,
} from "../core.js";
import { fieldsOf, type ReceiptAnswer } from "./answers.js";

/** One answered field as shown to the user. `value` is undefined where it is left out. */
export interface ShownAnswer {
  key: string;
  label: SafeText;
  value: boolean | number | SafeText | readonly SafeText[] | undefined;
}

const VALUE_LENGTH = 2_000;

/**
 * Content with the labels and option titles under which it was given, in the form's order. What the
 * form marks as a secret is left out.
 */
export function shownAnswers(
  reader: FormReader,
  request: ElicitRequest,
  answers: readonly ReceiptAnswer[],
): ShownAnswer[] {
  const fields = fieldsOf(reader, request);
  const order = new Map(fields.map((field, index) => [field.key, index]));
  const at = (answer: ReceiptAnswer) => order.get(answer.key) ?? fields.length;
  return [...answers]
    .sort((a, b) => at(a) - at(b))
    .map((answer) => {
      const field = fields.find(({ key }) => key === answer.key);
      const label = field?.label ?? displayText(answer.key, 200);
      const hidden = answer.redacted === true || field?.secret !== undefined;
      return { key: answer.key, label, value: hidden ? undefined : shown(answer.value, field) };
    });
}

function shown(
  value: ElicitContent[string] | undefined,
  field: FieldModel | undefined,
): ShownAnswer["value"] {
  if (Array.isArray(value)) return value.map((entry) => titleOf(entry, field));
  if (field?.kind === "singleSelect" && value !== undefined) return titleOf(value, field);
  if (typeof value === "string") return displayText(value, VALUE_LENGTH);
  return value;
}

/** A choice is shown by its title, as it was when it was chosen. */
function titleOf(content: string | number | boolean, field: FieldModel | undefined): SafeText {
  const choices =
    field?.kind === "singleSelect" || field?.kind === "multiSelect" ? field.choices : [];
  const choice = choices.find((candidate) => candidate.content === content);
  return choice?.label ?? displayText(String(content), VALUE_LENGTH);
}
