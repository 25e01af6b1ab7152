import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

const characters = (value: Value, format: Format) =>
  format.plural(Number(value ?? 0), {
    one: `${number(value, format)} caractère`,
    other: `${number(value, format)} caractères`,
  });

export const issues: IssueSentences = {
  "issue.required": () => "Une réponse est nécessaire ici.",
  "issue.too-short": ({ limit, missing }, format) =>
    `Saisissez au moins ${characters(limit, format)}\u00a0: encore ${number(missing, format)}.`,
  "issue.too-long": ({ limit, over }, format) =>
    `Saisissez au plus ${characters(limit, format)}\u00a0: ${number(over, format)} de moins.`,
  "issue.pattern": ({ pattern }) => `Cela doit correspondre au modèle ${pattern}`,
  "issue.pattern-pending": () => "La vérification est encore en cours. Réessayez dans un instant.",
  "issue.email": () => "Saisissez une adresse e-mail, par exemple nom@example.com.",
  "issue.uri": () => "Saisissez une adresse complète, par exemple https://example.com.",
  "issue.date": () => "Saisissez une date complète qui existe.",
  "issue.date-time": () => "Saisissez une date et une heure complètes qui existent.",
  "issue.not-a-number": () => "Saisissez un nombre en chiffres, par exemple 12.5.",
  "issue.decimal-comma": () => "Écrivez les décimales après un point\u00a0: 1.5, et non 1,5.",
  "issue.not-finite": () => "Ce nombre est trop grand pour être envoyé.",
  "issue.not-an-integer": () => "Saisissez un nombre entier, sans décimales.",
  "issue.unsafe-integer": () =>
    "Ce nombre a trop de chiffres pour être envoyé exactement\u00a0: il serait arrondi en route.",
  "issue.too-precise": ({ sent }) =>
    `Ce nombre a trop de chiffres pour être envoyé exactement\u00a0: ${sent} arriverait.`,
  "issue.too-small": ({ limit }, format) => `Saisissez ${number(limit, format)} ou plus.`,
  "issue.too-large": ({ limit }, format) => `Saisissez ${number(limit, format)} ou moins.`,
  "issue.not-above": ({ limit }, format) => `Saisissez plus de ${number(limit, format)}.`,
  "issue.not-below": ({ limit }, format) => `Saisissez moins de ${number(limit, format)}.`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `Saisissez un multiple de ${number(multipleOf, format)}.`,
  "issue.not-a-choice": () => "Choisissez l’une des options.",
  "issue.too-few": ({ limit, missing }, format) =>
    `Choisissez-en au moins ${number(limit, format)}\u00a0: encore ${number(missing, format)}.`,
  "issue.too-many": ({ limit, over }, format) =>
    `Choisissez-en au plus ${number(limit, format)}\u00a0: ${number(over, format)} de moins.`,
  "issue.duplicate": () => "Cela figure déjà dans la liste.",
  "issue.malformed": () => "Cette réponse est illisible. Saisissez-la de nouveau.",
  "issue.unsupported": () => "Cela ne peut pas être rempli ici.",
  "issue.secret": () => "Les secrets ne sont pas envoyés avec ce formulaire.",
};
