import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "Der Server hat kein Formular beschrieben.",
  "problem.malformed-properties": () => "Die Liste der Fragen ist beschädigt.",
  "problem.malformed-required": () => "Die Liste der erforderlichen Antworten ist beschädigt.",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `Es hat ${format.number(Number(count))} Fragen; mehr als ${format.number(Number(limit))} werden nicht gezeigt.`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `Es hat ${format.number(Number(count))} Möglichkeiten; mehr als ${format.number(Number(limit))} werden nicht gezeigt.`,
  "problem.schema-too-large": () => "Die Beschreibung ist zu groß.",
  "problem.schema-too-deep": () => "Die Beschreibung ist zu tief verschachtelt.",
  "problem.unreadable": () => "Die Beschreibung ist nicht lesbar.",
  "problem.malformed-property": () => "Die Beschreibung des Servers ist beschädigt.",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "Antworten dieser Art haben in einem Formular keinen Platz."
      : `Antworten der Art „${type}“ haben in einem Formular keinen Platz.`,
  "problem.unsupported-union": () =>
    "Die Antwort darf von verschiedener Art sein, dafür gibt es kein passendes Feld.",
  "problem.unsupported-ref": () =>
    "Die Beschreibung liegt an einem Ort, an dem nicht nachgesehen werden kann.",
  "problem.unsupported-keyword": ({ keyword }) =>
    `Es gibt eine Bedingung („${keyword}“), die hier nicht geprüft werden kann.`,
  "problem.no-choices": () => "Es ist eine Auswahl ohne Möglichkeiten.",
  "problem.contradiction": () =>
    "Die Bedingungen widersprechen sich: Keine Antwort kann sie erfüllen.",
  "problem.required-without-property": () => "Der Server verlangt es, sagt aber nicht, was es ist.",
  "problem.default-ignored": () => "Die vorgeschlagene Antwort passt nicht und wurde weggelassen.",
  "problem.format-ignored": () => "Das Format kann nur der Server prüfen.",
  "problem.pattern-ignored": () => "Das Format kann nur der Server prüfen.",
  "problem.choices-ignored": () => "Möglichkeiten, die nicht passen, wurden weggelassen.",
  "problem.duplicate-choices": () => "Doppelte Möglichkeiten werden einmal gezeigt.",
  "problem.answer-needed": () => "Ohne eine Auswahl würde eine Zustimmung nichts sagen.",
};
