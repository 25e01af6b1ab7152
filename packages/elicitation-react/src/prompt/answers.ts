import {
  displayText,
  type ElicitContent,
  type ElicitRequest,
  type FieldModel,
  findCredentials,
  parseRequestedSchema,
  type SafeText,
} from "../core.js";

/** One answered field as shown to the user. `value` is undefined where it is left out. */
export interface ShownAnswer {
  key: string;
  label: SafeText;
  value: boolean | number | SafeText | readonly SafeText[] | undefined;
}

interface ReceiptAnswer {
  key: string;
  value?: ElicitContent[string];
  redacted?: true;
}

const VALUE_LENGTH = 2_000;

/**
 * Content with the labels and option titles under which it was given, in the form's order. What the
 * form marks as a secret is left out.
 */
export function shownAnswers(
  request: ElicitRequest,
  answers: readonly ReceiptAnswer[],
): ShownAnswer[] {
  const fields = fieldsOf(request);
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

/**
 * @param sensitive keys whose values are left out
 * @returns the entries of an accepted form's content
 */
export function answersOfContent(
  content: ElicitContent | undefined,
  sensitive: readonly string[] = [],
): ReceiptAnswer[] {
  return Object.entries(content ?? {}).map(([key, value]) =>
    sensitive.includes(key) ? { key, redacted: true } : { key, value },
  );
}

/**
 * Keys of content whose values are neither shown again nor stored: what the form marks as a secret,
 * and what looks like a credential though nobody asked for one.
 */
export function secretKeys(request: ElicitRequest, content: ElicitContent): string[] {
  const fields = fieldsOf(request);
  const secrets = fields.filter((field) => field.secret !== undefined);
  return [...secrets, ...findCredentials({ fields }, content)].map(({ key }) => key);
}

function fieldsOf(request: ElicitRequest): readonly FieldModel[] {
  const { params } = request;
  if (params.mode === "url") return [];
  const parsed = parseRequestedSchema(params.requestedSchema, { message: params.message });
  return parsed.ok ? parsed.form.fields : [];
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
