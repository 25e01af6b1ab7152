import type { FieldProblemSentences } from "../formTypes.js";

export const problems: FieldProblemSentences = {
  "problem.not-an-object-schema": () => "El servidor no describió un formulario.",
  "problem.malformed-properties": () => "La lista de preguntas está dañada.",
  "problem.malformed-required": () => "La lista de respuestas obligatorias está dañada.",
  "problem.too-many-fields": ({ limit, count }, format) =>
    `Tiene ${format.number(Number(count))} preguntas; no se muestran más de ${format.number(Number(limit))}.`,
  "problem.too-many-options": ({ limit, count }, format) =>
    `Tiene ${format.number(Number(count))} opciones; no se muestran más de ${format.number(Number(limit))}.`,
  "problem.schema-too-large": () => "Su descripción es demasiado grande.",
  "problem.schema-too-deep": () => "Su descripción está anidada en exceso.",
  "problem.unreadable": () => "Su descripción no se puede leer.",
  "problem.malformed-property": () => "La descripción del servidor está dañada.",
  "problem.unsupported-type": ({ type }) =>
    type === undefined
      ? "Las respuestas de este tipo no caben en un formulario."
      : `Las respuestas del tipo «${type}» no caben en un formulario.`,
  "problem.unsupported-union": () =>
    "La respuesta puede ser de varios tipos y ningún campo sirve para todos.",
  "problem.unsupported-ref": () => "Su descripción está donde no se puede consultar.",
  "problem.unsupported-keyword": ({ keyword }) =>
    `Tiene una condición («${keyword}») que no se puede comprobar aquí.`,
  "problem.no-choices": () => "Es una elección sin opciones.",
  "problem.contradiction": () =>
    "Sus condiciones se contradicen: ninguna respuesta puede cumplirlas.",
  "problem.required-without-property": () => "El servidor lo exige, pero no dice qué es.",
  "problem.default-ignored": () => "La respuesta sugerida no es válida y se omitió.",
  "problem.format-ignored": () => "Solo el servidor puede comprobar el formato.",
  "problem.pattern-ignored": () => "Solo el servidor puede comprobar el formato.",
  "problem.choices-ignored": () => "Se omitieron las opciones que no son válidas.",
  "problem.duplicate-choices": () => "Las opciones repetidas se muestran una vez.",
  "problem.answer-needed": () => "Sin una elección, aceptar no diría nada.",
};
