import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

const characters = (value: Value, format: Format) =>
  format.plural(Number(value ?? 0), {
    one: "1 character",
    other: `${number(value, format)} characters`,
  });

/** What to do, rather than what was done wrong. */
export const issues: IssueSentences = {
  "issue.required": () => "An answer is needed here.",
  "issue.too-short": ({ limit, missing }, format) =>
    `Use at least ${characters(limit, format)}: ${number(missing, format)} more.`,
  "issue.too-long": ({ limit, over }, format) =>
    `Use at most ${characters(limit, format)}: ${number(over, format)} fewer.`,
  "issue.pattern": ({ pattern }) => `This has to match the pattern ${pattern}`,
  "issue.pattern-pending": () => "This is still being checked. Try again in a moment.",
  "issue.email": () => "Enter an e-mail address, such as name@example.com.",
  "issue.uri": () => "Enter a full address, such as https://example.com.",
  "issue.date": () => "Enter a complete date that exists.",
  "issue.date-time": () => "Enter a complete date and time that exist.",
  "issue.not-a-number": () => "Enter a number in digits, such as 12.5.",
  "issue.decimal-comma": () => "Write the decimals after a point: 1.5, not 1,5.",
  "issue.not-finite": () => "This number is too large to be sent.",
  "issue.not-an-integer": () => "Enter a whole number, without decimals.",
  "issue.unsafe-integer": () =>
    "This number has too many digits to be sent exactly: it would be rounded on the way.",
  "issue.too-precise": ({ sent }) =>
    `This number has too many digits to be sent exactly: ${sent} would arrive.`,
  "issue.too-small": ({ limit }, format) => `Enter ${number(limit, format)} or more.`,
  "issue.too-large": ({ limit }, format) => `Enter ${number(limit, format)} or less.`,
  "issue.not-above": ({ limit }, format) => `Enter more than ${number(limit, format)}.`,
  "issue.not-below": ({ limit }, format) => `Enter less than ${number(limit, format)}.`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `Enter a multiple of ${number(multipleOf, format)}.`,
  "issue.not-a-choice": () => "Choose one of the options.",
  "issue.too-few": ({ limit, missing }, format) =>
    `Choose at least ${number(limit, format)}: ${number(missing, format)} more.`,
  "issue.too-many": ({ limit, over }, format) =>
    `Choose at most ${number(limit, format)}: ${number(over, format)} fewer.`,
  "issue.duplicate": () => "This is in the list already.",
  "issue.malformed": () => "This answer cannot be read. Enter it again.",
  "issue.unsupported": () => "This cannot be filled in here.",
  "issue.secret": () => "Secrets are not sent with this form.",
};
