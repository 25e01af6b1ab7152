import type { Format } from "../format.js";
import type { FormMessages } from "../types.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";

const characters = (count: number, format: Format) => `${format.number(count)} Zeichen`;

export const form: FormMessages = {
  ...issues,
  ...problems,
  submit: "Senden",
  required: "erforderlich",
  optional: "freiwillig",
  leaveOut: "Auslassen",
  leftOut: "Ausgelassen: Hierzu wird nichts gesendet.",
  yes: "Ja",
  no: "Nein",
  choose: "Auswählen…",
  emptyChoice: "(leer)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "Wird gesendet…",
  errorCount: ({ count }, format) =>
    format.plural(count, {
      one: "1 Antwort braucht Ihre Aufmerksamkeit",
      other: `${format.number(count)} Antworten brauchen Ihre Aufmerksamkeit`,
    }),
  moreErrors: ({ count }, format) => `und ${format.number(count)} weitere`,
  errorAnnouncement: ({ count }, format) =>
    format.plural(count, {
      one: "Nicht gesendet: 1 Antwort braucht Ihre Aufmerksamkeit.",
      other: `Nicht gesendet: ${format.number(count)} Antworten brauchen Ihre Aufmerksamkeit.`,
    }),
  filter: ({ label }) => `„${label}“ filtern`,
  filterPlaceholder: "Zum Filtern tippen",
  filterCount: ({ shown, total }, format) =>
    `${format.number(shown)} von ${format.number(total)} angezeigt`,
  addItem: "Weitere hinzufügen",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `${label} ${format.number(place)} entfernen`,
  issueAtItem: ({ place, text }, format) => `Zeile ${format.number(place)}: ${text}`,
  itemAdded: ({ place }, format) => `Zeile ${format.number(place)} hinzugefügt.`,
  itemRemoved: ({ count }, format) =>
    format.plural(count, {
      one: "Entfernt. Noch 1 Zeile.",
      other: `Entfernt. Noch ${format.number(count)} Zeilen.`,
    }),
  notShown: "Kann hier nicht ausgefüllt werden.",
  cannotSend: ({ labels }) =>
    `Senden ist nicht möglich: Der Server verlangt ${labels}, und das kann hier nicht ausgefüllt werden. Sie können ablehnen.`,
  brokenForm: "Diese Frage kann nicht angezeigt werden",
  brokenFormAdvice:
    "Aus der Beschreibung des Servers lässt sich kein Formular machen. Es wurde nichts gesendet. Sie können ablehnen oder abbrechen.",
  loading: "Wird geladen…",
  loadFailed: "Dieser Teil konnte nicht geladen werden",
  loadFailedWhy:
    "Vielleicht ist die Verbindung abgebrochen. Versuchen Sie es noch einmal oder laden Sie die Seite neu.",
  loadAgain: "Noch einmal versuchen",
  patternUnavailable:
    "Ein Teil, der das verlangte Format prüft, konnte nicht geladen werden. Der Server prüft es selbst.",

  "hint.minLength": ({ min }, format) => `Mindestens ${characters(min, format)}.`,
  "hint.maxLength": ({ max }, format) => `Höchstens ${characters(max, format)}.`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `${format.number(min)} bis ${characters(max, format)}.`,
  "hint.length": ({ length }, format) => `Genau ${characters(length, format)}.`,
  "hint.charactersNeeded": ({ count }, format) => `Noch ${characters(count, format)}.`,
  "hint.charactersLeft": ({ count }, format) => `${characters(count, format)} übrig.`,
  "hint.charactersOver": ({ count }, format) => `${characters(count, format)} zu viel.`,
  "hint.min": ({ min }, format) => `Mindestens ${format.number(min)}.`,
  "hint.max": ({ max }, format) => `Höchstens ${format.number(max)}.`,
  "hint.between": ({ min, max }, format) => `${format.number(min)} bis ${format.number(max)}.`,
  "hint.above": ({ min }, format) => `Mehr als ${format.number(min)}.`,
  "hint.below": ({ max }, format) => `Weniger als ${format.number(max)}.`,
  "hint.multipleOf": ({ step }, format) => `In Schritten von ${format.number(step)}.`,
  "hint.uri": "Eine vollständige Adresse, etwa https://example.com.",
  "hint.pattern": ({ pattern }) => `Muss dem Muster ${pattern} entsprechen`,
  "hint.format": ({ format: name }) => `Erwartetes Format: ${name}`,
  "hint.minItems": ({ min }, format) => `Wählen Sie mindestens ${format.number(min)}.`,
  "hint.maxItems": ({ max }, format) => `Wählen Sie höchstens ${format.number(max)}.`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `Wählen Sie ${format.number(min)} bis ${format.number(max)}.`,
  "hint.items": ({ count }, format) => `Wählen Sie ${format.number(count)}.`,
  "hint.chosen": ({ count }, format) => `${format.number(count)} ausgewählt.`,
  "hint.chosenOf": ({ count, max }, format) =>
    `${format.number(count)} von ${format.number(max)} ausgewählt.`,
  "hint.zone": ({ zone, offset }) => `Zeitzone: ${zone} (UTC${offset})`,
  "hint.zoneOnly": ({ zone }) => `Zeitzone: ${zone}`,
  "hint.clocksForward":
    "Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden vorgestellt. Wählen Sie eine andere.",
  "hint.clocksBack":
    "Die Uhren werden dann zurückgestellt, diese Uhrzeit gibt es zweimal. Welche ist gemeint?",
  "hint.earlier": ({ offset }) => `Die erste (UTC${offset})`,
  "hint.later": ({ offset }) => `Die zweite (UTC${offset})`,

  secretTitle: "Dieses Formular fragt nach einem Geheimnis",
  secretBlocked: ({ labels }) =>
    `Es fragt nach ${labels}. Was hier eingegeben wird, können diese App und das KI-Modell lesen, und Server dürfen so nicht nach Geheimnissen fragen. Senden ist nicht möglich. Lehnen Sie ab: Ein Server, der das braucht, kann Sie bitten, sich auf seiner eigenen Seite anzumelden.`,
  secretWarning: ({ labels }) =>
    `Es fragt nach ${labels}. Was hier eingegeben wird, können diese App und das KI-Modell lesen, und Server dürfen so nicht nach Geheimnissen fragen. Lehnen Sie im Zweifel ab.`,
  credentialTitle: ({ count }, format) =>
    format.plural(count, {
      one: "Eine Antwort sieht nach einem Geheimnis aus",
      other: `${format.number(count)} Antworten sehen nach Geheimnissen aus`,
    }),
  credentialAdvice:
    "Es wurde nichts gesendet. Wer es bekommt, kann in Ihrem Namen handeln; auch diese App und das KI-Modell können es lesen.",
  credentialSend: "Trotzdem senden",
  credentialBack: "Zurück und ändern",
  "credential.known-prefix": "sieht nach einem Zugangsschlüssel aus",
  "credential.jwt": "sieht nach einem Anmelde-Token aus",
  "credential.private-key": "sieht nach einem privaten Schlüssel aus",
  "credential.card-number": "sieht nach einer Kartennummer aus",
};
