import type { Format } from "../format.js";
import type { IssueSentences } from "../formTypes.js";

type Value = string | number | undefined;

const number = (value: Value, format: Format) =>
  typeof value === "number" ? format.number(value) : String(value ?? "");

const characters = (value: Value, format: Format) =>
  format.plural(Number(value ?? 0), {
    one: "1 carácter",
    other: `${number(value, format)} caracteres`,
  });

const missingOf = (value: Value, format: Format) =>
  format.plural(Number(value ?? 0), { one: "falta 1", other: `faltan ${number(value, format)}` });

const overOf = (value: Value, format: Format) =>
  format.plural(Number(value ?? 0), { one: "sobra 1", other: `sobran ${number(value, format)}` });

export const issues: IssueSentences = {
  "issue.required": () => "Aquí hace falta una respuesta.",
  "issue.too-short": ({ limit, missing }, format) =>
    `Escriba al menos ${characters(limit, format)}: ${missingOf(missing, format)}.`,
  "issue.too-long": ({ limit, over }, format) =>
    `Escriba como máximo ${characters(limit, format)}: ${overOf(over, format)}.`,
  "issue.pattern": ({ pattern }) => `Esto debe seguir el patrón ${pattern}`,
  "issue.pattern-pending": () => "Aún se está comprobando. Inténtelo de nuevo en un momento.",
  "issue.email": () => "Escriba una dirección de correo, como nombre@example.com.",
  "issue.uri": () => "Escriba una dirección completa, como https://example.com.",
  "issue.date": () => "Escriba una fecha completa que exista.",
  "issue.date-time": () => "Escriba una fecha y una hora completas que existan.",
  "issue.not-a-number": () => "Escriba un número en cifras, como 12.5.",
  "issue.decimal-comma": () => "Escriba los decimales tras un punto: 1.5, no 1,5.",
  "issue.not-finite": () => "Este número es demasiado grande para enviarse.",
  "issue.not-an-integer": () => "Escriba un número entero, sin decimales.",
  "issue.unsafe-integer": () =>
    "Este número tiene demasiadas cifras para enviarse con exactitud: se redondearía por el camino.",
  "issue.too-precise": ({ sent }) =>
    `Este número tiene demasiadas cifras para enviarse con exactitud: llegaría ${sent}.`,
  "issue.too-small": ({ limit }, format) => `Escriba ${number(limit, format)} o más.`,
  "issue.too-large": ({ limit }, format) => `Escriba ${number(limit, format)} o menos.`,
  "issue.not-above": ({ limit }, format) => `Escriba más de ${number(limit, format)}.`,
  "issue.not-below": ({ limit }, format) => `Escriba menos de ${number(limit, format)}.`,
  "issue.not-a-multiple": ({ multipleOf }, format) =>
    `Escriba un múltiplo de ${number(multipleOf, format)}.`,
  "issue.not-a-choice": () => "Elija una de las opciones.",
  "issue.too-few": ({ limit, missing }, format) =>
    `Elija al menos ${number(limit, format)}: ${missingOf(missing, format)}.`,
  "issue.too-many": ({ limit, over }, format) =>
    `Elija como máximo ${number(limit, format)}: ${overOf(over, format)}.`,
  "issue.duplicate": () => "Esto ya está en la lista.",
  "issue.malformed": () => "Esta respuesta no se puede leer. Escríbala de nuevo.",
  "issue.unsupported": () => "Esto no se puede rellenar aquí.",
  "issue.secret": () => "Los secretos no se envían con este formulario.",
};
