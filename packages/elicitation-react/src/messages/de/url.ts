import type { UrlMessages } from "../types.js";
import { urlFindings } from "./urlFindings.js";

export const url: UrlMessages = {
  title: ({ server }) => `${server} bittet Sie, eine Seite zu öffnen`,
  opens: "Geöffnet wird",
  wouldOpen: "Geöffnet würde",
  opensNothing: "Diese Adresse wird nicht geöffnet",
  warningsAbove: ({ count }, format) =>
    format.plural(count, {
      one: "Lesen Sie zuerst die Warnung oben",
      other: `Lesen Sie zuerst die ${format.number(count)} Warnungen oben`,
    }),
  open: "In neuem Tab öffnen",
  opening: "Wird geöffnet…",
  address: "Vollständige Adresse",
  addressAsSent: "Die Adresse, wie der Server sie gesendet hat",
  readsAs: ({ name }) => `zu lesen als ${name}`,
  writtenAs: ({ name }) => `in der Adresse: ${name}`,
  copy: "Adresse kopieren",
  copied: "Adresse kopiert",
  copyFailed:
    "Ihr Browser hat das Kopieren nicht erlaubt. Die Adresse ist markiert: Kopieren Sie sie über das Menü.",
  checking: "Die Adresse wird geprüft…",
  checkFailed: "Die Adresse konnte nicht geprüft werden und wird deshalb nicht geöffnet",
  checkFailedWhy:
    "Der Teil dieser App, der Adressen prüft, wurde nicht geladen. Vielleicht ist die Verbindung abgebrochen. Versuchen Sie es noch einmal oder laden Sie die Seite neu.",
  retry: "Noch einmal prüfen",
  blocked: "Diese Adresse wird nicht geöffnet",
  warnings: ({ count }, format) =>
    format.plural(count, {
      one: "Sehen Sie vor dem Öffnen zweimal hin",
      other: `Sehen Sie vor dem Öffnen zweimal hin: ${format.number(count)} Warnungen`,
    }),
  notices: "Gut zu wissen",
  reveal: "Trotzdem öffnen…",
  revealed: ({ site }) =>
    `Sie sind dabei, trotz der Warnungen ${site} zu öffnen. Gehen Sie nur weiter, wenn Sie genau diese Adresse erwartet haben.`,
  changed:
    "Das ist eine andere Adresse als die, der Sie zugestimmt haben. Sehen Sie sie noch einmal an.",
  notOpened: "Es scheint kein neuer Tab aufgegangen zu sein",
  notOpenedWhy:
    "Ihr Browser oder die Seite, in der dieser Chat steht, hat es vielleicht verhindert. Noch ist nichts beantwortet. Sie können es noch einmal versuchen oder die Adresse kopieren und selbst öffnen.",
  failed: "Die Seite konnte nicht geöffnet werden",
  failedWhy:
    "Beim Öffnen des Tabs ist etwas schiefgegangen. Noch ist nichts beantwortet. Sie können es noch einmal versuchen oder die Adresse kopieren und selbst öffnen.",
  copyInstead:
    "Ihr Browser oder die Seite, in der dieser Chat steht, hat es vielleicht verhindert. Sie können die Adresse kopieren und selbst öffnen.",
  tryAgain: "Noch einmal versuchen",
  openedMyself: "Ich habe sie selbst geöffnet",
  openedMyselfWhy: ({ server }) =>
    `Nur wenn Sie diese Adresse selbst geöffnet haben: ${server} erfährt damit, dass Sie dem Öffnen zugestimmt haben.`,
  answerFailed: "Ihre Antwort konnte nicht gesendet werden",
  resend: "Noch einmal senden",
  opened: ({ site }) => `${site ?? "Die Seite"} wurde geöffnet`,
  openedWhy: ({ server }) =>
    `Erledigen Sie im anderen Tab, was dort verlangt wird. Fahren Sie dann hier fort, damit ${server} weitermachen kann.`,
  openedWhyAlone: "Erledigen Sie im anderen Tab, was dort verlangt wird.",
  openedWhyOnReturn: ({ server }) =>
    `Erledigen Sie im anderen Tab, was dort verlangt wird. Wenn Sie auf diese Seite zurückkommen, wird ${server} gebeten weiterzumachen.`,
  asking: ({ server }) => `${server} wird gebeten weiterzumachen…`,
  stillWaiting: ({ server }) => `${server} wartet noch`,
  stillWaitingWhy:
    "Dort ist noch nicht angekommen, dass Sie fertig sind. Erledigen Sie es im anderen Tab und fahren Sie dann fort.",
  done: ({ server }) => `${server} sagt, dass dieser Schritt erledigt ist`,
  doneWhy: "Sie können den anderen Tab schließen und fortfahren.",
  continue: "Fortfahren",
  openAgain: "Noch einmal öffnen",
  close: "Schließen",
  showAddress: "Adresse zeigen",
  completed: ({ server }) => `${server} ist fertig`,
  endedBadly: ({ server }) => `${server} konnte das nicht abschließen`,
  expired: "Diese Anfrage ist abgelaufen",
  expiredWhy: "Sie wurde nicht rechtzeitig beantwortet, deshalb wurde nichts geöffnet.",
  agreed: ({ site }) => `Sie haben zugestimmt, ${site ?? "diese Seite"} zu öffnen`,
  declined: "Sie haben abgelehnt, diese Seite zu öffnen",
  cancelled: "Nicht geöffnet",
  broken: "Diese Anfrage kann nicht angezeigt werden",
  brokenWhy:
    "In dieser App ist etwas schiefgegangen, deshalb kann die Seite nicht geöffnet werden. Sie können ablehnen oder abbrechen.",
  findings: urlFindings,
};
