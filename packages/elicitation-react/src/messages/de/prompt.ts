import type { PromptMessages } from "../types.js";

export const prompt: PromptMessages = {
  decline: "Ablehnen",
  cancel: "Abbrechen",
  close: "Schließen",
  accept: "Zustimmen",

  asks: ({ server }) => `${server} fragt Sie etwas`,
  says: ({ server }) => `${server} schreibt`,
  unnamedServer: "Ein Server ohne Namen",
  claims: ({ name }) => `nennt sich selbst „${name}“`,
  forTool: ({ name }) => `Für das Werkzeug ${name}`,
  forPrompt: ({ name }) => `Für die Vorlage ${name}`,
  forResource: ({ name }) => `Um ${name} zu lesen`,
  onItsOwn: "Von sich aus, ohne einen Aufruf von Ihnen",
  round: ({ round }, format) => `Schritt ${format.number(round)} dieses Aufrufs`,
  argumentsOf: ({ count }, format) =>
    format.plural(count, { one: "1 Angabe", other: `${format.number(count)} Angaben` }),
  andMore: ({ count }, format) => `und ${format.number(count)} weitere`,
  showAll: "Alles zeigen",
  answerBy: ({ time }) => `Antwort möglich bis ${time}`,

  question: ({ index, total }, format) =>
    `Frage ${format.number(index)} von ${format.number(total)}`,
  request: ({ index, total }, format) =>
    `Anfrage ${format.number(index)} von ${format.number(total)}`,
  previousRequest: "Vorherige Anfrage",
  nextRequest: "Nächste Anfrage",
  back: "Zurück",
  next: "Weiter",
  review: "Antworten prüfen",
  reviewTitle: ({ server }) => `Prüfen Sie Ihre Antworten an ${server}`,
  reviewIntro: "Noch ist nichts gesendet.",
  change: "Ändern",
  changeAnswer: ({ index }, format) => `Antwort ${format.number(index)} ändern`,
  sendAnswers: ({ count }, format) =>
    format.plural(count, {
      one: "Antwort senden",
      other: `${format.number(count)} Antworten senden`,
    }),

  answered: "Beantwortet",
  declined: "Abgelehnt",
  cancelled: "Abgebrochen",
  opened: "Seite geöffnet",
  notAnswered: "Noch nicht beantwortet",
  timedOut: "Zeit abgelaufen",
  confirmed: "Bestätigt",
  sensitive: "Ausgeblendet, weil vertraulich",
  yes: "Ja",
  no: "Nein",
  empty: "Leer",

  sending: "Wird gesendet…",
  sendingTo: ({ server }) => `Ihre Antwort wird an ${server} gesendet…`,
  sendFailedTitle: ({ server }) => `Ihre Antwort hat ${server} nicht erreicht`,
  sendFailedText: "Ihre Antwort wird hier aufbewahrt und kann noch einmal gesendet werden.",
  sendAgain: "Noch einmal senden",
  failureConnection: "Die Verbindung ist gescheitert.",
  failureServer: ({ server }) => `${server} hat mit einem Fehler geantwortet.`,
  failureAnswer: ({ server }) => `${server} hat etwas Unverständliches gesendet.`,
  failureLimit: "Die Anfrage hat eine Grenze überschritten.",
  failureLoad:
    "Der Teil dieser App, der Fragen zeigt, wurde nicht geladen. Vielleicht ist die Verbindung abgebrochen oder die App wurde aktualisiert: Laden Sie die Seite neu.",
  failureOther: "Etwas ist schiefgegangen.",
  technicalDetails: "Technische Einzelheiten",
  working: ({ server }) => `${server} arbeitet daran…`,
  stopRequest: "Anfrage beenden",

  keptAside: ({ server }) => `Ihre Antwort an ${server} ist aufbewahrt, nicht gesendet.`,
  waitsAside: ({ server }) => `${server} wartet auf Sie.`,
  continueAnswering: "Fortfahren",
  controlFor: ({ action, server }) => `${action}: ${server}`,

  held: ({ server, count }, format) =>
    format.plural(count, {
      one: `${server} fragt immer wieder.`,
      other: `${server} hat in einer Minute ${format.number(count)}-mal gefragt.`,
    }),
  showQuestion: "Frage zeigen",
  mute: ({ server }) => `${server} stummschalten`,
  muted: ({ server }) => `${server} ist stummgeschaltet und kann Sie nichts fragen.`,
  unmute: "Stummschaltung aufheben",
  mutedServers: "Stummgeschaltete Server",
  repeatedDeclined: ({ server }) => `Sie haben das abgelehnt. ${server} fragt noch einmal.`,
  repeatedCancelled: ({ server }) => `Sie haben das abgebrochen. ${server} fragt noch einmal.`,
  repeatedAccepted: ({ server }) => `Sie haben das beantwortet. ${server} fragt noch einmal.`,
  brokenText:
    "Diese Frage kann nicht angezeigt werden. Ablehnen und abbrechen können Sie trotzdem.",

  sent: ({ server }) => `Ihre Antwort wurde an ${server} gesendet.`,
  done: ({ server }) => `${server} ist fertig.`,
  failed: ({ server }) => `Die Anfrage an ${server} ist gescheitert.`,
  withdrawn: ({ server }) =>
    `Die Frage von ${server} wurde zurückgezogen. Es wird nichts mehr gesendet.`,
  expired: ({ server }) => `Die Zeit für eine Antwort an ${server} ist um. Es wurde abgebrochen.`,
  stopped: ({ server }) => `Sie haben die Anfrage an ${server} beendet.`,

  receipts: "Frühere Fragen",
  receiptAnswered: ({ server }) => `Sie haben ${server} geantwortet`,
  receiptOpened: ({ server }) => `Sie haben für ${server} eine Seite geöffnet`,
  receiptDeclined: ({ server }) => `Sie haben die Frage von ${server} abgelehnt`,
  receiptCancelled: ({ server }) => `Sie haben die Frage von ${server} abgebrochen`,
  receiptExpired: ({ server }) => `Die Zeit für die Frage von ${server} lief ab`,
  receiptMuted: ({ server }) => `${server} ist stumm: Die Frage wurde nicht gezeigt`,
  receiptStopped: ({ server }) => `Sie haben die Anfrage von ${server} beendet`,
  receiptWithdrawn: ({ server }) => `Die Frage von ${server} wurde zurückgezogen`,
  receiptFailed: ({ server }) =>
    `Die Frage von ${server} blieb offen: Die Anfrage ist fehlgeschlagen`,
  receiptAutomatic: ({ server }) => `${server} wurde automatisch geantwortet`,
  receiptUnseen: ({ server }) => `Die Frage von ${server} konnte nicht gezeigt werden`,
};
