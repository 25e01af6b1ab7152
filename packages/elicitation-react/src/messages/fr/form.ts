import type { Format } from "../format.js";
import type { FormMessages } from "../types.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";

const characters = (count: number, format: Format) =>
  format.plural(count, {
    one: `${format.number(count)} caractère`,
    other: `${format.number(count)} caractères`,
  });

export const form: FormMessages = {
  ...issues,
  ...problems,
  submit: "Envoyer",
  required: "obligatoire",
  optional: "facultatif",
  leaveOut: "Ne pas répondre",
  leftOut: "Sans réponse\u00a0: rien n’est envoyé pour cette question.",
  yes: "Oui",
  no: "Non",
  choose: "Choisir…",
  emptyChoice: "(vide)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "Envoi…",
  errorCount: ({ count }, format) =>
    format.plural(count, {
      one: "1 réponse demande votre attention",
      other: `${format.number(count)} réponses demandent votre attention`,
    }),
  moreErrors: ({ count }, format) => `et ${format.number(count)} de plus`,
  errorAnnouncement: ({ count }, format) =>
    format.plural(count, {
      one: "Non envoyé\u00a0: 1 réponse demande votre attention.",
      other: `Non envoyé\u00a0: ${format.number(count)} réponses demandent votre attention.`,
    }),
  filter: ({ label }) => `Filtrer «\u00a0${label}\u00a0»`,
  filterPlaceholder: "Saisir pour filtrer",
  filterCount: ({ shown, total }, format) =>
    `${format.number(shown)} sur ${format.number(total)} affichés`,
  addItem: "Ajouter",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `Supprimer ${label} ${format.number(place)}`,
  issueAtItem: ({ place, text }, format) => `Ligne ${format.number(place)}\u00a0: ${text}`,
  itemAdded: ({ place }, format) => `Ligne ${format.number(place)} ajoutée.`,
  itemRemoved: ({ count }, format) =>
    format.plural(count, {
      one: `Supprimée. Il reste ${format.number(count)} ligne.`,
      other: `Supprimée. Il reste ${format.number(count)} lignes.`,
    }),
  notShown: "Ne peut pas être rempli ici.",
  cannotSend: ({ labels }) =>
    `L’envoi est impossible\u00a0: le serveur exige ${labels}, qui ne peut pas être rempli ici. Vous pouvez refuser.`,
  brokenForm: "Cette question ne peut pas être affichée",
  brokenFormAdvice:
    "La description du serveur ne permet pas d’en faire un formulaire. Rien n’a été envoyé. Vous pouvez refuser ou annuler.",
  loading: "Chargement…",
  loadFailed: "Cette partie n’a pas pu être chargée",
  loadFailedWhy: "La connexion a peut-être été coupée. Réessayez ou rechargez la page.",
  loadAgain: "Réessayer",
  patternUnavailable:
    "La partie qui vérifie le format demandé n’a pas pu être chargée. Le serveur le vérifiera lui-même.",

  "hint.minLength": ({ min }, format) => `Au moins ${characters(min, format)}.`,
  "hint.maxLength": ({ max }, format) => `Au plus ${characters(max, format)}.`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `De ${format.number(min)} à ${characters(max, format)}.`,
  "hint.length": ({ length }, format) => `Exactement ${characters(length, format)}.`,
  "hint.charactersNeeded": ({ count }, format) => `Encore ${characters(count, format)}.`,
  "hint.charactersLeft": ({ count }, format) => `Il reste ${characters(count, format)}.`,
  "hint.charactersOver": ({ count }, format) => `${characters(count, format)} de trop.`,
  "hint.min": ({ min }, format) => `Au moins ${format.number(min)}.`,
  "hint.max": ({ max }, format) => `Au plus ${format.number(max)}.`,
  "hint.between": ({ min, max }, format) => `De ${format.number(min)} à ${format.number(max)}.`,
  "hint.above": ({ min }, format) => `Plus de ${format.number(min)}.`,
  "hint.below": ({ max }, format) => `Moins de ${format.number(max)}.`,
  "hint.multipleOf": ({ step }, format) => `Par pas de ${format.number(step)}.`,
  "hint.uri": "Une adresse complète, par exemple https://example.com.",
  "hint.pattern": ({ pattern }) => `Doit correspondre au modèle ${pattern}`,
  "hint.format": ({ format: name }) => `Format attendu\u00a0: ${name}`,
  "hint.minItems": ({ min }, format) => `Choisissez-en au moins ${format.number(min)}.`,
  "hint.maxItems": ({ max }, format) => `Choisissez-en au plus ${format.number(max)}.`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `Choisissez-en de ${format.number(min)} à ${format.number(max)}.`,
  "hint.items": ({ count }, format) => `Choisissez-en ${format.number(count)}.`,
  "hint.chosen": ({ count }, format) =>
    format.plural(count, {
      one: `${format.number(count)} choisi.`,
      other: `${format.number(count)} choisis.`,
    }),
  "hint.chosenOf": ({ count, max }, format) =>
    format.plural(count, {
      one: `${format.number(count)} choisi sur ${format.number(max)}.`,
      other: `${format.number(count)} choisis sur ${format.number(max)}.`,
    }),
  "hint.zone": ({ zone, offset }) => `Fuseau horaire\u00a0: ${zone} (UTC${offset})`,
  "hint.zoneOnly": ({ zone }) => `Fuseau horaire\u00a0: ${zone}`,
  "hint.clocksForward":
    "Cette heure n’existe pas ce jour-là\u00a0: les horloges avancent. Choisissez-en une autre.",
  "hint.clocksBack":
    "Les horloges reculent alors, et cette heure existe deux fois. Laquelle\u00a0?",
  "hint.earlier": ({ offset }) => `La première (UTC${offset})`,
  "hint.later": ({ offset }) => `La seconde (UTC${offset})`,

  secretTitle: "Ce formulaire demande un secret",
  secretBlocked: ({ labels }) =>
    `Il demande ${labels}. Ce qui est saisi ici peut être lu par cette application et par le modèle d’IA, et un serveur ne doit pas demander de secrets de cette façon. L’envoi est impossible. Refusez\u00a0: un serveur qui en a besoin peut vous demander de vous connecter sur sa propre page.`,
  secretWarning: ({ labels }) =>
    `Il demande ${labels}. Ce qui est saisi ici peut être lu par cette application et par le modèle d’IA, et un serveur ne doit pas demander de secrets de cette façon. Dans le doute, refusez.`,
  credentialTitle: ({ count }, format) =>
    format.plural(count, {
      one: "Une réponse ressemble à un secret",
      other: `${format.number(count)} réponses ressemblent à des secrets`,
    }),
  credentialAdvice:
    "Rien n’a été envoyé. Qui l’obtient peut agir en votre nom\u00a0; cette application et le modèle d’IA peuvent aussi le lire.",
  credentialSend: "Envoyer quand même",
  credentialBack: "Revenir et modifier",
  "credential.known-prefix": "ressemble à une clé d’accès",
  "credential.jwt": "ressemble à un jeton de connexion",
  "credential.private-key": "ressemble à une clé privée",
  "credential.card-number": "ressemble à un numéro de carte",
};
