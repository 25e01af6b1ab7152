import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";

const typeItYourself =
  "Lehnen Sie ab, wenn Sie zu der bekannten Website wollten, und geben Sie deren Adresse selbst ein.";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "Die Website hat einen internationalen Namen",
      `${unicode} wird in Adressen als ${ascii} geschrieben. Beides ist dieselbe Website.`,
      "Prüfen Sie, ob es der Name ist, den Sie erwarten.",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "Der Name der Website ist auf unerlaubte Weise geschrieben",
      `${label} steht für keinen gültigen Namen. Vielleicht soll er als eine andere Website erscheinen.`,
      "Lehnen Sie ab, außer Sie kennen diese Website.",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `${label} mischt Buchstaben verschiedener Schriften`,
      `Es enthält ${scripts}. Gleich aussehende Buchstaben werden ausgetauscht, um den Namen einer bekannten Website nachzuahmen.`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `${label} sieht lateinisch aus, ist es aber nicht`,
      `Alle Buchstaben sind aus der Schrift ${script} und sehen lateinischen gleich. Es ist nicht die Website, die es zu sein scheint.`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `${label} enthält Zeichen, die in Namen nicht vorkommen sollten`,
      `Es enthält ${characters}. Solche Zeichen werden leicht für gewöhnliche Buchstaben oder Zeichen gehalten.`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `${label} enthält Zeichen, die als andere durchgehen`,
      "Einige sehen wie andere Buchstaben oder Ziffern aus.",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} ist nicht ${target}`,
      `Die Namen sind fast gleich. Websites mit solchen Namen sollen oft für ${target} gehalten werden.`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `Das ist ${domain}, nicht ${embedded}`,
      `Die Adresse beginnt mit ${embedded}, aber nur ihr Ende zählt: Sie gehört dem, der ${domain} besitzt.`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} ist nicht ${target}`,
      `Ein bekannter Name ist mit „${word}“ zusammengesetzt. So einen Namen kann jeder anmelden.`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "Der Name der Website endet mit einem Punkt",
      `${host} führt zu derselben Website, aber Browser behandeln sie als eine eigene.`,
      "Vielleicht müssen Sie sich dort noch einmal anmelden.",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "Der Name der Website ist sehr lang",
      `Er hat ${format.number(length)} Zeichen in ${format.plural(labels, { one: "1 Teil", other: `${format.number(labels)} Teilen` })}. Lange Namen verdecken, wohin sie führen: Nur das Ende zählt.`,
      "Gehen Sie nach dem hervorgehobenen Teil der Adresse.",
    ),
};
