import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";

const typeItYourself = "Rechace si quería ir al sitio que conoce, y escriba usted su dirección.";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "El sitio tiene un nombre internacional",
      `${unicode} se escribe ${ascii} dentro de las direcciones. Los dos son el mismo sitio.`,
      "Compruebe que es el nombre que espera.",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "El nombre del sitio está codificado de un modo no permitido",
      `${label} no equivale a ningún nombre válido. Puede estar hecho para mostrarse como otro sitio.`,
      "Rechace, salvo que conozca este sitio.",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `${label} mezcla letras de alfabetos distintos`,
      `Contiene ${scripts}. Se cambian letras que parecen iguales para imitar el nombre de un sitio conocido.`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `${label} parece un nombre latino, pero no lo es`,
      `Todas sus letras son de la escritura ${script} y parecen latinas. No es el sitio que parece.`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `${label} contiene caracteres que un nombre no debería tener`,
      `Contiene ${characters}. Es fácil confundirlos con letras o signos corrientes.`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `${label} contiene signos que pasan por otros`,
      "Algunos de sus caracteres parecen otras letras o cifras.",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} no es ${target}`,
      `Los nombres son casi iguales. Los sitios con nombres así se hacen a menudo para que los tomen por ${target}.`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `Esto es ${domain}, no ${embedded}`,
      `La dirección empieza por ${embedded}, pero solo cuenta su final: pertenece a quien tenga ${domain}.`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} no es ${target}`,
      `Une un nombre conocido con «${word}». Cualquiera puede registrar un nombre así.`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "El nombre del sitio termina en un punto",
      `${host} lleva al mismo sitio, pero los navegadores lo tratan como otro.`,
      "Puede que tenga que iniciar sesión allí de nuevo.",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "El nombre del sitio es muy largo",
      `Tiene ${format.number(length)} caracteres en ${format.plural(labels, { one: "1 parte", other: `${format.number(labels)} partes` })}. Los nombres largos ocultan adónde llevan: solo cuenta el final.`,
      "Guíese por la parte resaltada de la dirección.",
    ),
};
