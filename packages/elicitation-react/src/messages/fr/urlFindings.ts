import { findingText } from "../findingText.js";
import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource = "Refusez, sauf si vous savez exactement pourquoi l’adresse a cette forme.";

export const urlFindings: FindingMessages = {
  INVALID_URL: () =>
    findingText(
      "Ce n’est pas une adresse web",
      "Le serveur a envoyé un texte qu’aucun navigateur ne peut ouvrir comme adresse.",
      "Refusez, et prévenez ceux qui gèrent le serveur.",
    ),
  SCHEME_BLOCKED: ({ scheme }) =>
    findingText(
      `Les adresses qui commencent par ${scheme}: ne sont pas ouvertes`,
      "Seules les pages web (https et http) peuvent être ouvertes. D’autres sortes peuvent exécuter du code dans cette page, lire des fichiers ou lancer des programmes sur votre appareil.",
      "Refusez. Un serveur n’a aucune bonne raison de demander cela.",
    ),
  USERINFO: ({ host }) =>
    findingText(
      `Du texte avant un @ cache la vraie destination\u00a0: ${host}`,
      "Ce qui précède le @ ressemble à un site, mais n’est qu’un nom d’utilisateur. C’est une ruse courante pour passer pour un autre site, ou cela révèle un mot de passe.",
      "Refusez. Demandez une adresse sans cela.",
    ),
  INSECURE_HTTP: ({ host }) =>
    findingText(
      `La connexion à ${host} n’est pas chiffrée`,
      "D’autres personnes sur le réseau pourraient lire ou modifier ce que vous y voyez et saisissez.",
      "N’y saisissez ni mot de passe ni données privées. Demandez une adresse https.",
    ),
  LOOPBACK: ({ host }) =>
    findingText(
      `${host} est votre propre appareil`,
      "L’adresse mène à un programme qui tourne sur cet appareil, pas à un site sur Internet.",
      "Ne l’ouvrez que si vous avez lancé ce programme vous-même.",
    ),
  PRIVATE_NETWORK: ({ host }) =>
    findingText(
      `${host} se trouve dans un réseau privé`,
      "Cela mène à un appareil proche de vous, comme un routeur ou un service interne, pas à Internet.",
      "Ne l’ouvrez que si vous connaissez cet appareil et vouliez y aller.",
    ),
  IP_HOST: ({ host }) =>
    findingText(
      `Le site est donné par un numéro, ${host}, et non par un nom`,
      "Les services bien tenus ont un nom. Un simple numéro ne dit pas à qui il appartient.",
      "Ne l’ouvrez que si vous connaissez ce numéro.",
    ),
  IP_OBFUSCATED: ({ written, host }) =>
    findingText(
      "Le numéro du site est écrit de façon à le cacher",
      `${written} désigne ${host}. Les notations inhabituelles servent à contourner les contrôles.`,
      checkWithSource,
    ),
  SINGLE_LABEL: ({ host }) =>
    findingText(
      `${host} n’est pas un nom de site complet`,
      "Un nom sans point est cherché dans votre propre réseau et peut mener ailleurs pour chacun.",
      "Ne l’ouvrez que si vous le connaissez dans votre réseau.",
    ),
  UNKNOWN_SUFFIX: ({ suffix }) =>
    findingText(
      `La terminaison .${suffix} n’est pas connue`,
      "Elle est peut-être nouvelle, propre à un réseau, ou mal tapée.",
      "Vérifiez que c’est la terminaison attendue.",
    ),
  PUBLIC_SUFFIX_HOST: ({ suffix }) =>
    findingText(
      `${suffix} est partagé par beaucoup de personnes différentes`,
      "L’adresse n’appartient pas à une seule organisation\u00a0: ses pages peuvent venir de n’importe qui.",
      "Jugez d’après l’adresse entière, pas d’après le nom connu qu’elle contient.",
    ),
  SHARED_HOSTING: ({ suffix }) =>
    findingText(
      `N’importe qui peut publier sous ${suffix}`,
      `Le propriétaire de ${suffix} ne fournit que la place. La page est faite par quelqu’un d’autre.`,
      "Vérifiez que le nom entier est celui que vous attendez.",
    ),
  RAW_CONTROL_CHARS: ({ characters }) =>
    findingText(
      "L’adresse contient des espaces ou des caractères de contrôle que les navigateurs suppriment",
      `Elle a été envoyée avec ${characters}. Cela peut masquer la vraie destination d’une adresse.`,
      checkWithSource,
    ),
  BACKSLASH: ({ host }) =>
    findingText(
      "L’adresse contient une barre oblique inversée",
      `Les navigateurs la lisent comme une barre oblique et ouvrent ${host}. D’autres programmes lisent l’adresse autrement, et cela sert à tromper.`,
      checkWithSource,
    ),
  ODD_SLASHES: ({ host }) =>
    findingText(
      "L’adresse n’a pas le bon nombre de barres obliques",
      `Les navigateurs la corrigent et ouvrent ${host}. Elle est peut-être écrite ainsi pour contourner les contrôles.`,
      checkWithSource,
    ),
  PERCENT_HOST: ({ written, host }) =>
    findingText(
      "Le nom du site est écrit sous forme codée",
      `Il a été envoyé comme ${written} et mène à ${host}. Il n’y a aucune raison honnête de coder le nom d’un site.`,
      checkWithSource,
    ),
  HOST_NORMALISED: ({ written, host }) =>
    findingText(
      "Le nom du site est écrit avec des lettres inhabituelles",
      `Il a été envoyé comme ${written}, que les navigateurs transforment en ${host}.`,
      "Fiez-vous à l’adresse affichée ici. Si ce n’est pas celle que vous attendez, refusez.",
    ),
  RAW_REWRITTEN: () =>
    findingText(
      "L’adresse a été mise en ordre",
      "Elle contenait des étapes comme «\u00a0..\u00a0», que les navigateurs résolvent. Ce qui est affiché ici est ce qui s’ouvre.",
      "Fiez-vous à l’adresse affichée ici.",
    ),
  INVISIBLE_CHARS: ({ characters }) =>
    findingText(
      "L’adresse contient des caractères invisibles",
      `Elle contient ${characters}, qu’on ne voit pas mais qui peuvent changer l’ordre ou le sens de ce que vous lisez.`,
      checkWithSource,
    ),
  NONDEFAULT_PORT: ({ port }) =>
    findingText(
      `L’adresse indique un port inhabituel, ${port}`,
      "Les sites publics en ont rarement besoin. Les systèmes de test et d’autres programmes sur la même machine, si.",
      "Pas de souci si vous vous y attendiez.",
    ),
  LONG_URL: ({ length }, format) =>
    findingText(
      `L’adresse est très longue\u00a0: ${format.number(length)} caractères`,
      "Sa fin est difficile à vérifier à l’œil. Elle est affichée en entier.",
      "Fiez-vous au nom du site.",
    ),
  CROSS_SITE: ({ domain, server }) =>
    findingText(
      `${domain} est un autre site que celui du serveur, ${server}`,
      "C’est habituel quand on se connecte par un autre service.",
      "Vérifiez que vous connaissez ce site et que vous vous y attendiez.",
    ),
  EMBEDDED_URL: ({ param, host }) =>
    findingText(
      `La page peut vous envoyer vers ${host}`,
      `L’adresse contient une autre adresse (${param}).`,
      "Regardez de nouveau l’adresse une fois la page ouverte.",
    ),
  CREDENTIAL_PARAM: ({ param }) =>
    findingText(
      `L’adresse contient ce qui ressemble à un mot de passe ou à une clé (${param})`,
      "Les adresses restent dans des historiques et des journaux. Qui voit celle-ci pourrait agir au nom d’autrui, et l’ouvrir peut vous connecter comme quelqu’un d’autre.",
      "Refusez, sauf si vous savez ce que c’est. Ne transmettez jamais l’adresse.",
    ),
  PII_PARAM: ({ param }) =>
    findingText(
      `L’adresse contient une adresse e-mail (${param})`,
      "Le site l’apprend dès que la page s’ouvre.",
      "Pas de souci si c’est la vôtre et que vous vous y attendiez.",
    ),
  ...urlNameFindings,
};
