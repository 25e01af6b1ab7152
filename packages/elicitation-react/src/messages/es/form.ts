import type { Format } from "../format.js";
import type { FormMessages } from "../types.js";
import { issues } from "./issues.js";
import { problems } from "./problems.js";

const characters = (count: number, format: Format) =>
  format.plural(count, { one: "1 carácter", other: `${format.number(count)} caracteres` });

export const form: FormMessages = {
  ...issues,
  ...problems,
  submit: "Enviar",
  required: "obligatorio",
  optional: "opcional",
  leaveOut: "Omitir",
  leftOut: "Omitido: no se envía nada para esto.",
  yes: "Sí",
  no: "No",
  choose: "Elegir…",
  emptyChoice: "(vacío)",
  choiceWithValue: ({ label, value }) => `${label} (${value})`,
  sending: "Enviando…",
  errorCount: ({ count }, format) =>
    format.plural(count, {
      one: "1 respuesta requiere su atención",
      other: `${format.number(count)} respuestas requieren su atención`,
    }),
  moreErrors: ({ count }, format) => `y ${format.number(count)} más`,
  errorAnnouncement: ({ count }, format) =>
    format.plural(count, {
      one: "No enviado: 1 respuesta requiere su atención.",
      other: `No enviado: ${format.number(count)} respuestas requieren su atención.`,
    }),
  filter: ({ label }) => `Filtrar «${label}»`,
  filterPlaceholder: "Escriba para filtrar",
  filterCount: ({ shown, total }, format) =>
    `Se muestran ${format.number(shown)} de ${format.number(total)}`,
  addItem: "Añadir otro",
  item: ({ label, place }, format) => `${label} ${format.number(place)}`,
  removeItem: ({ label, place }, format) => `Quitar ${label} ${format.number(place)}`,
  issueAtItem: ({ place, text }, format) => `Línea ${format.number(place)}: ${text}`,
  itemAdded: ({ place }, format) => `Línea ${format.number(place)} añadida.`,
  itemRemoved: ({ count }, format) =>
    format.plural(count, {
      one: "Quitada. Queda 1 línea.",
      other: `Quitada. Quedan ${format.number(count)} líneas.`,
    }),
  notShown: "No se puede rellenar aquí.",
  cannotSend: ({ labels }) =>
    `No se puede enviar: el servidor exige ${labels}, que no se puede rellenar aquí. Puede rechazar.`,
  brokenForm: "Esta pregunta no se puede mostrar",
  brokenFormAdvice:
    "La descripción del servidor no permite hacer un formulario. No se ha enviado nada. Puede rechazar o cancelar.",
  loading: "Cargando…",
  loadFailed: "Esta parte no se pudo cargar",
  loadFailedWhy: "Puede que se haya cortado la conexión. Inténtelo de nuevo o recargue la página.",
  loadAgain: "Intentar de nuevo",
  patternUnavailable:
    "No se pudo cargar la parte que comprueba el formato exigido. El servidor lo comprobará.",

  "hint.minLength": ({ min }, format) => `Al menos ${characters(min, format)}.`,
  "hint.maxLength": ({ max }, format) => `Como máximo ${characters(max, format)}.`,
  "hint.lengthBetween": ({ min, max }, format) =>
    `De ${format.number(min)} a ${characters(max, format)}.`,
  "hint.length": ({ length }, format) => `Exactamente ${characters(length, format)}.`,
  "hint.charactersNeeded": ({ count }, format) =>
    format.plural(count, {
      one: "Falta 1 carácter.",
      other: `Faltan ${format.number(count)} caracteres.`,
    }),
  "hint.charactersLeft": ({ count }, format) =>
    format.plural(count, {
      one: "Queda 1 carácter.",
      other: `Quedan ${format.number(count)} caracteres.`,
    }),
  "hint.charactersOver": ({ count }, format) =>
    format.plural(count, {
      one: "Sobra 1 carácter.",
      other: `Sobran ${format.number(count)} caracteres.`,
    }),
  "hint.min": ({ min }, format) => `Al menos ${format.number(min)}.`,
  "hint.max": ({ max }, format) => `Como máximo ${format.number(max)}.`,
  "hint.between": ({ min, max }, format) => `De ${format.number(min)} a ${format.number(max)}.`,
  "hint.above": ({ min }, format) => `Más de ${format.number(min)}.`,
  "hint.below": ({ max }, format) => `Menos de ${format.number(max)}.`,
  "hint.multipleOf": ({ step }, format) => `En pasos de ${format.number(step)}.`,
  "hint.uri": "Una dirección completa, como https://example.com.",
  "hint.pattern": ({ pattern }) => `Debe seguir el patrón ${pattern}`,
  "hint.format": ({ format: name }) => `Formato esperado: ${name}`,
  "hint.minItems": ({ min }, format) => `Elija al menos ${format.number(min)}.`,
  "hint.maxItems": ({ max }, format) => `Elija como máximo ${format.number(max)}.`,
  "hint.itemsBetween": ({ min, max }, format) =>
    `Elija de ${format.number(min)} a ${format.number(max)}.`,
  "hint.items": ({ count }, format) => `Elija ${format.number(count)}.`,
  "hint.chosen": ({ count }, format) =>
    format.plural(count, { one: "1 elegido.", other: `${format.number(count)} elegidos.` }),
  "hint.chosenOf": ({ count, max }, format) =>
    `${format.number(count)} de ${format.number(max)} elegidos.`,
  "hint.zone": ({ zone, offset }) => `Zona horaria: ${zone} (UTC${offset})`,
  "hint.zoneOnly": ({ zone }) => `Zona horaria: ${zone}`,
  "hint.clocksForward":
    "Esa hora no existe ese día: los relojes se adelantan y la saltan. Elija otra.",
  "hint.clocksBack": "Entonces se atrasan los relojes y esa hora ocurre dos veces. ¿Cuál es?",
  "hint.earlier": ({ offset }) => `La primera (UTC${offset})`,
  "hint.later": ({ offset }) => `La segunda (UTC${offset})`,

  secretTitle: "Este formulario pide un secreto",
  secretBlocked: ({ labels }) =>
    `Pide ${labels}. Lo que se escribe aquí lo pueden leer esta aplicación y el modelo de IA, y los servidores no deben pedir secretos de este modo. No se puede enviar. Rechace: un servidor que lo necesite puede pedirle que inicie sesión en su propia página.`,
  secretWarning: ({ labels }) =>
    `Pide ${labels}. Lo que se escribe aquí lo pueden leer esta aplicación y el modelo de IA, y los servidores no deben pedir secretos de este modo. En caso de duda, rechace.`,
  credentialTitle: ({ count }, format) =>
    format.plural(count, {
      one: "Una respuesta parece un secreto",
      other: `${format.number(count)} respuestas parecen secretos`,
    }),
  credentialAdvice:
    "No se ha enviado. Quien lo obtenga puede actuar en su nombre; también pueden leerlo esta aplicación y el modelo de IA.",
  credentialSend: "Enviar de todos modos",
  credentialBack: "Volver y cambiarlo",
  "credential.known-prefix": "parece una clave de acceso",
  "credential.jwt": "parece un token de inicio de sesión",
  "credential.private-key": "parece una clave privada",
  "credential.card-number": "parece un número de tarjeta",
};
