import type { UrlMessages } from "../types.js";
import { urlFindings } from "./urlFindings.js";

export const url: UrlMessages = {
  title: ({ server }) => `${server} vous demande d’ouvrir une page`,
  opens: "Cela ouvre",
  wouldOpen: "Cela ouvrirait",
  opensNothing: "Cette adresse ne sera pas ouverte",
  warningsAbove: ({ count }, format) =>
    format.plural(count, {
      one: "Lisez d’abord l’avertissement ci-dessus",
      other: `Lisez d’abord les ${format.number(count)} avertissements ci-dessus`,
    }),
  open: "Ouvrir dans un nouvel onglet",
  opening: "Ouverture…",
  address: "Adresse complète",
  addressAsSent: "L’adresse telle que le serveur l’a envoyée",
  readsAs: ({ name }) => `se lit ${name}`,
  writtenAs: ({ name }) => `dans l’adresse\u00a0: ${name}`,
  copy: "Copier l’adresse",
  copied: "Adresse copiée",
  copyFailed:
    "Votre navigateur n’a pas permis la copie. L’adresse est sélectionnée\u00a0: copiez-la par le menu.",
  checking: "Vérification de l’adresse…",
  checkFailed: "L’adresse n’a pas pu être vérifiée, elle ne peut donc pas être ouverte",
  checkFailedWhy:
    "La partie de cette application qui vérifie les adresses n’a pas été chargée. La connexion a peut-être été coupée. Réessayez ou rechargez la page.",
  retry: "Vérifier de nouveau",
  blocked: "Cette adresse ne sera pas ouverte",
  warnings: ({ count }, format) =>
    format.plural(count, {
      one: "Regardez-y à deux fois avant d’ouvrir",
      other: `Regardez-y à deux fois avant d’ouvrir\u00a0: ${format.number(count)} avertissements`,
    }),
  notices: "Bon à savoir",
  reveal: "Ouvrir quand même…",
  revealed: ({ site }) =>
    `Vous êtes sur le point d’ouvrir ${site} malgré les avertissements. Ne continuez que si vous attendiez exactement cette adresse.`,
  changed: "Ce n’est pas l’adresse que vous avez acceptée. Examinez-la de nouveau.",
  notOpened: "Aucun nouvel onglet ne semble s’être ouvert",
  notOpenedWhy:
    "Votre navigateur, ou la page qui contient cette conversation, l’a peut-être bloqué. Aucune réponse n’a encore été donnée. Vous pouvez réessayer, ou copier l’adresse et l’ouvrir vous-même.",
  failed: "La page n’a pas pu être ouverte",
  failedWhy:
    "L’ouverture de l’onglet a échoué. Aucune réponse n’a encore été donnée. Vous pouvez réessayer, ou copier l’adresse et l’ouvrir vous-même.",
  copyInstead:
    "Votre navigateur, ou la page qui contient cette conversation, l’a peut-être bloqué. Vous pouvez copier l’adresse et l’ouvrir vous-même.",
  tryAgain: "Réessayer",
  openedMyself: "Je l’ai ouverte moi-même",
  openedMyselfWhy: ({ server }) =>
    `Seulement si vous avez ouvert cette adresse vous-même\u00a0: ${server} apprendra que vous avez accepté de l’ouvrir.`,
  answerFailed: "Votre réponse n’a pas pu être envoyée",
  resend: "Renvoyer",
  opened: ({ site }) => (site === undefined ? "La page a été ouverte" : `${site} a été ouvert`),
  openedWhy: ({ server }) =>
    `Faites ce qui est demandé dans l’autre onglet. Continuez ensuite ici, pour que ${server} puisse poursuivre.`,
  openedWhyAlone: "Faites ce qui est demandé dans l’autre onglet.",
  openedWhyOnReturn: ({ server }) =>
    `Faites ce qui est demandé dans l’autre onglet. À votre retour sur cette page, ${server} sera invité à poursuivre.`,
  asking: ({ server }) => `${server} est invité à poursuivre…`,
  stillWaiting: ({ server }) => `${server} attend encore`,
  stillWaitingWhy:
    "Il ne sait pas encore que vous avez terminé. Terminez dans l’autre onglet, puis continuez.",
  done: ({ server }) => `${server} indique que cette étape est terminée`,
  doneWhy: "Vous pouvez fermer l’autre onglet et continuer.",
  continue: "Continuer",
  openAgain: "Ouvrir de nouveau",
  close: "Fermer",
  showAddress: "Afficher l’adresse",
  completed: ({ server }) => `${server} a terminé`,
  endedBadly: ({ server }) => `${server} n’a pas pu terminer`,
  expired: "Cette demande a expiré",
  expiredWhy: "Elle n’a pas reçu de réponse à temps, rien n’a donc été ouvert.",
  agreed: ({ site }) => `Vous avez accepté d’ouvrir ${site ?? "cette page"}`,
  declined: "Vous avez refusé d’ouvrir cette page",
  cancelled: "Non ouverte",
  broken: "Cette demande ne peut pas être affichée",
  brokenWhy:
    "Un problème est survenu dans cette application, la page ne peut donc pas être ouverte. Vous pouvez refuser ou annuler.",
  findings: urlFindings,
};
