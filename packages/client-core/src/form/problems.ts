/** A problem in a schema: a code with parameters, no prose. `key` names the property, if one. */
export interface SchemaProblem {
  /** What is wrong. */
  code: SchemaProblemCode;
  /** The server's key, as it came: make it visible with `displayText` before it is shown. */
  key?: string;
  /** By code: see `SchemaProblemCode`. */
  params?: { [name: string]: string | number };
}

/** What is wrong with a schema, for the form, for one property, or merely for its author to know. */
export type SchemaProblemCode =
  // The form cannot be shown at all.
  /** The root is no object schema. */
  | "not-an-object-schema"
  | "malformed-properties"
  | "malformed-required"
  /** params: limit, count */
  | "too-many-fields"
  /** params: limit */
  | "schema-too-large"
  /** params: limit */
  | "schema-too-deep"
  /** Reading it threw (a revoked proxy, a throwing trap). */
  | "unreadable"
  // A property that cannot be rendered: the problem of an unsupported field.
  /** params: keyword, when one keyword is to blame */
  | "malformed-property"
  /** params: type, and items for arrays */
  | "unsupported-type"
  | "unsupported-union"
  /** params: ref, reason ("remote" | "missing" | "cyclic") */
  | "unsupported-ref"
  /** Also for the whole form, when the keyword stands at the root. params: keyword */
  | "unsupported-keyword"
  /** params: limit, count */
  | "too-many-options"
  | "no-choices"
  /** No value can be valid. params: the two keywords, as first and second */
  | "contradiction"
  /** `required` names a property that is not described. */
  | "required-without-property"
  // Diagnostics: the field works.
  /** params: reason ("type" | "format" | "unsafe" | "not-a-choice" | "hidden-characters" | "duplicate") */
  | "default-ignored"
  /** params: format */
  | "format-ignored"
  /**
   * The server will check it. params: reason ("syntax": not to be matched in linear time, "too-long",
   * "too-costly", "engine": it could not be loaded, "choices": it stands beside a list of choices)
   */
  | "pattern-ignored"
  /** Choices that are not of the field's type, or break its other keywords. params: count */
  | "choices-ignored"
  /** params: count */
  | "duplicate-choices"
  /** The form is one optional yes-or-no choice: accepting it without a choice would say nothing. */
  | "answer-needed";
