import type { SafeText } from "../text/index.js";

/** A problem in a schema: a code with parameters, no prose. `key` names the property, if one. */
export interface SchemaProblem {
  code: SchemaProblemCode;
  key?: string;
  params?: { [name: string]: string | number };
}

export type SchemaProblemCode =
  /** The root is no object schema, or properties is no object. The form cannot be shown. */
  | "not-an-object-schema"
  | "malformed-properties"
  | "malformed-required"
  | "too-many-fields"
  | "too-many-options"
  | "schema-too-large"
  | "schema-too-deep"
  /** Properties that cannot be rendered. */
  | "malformed-property"
  | "unsupported-type"
  | "unsupported-union"
  | "unsupported-ref"
  | "unsupported-keyword"
  | "no-choices"
  | "contradiction"
  /** Diagnostics: the field works. */
  | "default-ignored"
  | "format-ignored"
  | "pattern-ignored"
  | "required-without-property";

/** A choice of a select. `value` is the draft's text, unique in its field; `content` is what is sent. */
export interface Choice {
  value: string;
  content: string | number | boolean;
  label: SafeText;
}

interface FieldBase {
  /** The server's key: any string at all. */
  key: string;
  /** Ours: f0, f1, ... safe as a form name and an id. */
  name: string;
  label: SafeText;
  description?: SafeText;
  required: boolean;
  /** This field asks for a secret, and why that is thought. */
  secret?: SecretReason;
}

export type SecretReason = "format" | "writeOnly" | "key" | "title" | "description";

export type TextFormat = "email" | "uri" | "date" | "date-time";

export interface TextField extends FieldBase {
  kind: "text";
  format?: TextFormat;
  /** A format outside the four: a hint only. */
  unknownFormat?: SafeText;
  /** In Unicode code points. */
  minLength?: number;
  maxLength?: number;
  /** Source of a regular expression; matched in linear time only. */
  pattern?: string;
  /** Long text is allowed: several lines. */
  multiline: boolean;
  default?: string;
}

export interface NumberField extends FieldBase {
  kind: "number" | "integer";
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: number;
}

export interface BooleanField extends FieldBase {
  kind: "boolean";
  default?: boolean;
}

export interface SingleSelectField extends FieldBase {
  kind: "singleSelect";
  choices: readonly Choice[];
  /** A `Choice.value`. */
  default?: string;
}

export interface MultiSelectField extends FieldBase {
  kind: "multiSelect";
  choices: readonly Choice[];
  minItems?: number;
  maxItems?: number;
  /** `Choice.value`s. */
  default?: readonly string[];
}

/** An array of free strings. */
export interface TextListField extends FieldBase {
  kind: "textList";
  minItems?: number;
  maxItems?: number;
  uniqueItems: boolean;
  itemMinLength?: number;
  itemMaxLength?: number;
  itemPattern?: string;
  itemFormat?: TextFormat;
  default?: readonly string[];
}

/** Named with its reason, never filled: accept is possible only if it is optional. */
export interface UnsupportedField extends FieldBase {
  kind: "unsupported";
  problem: SchemaProblem;
}

export type FieldModel =
  | TextField
  | NumberField
  | BooleanField
  | SingleSelectField
  | MultiSelectField
  | TextListField
  | UnsupportedField;

export type FieldKind = FieldModel["kind"];

export interface FormModel {
  /** In the order of the schema. */
  fields: readonly FieldModel[];
  problems: readonly SchemaProblem[];
}

export type ParsedSchema = { ok: true; form: FormModel } | { ok: false; problem: SchemaProblem };

/** What the user has typed, by `field.name`. `undefined` is "not answered". */
export type Draft = string | boolean | string[] | undefined;
export type Drafts = { [name: string]: Draft };

export type IssueCode =
  | "required"
  | "too-short"
  | "too-long"
  | "pattern"
  | "email"
  | "uri"
  | "date"
  | "date-time"
  | "not-a-number"
  | "not-an-integer"
  | "unsafe-integer"
  | "too-small"
  | "too-large"
  | "not-above"
  | "not-below"
  | "not-a-multiple"
  | "not-a-choice"
  | "too-few"
  | "too-many"
  | "duplicate"
  | "unsupported"
  | "secret";

/** What is wrong with a draft: a code with parameters, no prose. */
export interface Issue {
  /** `field.name`; "" for the form as a whole. */
  name: string;
  /** The server's key. */
  key: string;
  code: IssueCode;
  params?: { [name: string]: string | number };
}
