import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

export const issues: IssueSentences = {
  "issue.required": () => "Hier ist eine Antwort nötig.",
  "issue.too-short": ({ limit, missing }, format) =>
    `Mindestens ${number(limit, format)} Zeichen: noch ${number(missing, format)}.`,
  "issue.too-long": ({ limit, over }, format) =>
    `Höchstens ${number(limit, format)} Zeichen: ${number(over, format)} weniger.`,
  "issue.pattern": ({ pattern }) => `Das muss dem Muster ${pattern} entsprechen`,
  "issue.pattern-pending": () => "Das wird noch geprüft. Versuchen Sie es gleich noch einmal.",
  "issue.email": () => "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.",
  "issue.uri": () => "Geben Sie eine vollständige Adresse ein, etwa https://example.com.",
  "issue.date": () => "Geben Sie ein vollständiges Datum ein, das es gibt.",
  "issue.date-time": () => "Geben Sie Datum und Uhrzeit vollständig ein, so dass es sie gibt.",
  "issue.not-a-number": () => "Geben Sie eine Zahl in Ziffern ein, etwa 12.5.",
  "issue.decimal-comma": () => "Schreiben Sie Nachkommastellen nach einem Punkt: 1.5, nicht 1,5.",
  "issue.not-finite": () => "Diese Zahl ist zu groß, um gesendet zu werden.",
  "issue.not-an-integer": () => "Geben Sie eine ganze Zahl ein, ohne Nachkommastellen.",
  "issue.unsafe-integer": () =>
    "Diese Zahl hat zu viele Stellen, um genau gesendet zu werden: Sie würde unterwegs gerundet.",
  "issue.too-precise": ({ sent }) =>
    `Diese Zahl hat zu viele Stellen, um genau gesendet zu werden: Ankommen würde ${sent}.`,
  "issue.too-small": ({ limit }, format) => `Geben Sie ${number(limit, format)} oder mehr ein.`,
  "issue.too-large": ({ limit }, format) => `Geben Sie ${number(limit, format)} oder weniger ein.`,
  "issue.not-above": ({ limit }, format) => `Geben Sie mehr als ${number(limit, format)} ein.`,
  "issue.not-below": ({ limit }, format) => `Geben Sie weniger als ${number(limit, format)} ein.`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `Geben Sie ein Vielfaches von ${number(multipleOf, format)} ein.`,
  "issue.not-a-choice": () => "Wählen Sie eine der Möglichkeiten.",
  "issue.too-few": ({ limit, missing }, format) =>
    `Wählen Sie mindestens ${number(limit, format)}: noch ${number(missing, format)}.`,
  "issue.too-many": ({ limit, over }, format) =>
    `Wählen Sie höchstens ${number(limit, format)}: ${number(over, format)} weniger.`,
  "issue.duplicate": () => "Das steht schon in der Liste.",
  "issue.malformed": () => "Diese Antwort ist nicht lesbar. Geben Sie sie noch einmal ein.",
  "issue.unsupported": () => "Das kann hier nicht ausgefüllt werden.",
  "issue.secret": () => "Geheimnisse werden mit diesem Formular nicht gesendet.",
};
