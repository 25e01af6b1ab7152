import { findingText } from "../findingText.js";
import type { NameFindings } from "../nameFindings.js";

const typeItYourself =
  "Refusez si vous vouliez aller sur le site que vous connaissez, et saisissez son adresse vous-même.";

export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) =>
    findingText(
      "Le site a un nom international",
      `${unicode} s’écrit ${ascii} dans les adresses. Les deux désignent le même site.`,
      "Vérifiez que c’est le nom que vous attendez.",
    ),
  INVALID_PUNYCODE: ({ label }) =>
    findingText(
      "Le nom du site est codé d’une façon qui n’est pas permise",
      `${label} ne désigne aucun nom valable. Il est peut-être fait pour s’afficher comme un autre site.`,
      "Refusez, sauf si vous connaissez ce site.",
    ),
  MIXED_SCRIPT: ({ label, scripts }) =>
    findingText(
      `${label} mélange des lettres d’alphabets différents`,
      `Il contient ${scripts}. On échange des lettres qui se ressemblent pour imiter le nom d’un site connu.`,
      typeItYourself,
    ),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) =>
    findingText(
      `${label} ressemble à un nom latin, mais n’en est pas un`,
      `Toutes ses lettres sont de l’écriture ${script} et ressemblent à des lettres latines. Ce n’est pas le site qu’il paraît être.`,
      typeItYourself,
    ),
  RESTRICTED_CHARS: ({ label, characters }) =>
    findingText(
      `${label} contient des caractères qu’un nom ne devrait pas avoir`,
      `Il contient ${characters}. On confond facilement de tels caractères avec des lettres ou des signes ordinaires.`,
      typeItYourself,
    ),
  SUSPICIOUS_LABEL: ({ label }) =>
    findingText(
      `${label} contient des signes qui passent pour d’autres`,
      "Certains de ses caractères ressemblent à d’autres lettres ou chiffres.",
      typeItYourself,
    ),
  LOOKALIKE: ({ domain, target }) =>
    findingText(
      `${domain} n’est pas ${target}`,
      `Les noms sont presque identiques. De tels sites sont souvent faits pour être pris pour ${target}.`,
      typeItYourself,
    ),
  EMBEDDED_DOMAIN: ({ embedded, domain }) =>
    findingText(
      `C’est ${domain}, pas ${embedded}`,
      `L’adresse commence par ${embedded}, mais seule sa fin compte\u00a0: elle appartient à qui possède ${domain}.`,
      typeItYourself,
    ),
  COMBO_SQUAT: ({ domain, target, word }) =>
    findingText(
      `${domain} n’est pas ${target}`,
      `Un nom connu y est associé à «\u00a0${word}\u00a0». N’importe qui peut enregistrer un tel nom.`,
      typeItYourself,
    ),
  TRAILING_DOT: ({ host }) =>
    findingText(
      "Le nom du site se termine par un point",
      `${host} mène au même site, mais les navigateurs le traitent comme un site à part.`,
      "Vous devrez peut-être vous y connecter de nouveau.",
    ),
  LONG_HOST: ({ length, labels }, format) =>
    findingText(
      "Le nom du site est très long",
      `Il a ${format.number(length)} caractères en ${format.plural(labels, { one: "1 partie", other: `${format.number(labels)} parties` })}. Les noms longs cachent où ils mènent\u00a0: seule la fin compte.`,
      "Fiez-vous à la partie mise en évidence de l’adresse.",
    ),
};
