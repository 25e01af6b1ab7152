import type { SafeText } from "../text/index.js";
import type { SchemaProblem } from "./problems.js";

/** A choice of a select. */
export interface Choice {
  /** What a draft holds: ours (c0, c1, ...), unique in its field, safe as a form value. */
  value: string;
  /** What is sent. */
  content: string | number | boolean;
  /** "" when neither the title nor the value shows anything: say "(empty)" or the like. */
  label: SafeText;
  /** The value made visible. Present only where two labels of the field look the same. */
  detail?: SafeText;
}

interface FieldBase {
  /** The server's key: any string at all. */
  key: string;
  /** Ours: f0, f1, ... safe as a form name and an id. */
  name: string;
  /** The title, or the key made visible. Never empty. */
  label: SafeText;
  /** The key made visible. Present only where two labels of the form look the same. */
  labelDetail?: SafeText;
  /** The server's description, cut at the limit. */
  description?: SafeText;
  /** Whether accept needs an answer. */
  required: boolean;
  /** This field asks for a secret, and why that is thought. */
  secret?: SecretReason;
}

/** "message": the form is one unnamed field, and the message is what names it. */
export type SecretReason = "format" | "writeOnly" | "key" | "title" | "description" | "message";

/** The formats of the protocol; the rest are hints. */
export type TextFormat = "email" | "uri" | "date" | "date-time";

/** Indexes of the texts that do not match, found in linear time. Set by `prepareForm`. */
export type PatternTest = (texts: readonly string[]) => readonly number[];

/** `type: string` without choices. */
export interface TextField extends FieldBase {
  /** Text without choices. */
  kind: "text";
  /** One of the four formats; checked. */
  format?: TextFormat;
  /** A format outside the four: a hint only. */
  unknownFormat?: SafeText;
  /** In Unicode code points. */
  minLength?: number;
  /** In Unicode code points. */
  maxLength?: number;
  /** Source of a regular expression; matched in linear time only. */
  pattern?: string;
  /** Present once `prepareForm` has loaded the engine. */
  mismatches?: PatternTest;
  /** Long text is allowed: several lines. */
  multiline: boolean;
  /** Byte for byte as sent by the server. May break minLength, maxLength, pattern, email or uri. */
  default?: string;
}

/** `type: number` or `integer`. Bounds that are the safe integers are left out: nobody chose them. */
export interface NumberField extends FieldBase {
  /** "integer" takes whole numbers only. */
  kind: "number" | "integer";
  /** Inclusive. */
  minimum?: number;
  /** Inclusive. */
  maximum?: number;
  /** The value must be above it. */
  exclusiveMinimum?: number;
  /** The value must be below it. */
  exclusiveMaximum?: number;
  /** Checked in decimal, not in binary. */
  multipleOf?: number;
  /** May be out of bounds. */
  default?: number;
}

/** `type: boolean`. Without a default it starts unanswered. */
export interface BooleanField extends FieldBase {
  /** Yes or no. */
  kind: "boolean";
  /** What is answered unless the user changes it. */
  default?: boolean;
}

/** One of several values: `enum`, `const`, or `oneOf` or `anyOf` of `const`. */
export interface SingleSelectField extends FieldBase {
  /** One of several. */
  kind: "singleSelect";
  /** In the server's order. */
  choices: readonly Choice[];
  /** `const`: there is one choice only, and it is made beforehand when the field is required. */
  fixed?: true;
  /** A `Choice.value`. */
  default?: string;
}

/** Several of several strings: an array of `enum`, or of `anyOf` or `oneOf` of `const`. */
export interface MultiSelectField extends FieldBase {
  /** Several of several. */
  kind: "multiSelect";
  /** In the server's order. */
  choices: readonly Choice[];
  /** Fewest choices. */
  minItems?: number;
  /** Most choices. */
  maxItems?: number;
  /** `Choice.value`s in the order of the choices. */
  default?: readonly string[];
}

/** An array of free strings. */
export interface TextListField extends FieldBase {
  /** Any number of texts. */
  kind: "textList";
  /** Fewest texts. */
  minItems?: number;
  /** Most texts. */
  maxItems?: number;
  /** No text twice. */
  uniqueItems: boolean;
  /** Of each text, in Unicode code points. */
  itemMinLength?: number;
  /** Of each text, in Unicode code points. */
  itemMaxLength?: number;
  /** Source of a regular expression; matched in linear time only. */
  itemPattern?: string;
  /** Present once `prepareForm` has loaded the engine. */
  itemMismatches?: PatternTest;
  /** One of the four formats; each text is checked. */
  itemFormat?: TextFormat;
  /** The texts as sent by the server. */
  default?: readonly string[];
}

/** Named with its reason, never filled: accept is possible only if it is optional. */
export interface UnsupportedField extends FieldBase {
  /** No control can answer it honestly. */
  kind: "unsupported";
  /** Why. */
  problem: SchemaProblem;
}

/** A property of the schema as a control can show it, told apart by `kind`. */
export type FieldModel =
  | TextField
  | NumberField
  | BooleanField
  | SingleSelectField
  | MultiSelectField
  | TextListField
  | UnsupportedField;

/** `kind` of a field. */
export type FieldKind = FieldModel["kind"];

/** A requestedSchema that was read: typed and total, nothing in it is to be checked again. */
export interface FormModel {
  /** In the order of the schema; what `required` names without describing it comes last. */
  fields: readonly FieldModel[];
  /** What was left out or could not be read; the form works all the same. */
  problems: readonly SchemaProblem[];
  /** "pending": call `prepareForm` before the answers are checked. */
  patterns: "none" | "pending" | "ready";
}

/** A form, or why there is none. Then only decline and cancel are honest. */
export type ParsedSchema = { ok: true; form: FormModel } | { ok: false; problem: SchemaProblem };

/**
 * What the user has typed, by `field.name`. `undefined` is "not answered".
 * text, number, integer: the text as typed (date-time: RFC 3339 with an offset); boolean: a
 * boolean; singleSelect: a `Choice.value`; multiSelect: `Choice.value`s; textList: the texts.
 */
export type Draft = string | boolean | readonly string[] | undefined;
/** Drafts by `field.name`; a name that is absent is not answered. */
export type Drafts = { readonly [name: string]: Draft };
