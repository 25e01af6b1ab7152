import { findingText } from "../findingText.js";
import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource = "Lehnen Sie ab, außer Sie wissen genau, warum die Adresse so aussieht.";

export const urlFindings: FindingMessages = {
  INVALID_URL: () =>
    findingText(
      "Das ist keine Webadresse",
      "Der Server hat Text gesendet, den kein Browser als Adresse öffnen kann.",
      "Lehnen Sie ab und sagen Sie es denen, die den Server betreiben.",
    ),
  SCHEME_BLOCKED: ({ scheme }) =>
    findingText(
      `Adressen, die mit ${scheme}: beginnen, werden nicht geöffnet`,
      "Nur Webseiten (https und http) können geöffnet werden. Andere Arten können Code in dieser Seite ausführen, Dateien lesen oder Programme auf Ihrem Gerät starten.",
      "Lehnen Sie ab. Ein Server hat keinen guten Grund, danach zu fragen.",
    ),
  USERINFO: ({ host }) =>
    findingText(
      `Text vor einem @ verdeckt, wohin das führt: zu ${host}`,
      "Was vor dem @ steht, sieht wie eine Website aus, ist aber nur ein Benutzername. So gibt man sich oft als eine andere Website aus, oder es verrät ein Passwort.",
      "Lehnen Sie ab. Bitten Sie um eine Adresse ohne das.",
    ),
  INSECURE_HTTP: ({ host }) =>
    findingText(
      `Die Verbindung zu ${host} ist nicht verschlüsselt`,
      "Andere im Netz könnten lesen oder verändern, was Sie dort sehen und eingeben.",
      "Geben Sie kein Passwort und nichts Vertrauliches ein. Bitten Sie um eine https-Adresse.",
    ),
  LOOPBACK: ({ host }) =>
    findingText(
      `${host} ist Ihr eigenes Gerät`,
      "Die Adresse führt zu einem Programm auf diesem Gerät, nicht zu einer Website im Internet.",
      "Öffnen Sie sie nur, wenn Sie dieses Programm selbst gestartet haben.",
    ),
  PRIVATE_NETWORK: ({ host }) =>
    findingText(
      `${host} liegt in einem privaten Netz`,
      "Das führt zu einem Gerät in Ihrer Nähe, etwa einem Router oder einem internen Dienst, nicht ins Internet.",
      "Öffnen Sie es nur, wenn Sie dieses Gerät kennen und dorthin wollten.",
    ),
  IP_HOST: ({ host }) =>
    findingText(
      `Die Website ist als Nummer angegeben, ${host}, nicht als Name`,
      "Gut geführte Dienste haben einen Namen. Eine bloße Nummer sagt nicht, wem sie gehört.",
      "Öffnen Sie es nur, wenn Sie diese Nummer kennen.",
    ),
  IP_OBFUSCATED: ({ written, host }) =>
    findingText(
      "Die Nummer der Website ist so geschrieben, dass man sie nicht erkennt",
      `${written} steht für ${host}. Mit ungewöhnlichen Schreibweisen werden Prüfungen umgangen.`,
      checkWithSource,
    ),
  SINGLE_LABEL: ({ host }) =>
    findingText(
      `${host} ist kein vollständiger Name`,
      "Ein Name ohne Punkt wird in Ihrem eigenen Netz gesucht und kann für jeden woandershin führen.",
      "Öffnen Sie es nur, wenn Sie den Namen aus Ihrem Netz kennen.",
    ),
  UNKNOWN_SUFFIX: ({ suffix }) =>
    findingText(
      `Die Endung .${suffix} ist nicht bekannt`,
      "Sie ist vielleicht neu, gilt nur in einem Netz oder ist vertippt.",
      "Prüfen Sie, ob es die Endung ist, die Sie erwarten.",
    ),
  PUBLIC_SUFFIX_HOST: ({ suffix }) =>
    findingText(
      `${suffix} teilen sich viele verschiedene Leute`,
      "Die Adresse gehört nicht zu einer einzelnen Organisation: Die Seiten dort können von jedem stammen.",
      "Gehen Sie nach der ganzen Adresse, nicht nach dem bekannten Namen darin.",
    ),
  SHARED_HOSTING: ({ suffix }) =>
    findingText(
      `Unter ${suffix} kann jeder veröffentlichen`,
      `Wem ${suffix} gehört, der stellt nur den Platz. Die Seite hat jemand anderes gemacht.`,
      "Prüfen Sie, ob der ganze Name der ist, den Sie erwarten.",
    ),
  RAW_CONTROL_CHARS: ({ characters }) =>
    findingText(
      "Die Adresse enthält Leer- oder Steuerzeichen, die Browser weglassen",
      `Sie wurde mit ${characters} gesendet. So kann eine Adresse über ihr Ziel täuschen.`,
      checkWithSource,
    ),
  BACKSLASH: ({ host }) =>
    findingText(
      "Die Adresse enthält einen umgekehrten Schrägstrich",
      `Browser lesen ihn als Schrägstrich und öffnen ${host}. Andere Programme lesen die Adresse anders, und so wird getäuscht.`,
      checkWithSource,
    ),
  ODD_SLASHES: ({ host }) =>
    findingText(
      "Die Adresse hat die falsche Zahl von Schrägstrichen",
      `Browser berichtigen das und öffnen ${host}. Vielleicht ist sie so geschrieben, um Prüfungen zu umgehen.`,
      checkWithSource,
    ),
  PERCENT_HOST: ({ written, host }) =>
    findingText(
      "Der Name der Website ist mit Prozentzeichen verschleiert",
      `Er wurde als ${written} gesendet und führt zu ${host}. Es gibt keinen redlichen Grund, einen Namen so zu schreiben.`,
      checkWithSource,
    ),
  HOST_NORMALISED: ({ written, host }) =>
    findingText(
      "Der Name der Website ist mit ungewöhnlichen Buchstaben geschrieben",
      `Er wurde als ${written} gesendet; Browser machen daraus ${host}.`,
      "Gehen Sie nach der Adresse, die hier steht. Ist es nicht die erwartete, lehnen Sie ab.",
    ),
  RAW_REWRITTEN: () =>
    findingText(
      "Die Adresse wurde aufgeräumt",
      "Sie enthielt Schritte wie „..“, die Browser auflösen. Was hier steht, wird geöffnet.",
      "Gehen Sie nach der Adresse, die hier steht.",
    ),
  INVISIBLE_CHARS: ({ characters }) =>
    findingText(
      "Die Adresse enthält unsichtbare Zeichen",
      `Sie enthält ${characters}. Das ist nicht zu sehen, kann aber Reihenfolge oder Sinn dessen ändern, was Sie lesen.`,
      checkWithSource,
    ),
  NONDEFAULT_PORT: ({ port }) =>
    findingText(
      `Die Adresse nennt einen ungewöhnlichen Port, ${port}`,
      "Öffentliche Websites brauchen selten einen. Testsysteme und andere Programme auf demselben Rechner schon.",
      "In Ordnung, wenn Sie ihn erwartet haben.",
    ),
  LONG_URL: ({ length }, format) =>
    findingText(
      `Die Adresse ist sehr lang: ${format.number(length)} Zeichen`,
      "Ihr Ende ist mit bloßem Auge schwer zu prüfen. Sie wird ganz angezeigt.",
      "Gehen Sie nach dem Namen der Website.",
    ),
  CROSS_SITE: ({ domain, server }) =>
    findingText(
      `${domain} ist eine andere Website als die des Servers, ${server}`,
      "Üblich, wenn Sie sich über einen anderen Dienst anmelden.",
      "Prüfen Sie, ob Sie diese Website kennen und erwartet haben.",
    ),
  EMBEDDED_URL: ({ param, host }) =>
    findingText(
      `Die Seite leitet Sie vielleicht weiter zu ${host}`,
      `Die Adresse trägt eine andere Adresse in sich (${param}).`,
      "Sehen Sie noch einmal auf die Adresse, wenn die Seite offen ist.",
    ),
  CREDENTIAL_PARAM: ({ param }) =>
    findingText(
      `Die Adresse enthält etwas, das wie ein Passwort oder Schlüssel aussieht (${param})`,
      "Adressen bleiben in Verläufen und Protokollen. Wer diese sieht, könnte im Namen anderer handeln, und beim Öffnen werden Sie vielleicht als jemand anderes angemeldet.",
      "Lehnen Sie ab, außer Sie wissen, was es ist. Geben Sie die Adresse nie weiter.",
    ),
  PII_PARAM: ({ param }) =>
    findingText(
      `Die Adresse enthält eine E-Mail-Adresse (${param})`,
      "Die Website erfährt sie, sobald die Seite aufgeht.",
      "In Ordnung, wenn es Ihre ist und Sie das erwartet haben.",
    ),
  ...urlNameFindings,
};
