import { findingText } from "../findingText.js";
import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource = "Rechace, salvo que sepa exactamente por qué la dirección es así.";

export const urlFindings: FindingMessages = {
  INVALID_URL: () =>
    findingText(
      "Esto no es una dirección web",
      "El servidor envió un texto que ningún navegador puede abrir como dirección.",
      "Rechace y avise a quien lleva el servidor.",
    ),
  SCHEME_BLOCKED: ({ scheme }) =>
    findingText(
      `Las direcciones que empiezan por ${scheme}: no se abren`,
      "Solo se pueden abrir páginas web (https y http). Otros tipos pueden ejecutar código en esta página, leer archivos o iniciar programas en su dispositivo.",
      "Rechace. Un servidor no tiene ninguna buena razón para pedir esto.",
    ),
  USERINFO: ({ host }) =>
    findingText(
      `El texto delante de una @ oculta adónde lleva: a ${host}`,
      "Lo que está delante de la @ parece un sitio, pero es solo un nombre de usuario. Es un truco habitual para pasar por otro sitio, o revela una contraseña.",
      "Rechace. Pida una dirección sin eso.",
    ),
  INSECURE_HTTP: ({ host }) =>
    findingText(
      `La conexión con ${host} no está cifrada`,
      "Otras personas de la red podrían leer o cambiar lo que vea y escriba allí.",
      "No escriba contraseñas ni otros datos privados. Pida una dirección https.",
    ),
  LOOPBACK: ({ host }) =>
    findingText(
      `${host} es su propio dispositivo`,
      "La dirección lleva a un programa que funciona en este dispositivo, no a un sitio de Internet.",
      "Ábrala solo si usted inició ese programa.",
    ),
  PRIVATE_NETWORK: ({ host }) =>
    findingText(
      `${host} está dentro de una red privada`,
      "Lleva a un dispositivo cercano, como un router o un servicio interno, no a Internet.",
      "Ábrala solo si conoce ese dispositivo y quería ir allí.",
    ),
  IP_HOST: ({ host }) =>
    findingText(
      `El sitio se indica con un número, ${host}, no con un nombre`,
      "Los servicios bien llevados usan un nombre. Un número solo no dice de quién es.",
      "Ábrala solo si conoce ese número.",
    ),
  IP_OBFUSCATED: ({ written, host }) =>
    findingText(
      "El número del sitio está escrito de forma que no se reconozca",
      `${written} equivale a ${host}. Las notaciones poco comunes se usan para burlar controles.`,
      checkWithSource,
    ),
  SINGLE_LABEL: ({ host }) =>
    findingText(
      `${host} no es un nombre de sitio completo`,
      "Un nombre sin punto se busca en su propia red y puede llevar a cada persona a otro lugar.",
      "Ábrala solo si lo conoce de su red.",
    ),
  UNKNOWN_SUFFIX: ({ suffix }) =>
    findingText(
      `La terminación .${suffix} no es conocida`,
      "Puede ser nueva, propia de una red, o estar mal escrita.",
      "Compruebe que es la terminación que espera.",
    ),
  PUBLIC_SUFFIX_HOST: ({ suffix }) =>
    findingText(
      `${suffix} lo comparten muchas personas distintas`,
      "La dirección no pertenece a una sola organización: sus páginas pueden ser de cualquiera.",
      "Juzgue por la dirección entera, no por el nombre conocido que contiene.",
    ),
  SHARED_HOSTING: ({ suffix }) =>
    findingText(
      `Cualquiera puede publicar en ${suffix}`,
      `El dueño de ${suffix} solo pone el espacio. La página la hizo otra persona.`,
      "Compruebe que el nombre entero es el que espera.",
    ),
  RAW_CONTROL_CHARS: ({ characters }) =>
    findingText(
      "La dirección contiene espacios o caracteres de control que los navegadores quitan",
      `Se envió con ${characters}. Pueden hacer que una dirección parezca llevar a otro lugar.`,
      checkWithSource,
    ),
  BACKSLASH: ({ host }) =>
    findingText(
      "La dirección contiene una barra invertida",
      `Los navegadores la leen como una barra y abren ${host}. Otros programas la leen de otro modo, y así se engaña.`,
      checkWithSource,
    ),
  ODD_SLASHES: ({ host }) =>
    findingText(
      "La dirección tiene un número incorrecto de barras",
      `Los navegadores lo corrigen y abren ${host}. Puede estar escrita así para burlar controles.`,
      checkWithSource,
    ),
  PERCENT_HOST: ({ written, host }) =>
    findingText(
      "El nombre del sitio está escrito en forma codificada",
      `Se envió como ${written} y lleva a ${host}. No hay ninguna razón honrada para escribir así un nombre.`,
      checkWithSource,
    ),
  HOST_NORMALISED: ({ written, host }) =>
    findingText(
      "El nombre del sitio está escrito con letras poco comunes",
      `Se envió como ${written}, que los navegadores convierten en ${host}.`,
      "Guíese por la dirección que se muestra aquí. Si no es la que espera, rechace.",
    ),
  RAW_REWRITTEN: () =>
    findingText(
      "La dirección se ha ordenado",
      "Contenía pasos como «..», que los navegadores resuelven. Lo que se muestra aquí es lo que se abre.",
      "Guíese por la dirección que se muestra aquí.",
    ),
  INVISIBLE_CHARS: ({ characters }) =>
    findingText(
      "La dirección contiene caracteres invisibles",
      `Contiene ${characters}, que no se ven pero pueden cambiar el orden o el sentido de lo que lee.`,
      checkWithSource,
    ),
  NONDEFAULT_PORT: ({ port }) =>
    findingText(
      `La dirección indica un puerto poco común, ${port}`,
      "Los sitios públicos rara vez lo necesitan. Los sistemas de prueba y otros programas de la misma máquina, sí.",
      "Está bien si lo esperaba.",
    ),
  LONG_URL: ({ length }, format) =>
    findingText(
      `La dirección es muy larga: ${format.number(length)} caracteres`,
      "Su final es difícil de comprobar a simple vista. Se muestra entera.",
      "Guíese por el nombre del sitio.",
    ),
  CROSS_SITE: ({ domain, server }) =>
    findingText(
      `${domain} es un sitio distinto del sitio del servidor, ${server}`,
      "Es habitual cuando se inicia sesión con otro servicio.",
      "Compruebe que conoce y esperaba este sitio.",
    ),
  EMBEDDED_URL: ({ param, host }) =>
    findingText(
      `La página puede enviarle a ${host}`,
      `La dirección lleva otra dirección dentro (${param}).`,
      "Mire de nuevo la dirección cuando la página esté abierta.",
    ),
  CREDENTIAL_PARAM: ({ param }) =>
    findingText(
      `La dirección lleva algo que parece una contraseña o una clave (${param})`,
      "Las direcciones quedan en historiales y registros. Quien vea esta podría actuar en nombre de otro, y al abrirla puede entrar usted con la cuenta de otra persona.",
      "Rechace, salvo que sepa qué es. Nunca pase la dirección a nadie.",
    ),
  PII_PARAM: ({ param }) =>
    findingText(
      `La dirección lleva una dirección de correo (${param})`,
      "El sitio la conoce en cuanto se abre la página.",
      "Está bien si es la suya y lo esperaba.",
    ),
  ...urlNameFindings,
};
