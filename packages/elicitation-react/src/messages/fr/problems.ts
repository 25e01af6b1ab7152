import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "Le serveur n’a pas décrit de formulaire.",
  "problem.malformed-properties": () => "La liste des questions est endommagée.",
  "problem.malformed-required": () => "La liste des réponses obligatoires est endommagée.",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `Il y a ${format.number(Number(count))} questions\u00a0; au-delà de ${format.number(Number(limit))}, elles ne sont pas affichées.`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `Il y a ${format.number(Number(count))} options\u00a0; au-delà de ${format.number(Number(limit))}, elles ne sont pas affichées.`,
  "problem.schema-too-large": () => "Sa description est trop volumineuse.",
  "problem.schema-too-deep": () => "Sa description est trop imbriquée.",
  "problem.unreadable": () => "Sa description est illisible.",
  "problem.malformed-property": () => "La description du serveur est endommagée.",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "Les réponses de ce type n’ont pas leur place dans un formulaire."
      : `Les réponses du type «\u00a0${type}\u00a0» n’ont pas leur place dans un formulaire.`,
  "problem.unsupported-union": () =>
    "La réponse peut être de plusieurs types, et aucun champ ne convient à tous.",
  "problem.unsupported-ref": () => "Sa description se trouve là où on ne peut pas la consulter.",
  "problem.unsupported-keyword": ({ keyword }) =>
    `Elle est soumise à une condition («\u00a0${keyword}\u00a0») qui ne peut pas être vérifiée ici.`,
  "problem.no-choices": () => "C’est un choix sans options.",
  "problem.contradiction": () =>
    "Ses conditions se contredisent\u00a0: aucune réponse ne peut y satisfaire.",
  "problem.required-without-property": () => "Le serveur l’exige, mais ne dit pas ce que c’est.",
  "problem.default-ignored": () => "La réponse proposée ne convient pas et a été omise.",
  "problem.format-ignored": () => "Seul le serveur peut vérifier le format.",
  "problem.pattern-ignored": () => "Seul le serveur peut vérifier le format.",
  "problem.choices-ignored": () => "Les options qui ne conviennent pas ont été omises.",
  "problem.duplicate-choices": () => "Les options en double sont affichées une seule fois.",
  "problem.answer-needed": () => "Sans choix, accepter ne dirait rien.",
};
