/** What a form may be. Over a limit it is refused, or the property is unsupported, with the reason. */
export interface FormLimits {
  /** Properties of a form. 200 stay fluent. */
  fields: number;
  /** Choices of one field. 500 stay fluent. */
  options: number;
  /** Nesting of the schema. */
  depth: number;
  /** Values in the schema: objects, arrays and what they hold. */
  nodes: number;
  /** UTF-16 units of all keys and strings of the schema together. */
  characters: number;
  /** UTF-16 units of a `pattern`. */
  pattern: number;
  /** Shown code points of a label, of a choice, of a key. */
  label: number;
  /** Shown code points of a description. */
  description: number;
}

/** The limits of `parseRequestedSchema`; docs/forms.md says what happens beyond each. */
export const defaultLimits: Readonly<FormLimits> = {
  fields: 500,
  options: 5_000,
  depth: 32,
  nodes: 200_000,
  characters: 4_000_000,
  pattern: 1_000,
  label: 300,
  description: 4_000,
};

/** Code units of one answer. Longer text is refused before anything else looks at it. */
export const maxAnswerLength = 1_000_000;
/** Texts of one text list. */
export const maxListLength = 10_000;
