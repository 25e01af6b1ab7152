import type { PromptMessages } from "../types.js";

export const prompt: PromptMessages = {
  decline: "Refuser",
  cancel: "Annuler",
  close: "Fermer",
  accept: "Accepter",

  asks: ({ server }) => `${server} vous pose une question`,
  says: ({ server }) => `Message de ${server}`,
  unnamedServer: "Un serveur sans nom",
  claims: ({ name }) => `se présente comme «\u00a0${name}\u00a0»`,
  forTool: ({ name }) => `Pour exécuter l’outil ${name}`,
  forPrompt: ({ name }) => `Pour préparer le modèle ${name}`,
  forResource: ({ name }) => `Pour lire ${name}`,
  onItsOwn: "De lui-même, sans appel de votre part",
  round: ({ round }, format) => `étape ${format.number(round)} de cet appel`,
  argumentsOf: ({ count }, format) =>
    format.plural(count, { one: "1 détail", other: `${format.number(count)} détails` }),
  andMore: ({ count }, format) => `et ${format.number(count)} de plus`,
  showAll: "Tout afficher",
  answerBy: ({ time }) => `Répondez avant ${time}`,

  question: ({ index, total }, format) =>
    `Question ${format.number(index)} sur ${format.number(total)}`,
  request: ({ index, total }, format) =>
    `Demande ${format.number(index)} sur ${format.number(total)}`,
  previousRequest: "Demande précédente",
  nextRequest: "Demande suivante",
  back: "Retour",
  next: "Suivant",
  review: "Vérifier les réponses",
  reviewTitle: ({ server }) => `Vérifiez vos réponses à ${server}`,
  reviewIntro: "Rien n’a encore été envoyé.",
  change: "Modifier",
  changeAnswer: ({ index }, format) => `Modifier la réponse ${format.number(index)}`,
  sendAnswers: ({ count }, format) =>
    format.plural(count, {
      one: "Envoyer la réponse",
      other: `Envoyer ${format.number(count)} réponses`,
    }),

  answered: "Répondu",
  declined: "Refusé",
  cancelled: "Annulé",
  opened: "Page ouverte",
  notAnswered: "Pas encore répondu",
  timedOut: "Délai dépassé",
  confirmed: "Confirmé",
  sensitive: "Masqué, car confidentiel",
  yes: "Oui",
  no: "Non",
  empty: "Vide",

  sending: "Envoi…",
  sendingTo: ({ server }) => `Envoi de votre réponse à ${server}…`,
  sendFailedTitle: ({ server }) => `Votre réponse n’est pas parvenue à ${server}`,
  sendFailedText: "Votre réponse est conservée ici et peut être renvoyée.",
  sendAgain: "Renvoyer",
  failureConnection: "La connexion a échoué.",
  failureServer: ({ server }) => `${server} a répondu par une erreur.`,
  failureAnswer: ({ server }) => `${server} a envoyé quelque chose d’incompréhensible.`,
  failureLimit: "La demande a dépassé une limite.",
  failureLoad:
    "La partie de cette application qui affiche les questions n’a pas été chargée. La connexion a peut-être été coupée, ou l’application mise à jour\u00a0: rechargez la page.",
  failureOther: "Un problème est survenu.",
  technicalDetails: "Détails techniques",
  working: ({ server }) => `${server} y travaille…`,
  stopRequest: "Arrêter la demande",

  keptAside: ({ server }) => `Votre réponse à ${server} est conservée, pas envoyée.`,
  waitsAside: ({ server }) => `${server} vous attend.`,
  continueAnswering: "Continuer",
  controlFor: ({ action, server }) => `${action}\u00a0: ${server}`,

  held: ({ server, count }, format) =>
    format.plural(count, {
      one: `${server} pose question sur question.`,
      other: `${server} a posé ${format.number(count)} questions en une minute.`,
    }),
  showQuestion: "Afficher la question",
  mute: ({ server }) => `Rendre ${server} muet`,
  muted: ({ server }) => `${server} est muet et ne peut rien vous demander.`,
  unmute: "Rétablir",
  mutedServers: "Serveurs muets",
  repeatedDeclined: ({ server }) => `Vous avez refusé. ${server} redemande.`,
  repeatedCancelled: ({ server }) => `Vous avez annulé. ${server} redemande.`,
  repeatedAccepted: ({ server }) => `Vous avez répondu. ${server} redemande.`,
  brokenText:
    "Cette question ne peut pas être affichée. Vous pouvez tout de même la refuser ou l’annuler.",

  sent: ({ server }) => `Votre réponse a été envoyée à ${server}.`,
  done: ({ server }) => `${server} a terminé.`,
  failed: ({ server }) => `La demande à ${server} a échoué.`,
  withdrawn: ({ server }) => `La question de ${server} a été retirée. Plus rien n’est envoyé.`,
  expired: ({ server }) => `Le délai pour répondre à ${server} est dépassé. C’est annulé.`,
  stopped: ({ server }) => `Vous avez arrêté la demande à ${server}.`,

  receipts: "Questions précédentes",
  receiptAnswered: ({ server }) => `Vous avez répondu à ${server}`,
  receiptOpened: ({ server }) => `Vous avez ouvert une page pour ${server}`,
  receiptDeclined: ({ server }) => `Vous avez refusé la question de ${server}`,
  receiptCancelled: ({ server }) => `Vous avez annulé la question de ${server}`,
  receiptExpired: ({ server }) => `La question de ${server} a dépassé son délai`,
  receiptMuted: ({ server }) => `${server} est muet\u00a0: sa question n’a pas été affichée`,
  receiptStopped: ({ server }) => `Vous avez arrêté la demande de ${server}`,
  receiptWithdrawn: ({ server }) => `La question de ${server} a été retirée`,
  receiptFailed: ({ server }) =>
    `La question de ${server} est restée sans réponse\u00a0: la demande a échoué`,
  receiptAutomatic: ({ server }) => `${server} a reçu une réponse automatique`,
  receiptUnseen: ({ server }) => `La question de ${server} n’a pas pu être affichée`,
};
