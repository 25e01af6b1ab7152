/** Why an answer cannot be sent as it is. */
export type IssueCode =
  | "required"
  /** params: limit, length, missing (code points) */
  | "too-short"
  /** params: limit, length, over (code points) */
  | "too-long"
  /** params: pattern */
  | "pattern"
  /** The pattern is not loaded yet: `prepareForm` was not awaited. */
  | "pattern-pending"
  | "email"
  | "uri"
  | "date"
  | "date-time"
  | "not-a-number"
  /** A comma where a point would make it a number. */
  | "decimal-comma"
  /** Beyond what a number can hold. */
  | "not-finite"
  | "not-an-integer"
  /** An integer beyond 2^53 - 1: it cannot be sent exactly. */
  | "unsafe-integer"
  /** More digits than can be sent. params: sent (what would arrive) */
  | "too-precise"
  /** params: limit */
  | "too-small"
  /** params: limit */
  | "too-large"
  /** params: limit */
  | "not-above"
  /** params: limit */
  | "not-below"
  /** params: multipleOf */
  | "not-a-multiple"
  | "not-a-choice"
  /** params: limit, count, missing */
  | "too-few"
  /** params: limit, count, over */
  | "too-many"
  | "duplicate"
  /** The draft is of another type than its field holds. */
  | "malformed"
  | "unsupported"
  /** For interfaces: the policy does not let a secret be sent. `checkDrafts` never emits it. */
  | "secret";

/** What is wrong with a draft: a code with parameters, no prose. */
export interface Issue {
  /** `field.name`; "" for the form as a whole. */
  name: string;
  /** The server's key. */
  key: string;
  /** What is wrong. */
  code: IssueCode;
  /** Index of the text in a text list. */
  item?: number;
  /** By code: see `IssueCode`. */
  params?: { [name: string]: string | number };
}
