import type { NameFindings } from "../nameFindings.js";

const typeItYourself =
  "Decline if you wanted to go to the site you know, and type its address yourself.";

/** Findings about site names: international ones, and names that imitate others. */
export const urlNameFindings: NameFindings = {
  IDN: ({ ascii, unicode }) => ({
    title: "The site has an international name",
    meaning: `${unicode} is written as ${ascii} inside addresses. Both mean the same site.`,
    advice: "Check that the name is the one you expect.",
  }),
  INVALID_PUNYCODE: ({ label }) => ({
    title: "The site's name is coded in a way that is not allowed",
    meaning: `${label} does not stand for a proper name. It may be made to be shown as another site.`,
    advice: "Decline, unless you know this site.",
  }),
  MIXED_SCRIPT: ({ label, scripts }) => ({
    title: `${label} mixes letters of different alphabets`,
    meaning: `It contains ${scripts}. Letters that look the same are exchanged to imitate the name of a known site.`,
    advice: typeItYourself,
  }),
  WHOLE_SCRIPT_CONFUSABLE: ({ label, script }) => ({
    title: `${label} looks like a Latin name but is not`,
    meaning: `All its letters are ${script} letters that look like Latin ones. It is not the site it seems to be.`,
    advice: typeItYourself,
  }),
  RESTRICTED_CHARS: ({ label, characters }) => ({
    title: `${label} contains characters that names should not have`,
    meaning: `It contains ${characters}. Such characters are easily mistaken for ordinary letters or signs.`,
    advice: typeItYourself,
  }),
  SUSPICIOUS_LABEL: ({ label }) => ({
    title: `${label} contains signs that pass for others`,
    meaning: "Some of its characters look like other letters or digits.",
    advice: typeItYourself,
  }),
  LOOKALIKE: ({ domain, target }) => ({
    title: `${domain} is not ${target}`,
    meaning: `The names are almost the same. Sites with such names are often made to be taken for ${target}.`,
    advice: typeItYourself,
  }),
  EMBEDDED_DOMAIN: ({ embedded, domain }) => ({
    title: `This is ${domain}, not ${embedded}`,
    meaning: `The address begins with ${embedded}, but only its end counts: it belongs to whoever owns ${domain}.`,
    advice: typeItYourself,
  }),
  COMBO_SQUAT: ({ domain, target, word }) => ({
    title: `${domain} is not ${target}`,
    meaning: `It puts a well-known name together with “${word}”. Anyone can register such a name.`,
    advice: typeItYourself,
  }),
  TRAILING_DOT: ({ host }) => ({
    title: "The site's name ends in a dot",
    meaning: `${host} leads to the same site, but browsers treat it as a separate one.`,
    advice: "You may have to sign in again there.",
  }),
  LONG_HOST: ({ length, labels }, format) => ({
    title: "The site's name is very long",
    meaning: `It has ${format.number(length)} characters in ${format.plural(labels, { one: "1 part", other: `${format.number(labels)} parts` })}. Long names hide where they really lead: only the end counts.`,
    advice: "Go by the highlighted part of the address.",
  }),
};
