import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource = "Decline, unless you know exactly why this address looks like this.";

/** Scheme, host, network, writing and parameters; the findings about names stand apart. */
export const urlFindings: FindingMessages = {
  INVALID_URL: () => ({
    title: "This is not a web address",
    meaning: "The server sent text that no browser can open as an address.",
    advice: "Decline, and tell whoever runs the server.",
  }),
  SCHEME_BLOCKED: ({ scheme }) => ({
    title: `Addresses that begin with ${scheme}: are not opened`,
    meaning:
      "Only web pages (https and http) can be opened. Other kinds can run code in this page, read files or start programs on your device.",
    advice: "Decline. A server has no good reason to ask for this.",
  }),
  USERINFO: ({ host }) => ({
    title: `Text before an @ hides where this leads: to ${host}`,
    meaning:
      "What stands before the @ looks like a site but is only a user name. This is a common trick to pass for another site, or it gives away a password.",
    advice: "Decline. Ask for an address without it.",
  }),
  INSECURE_HTTP: ({ host }) => ({
    title: `The connection to ${host} is not encrypted`,
    meaning: "Others on the network could read or change what you see and type there.",
    advice: "Do not enter a password or other private data. Ask for an https address.",
  }),
  LOOPBACK: ({ host }) => ({
    title: `${host} is your own device`,
    meaning:
      "The address leads to a program that runs on this device, not to a site on the internet.",
    advice: "Open it only if you started that program yourself.",
  }),
  PRIVATE_NETWORK: ({ host }) => ({
    title: `${host} is inside a private network`,
    meaning:
      "It leads to a device near you, such as a router or an internal service, not to the internet.",
    advice: "Open it only if you know that device and expected to be sent there.",
  }),
  IP_HOST: ({ host }) => ({
    title: `The site is given as a number, ${host}, not by a name`,
    meaning: "Well-run services use a name. A bare number does not say whom it belongs to.",
    advice: "Open it only if you know this number.",
  }),
  IP_OBFUSCATED: ({ written, host }) => ({
    title: "The number of the site is written in a way that hides it",
    meaning: `${written} stands for ${host}. Unusual notations are used to get past checks.`,
    advice: checkWithSource,
  }),
  SINGLE_LABEL: ({ host }) => ({
    title: `${host} is not a full site name`,
    meaning:
      "A name without a dot is looked up in your own network, so it can lead to something else for everyone.",
    advice: "Open it only if you know it from the network you are in.",
  }),
  UNKNOWN_SUFFIX: ({ suffix }) => ({
    title: `The ending .${suffix} is not a known one`,
    meaning: "It may be new, private to a network, or mistyped.",
    advice: "Check that the ending is the one you expect.",
  }),
  PUBLIC_SUFFIX_HOST: ({ suffix }) => ({
    title: `${suffix} is shared by many different people`,
    meaning: "The address does not belong to one organisation: its pages can come from anyone.",
    advice: "Judge by the whole address, not by the well-known name in it.",
  }),
  SHARED_HOSTING: ({ suffix }) => ({
    title: `Anyone can publish under ${suffix}`,
    meaning: `The owner of ${suffix} only provides the space. The page is made by someone else.`,
    advice: "Check that the whole name is the one you expect.",
  }),
  RAW_CONTROL_CHARS: ({ characters }) => ({
    title: "The address contains blanks or control characters that browsers drop",
    meaning: `It was sent with ${characters}. They can make an address look different from where it leads.`,
    advice: checkWithSource,
  }),
  BACKSLASH: ({ host }) => ({
    title: "The address contains a backslash",
    meaning: `Browsers read it as a slash and open ${host}. Other programs read the address differently, and such addresses are used to deceive.`,
    advice: checkWithSource,
  }),
  ODD_SLASHES: ({ host }) => ({
    title: "The address has the wrong number of slashes",
    meaning: `Browsers repair it and open ${host}. It may have been written this way to get past checks.`,
    advice: checkWithSource,
  }),
  PERCENT_HOST: ({ written, host }) => ({
    title: "The site's name is written in code",
    meaning: `It was sent as ${written} and leads to ${host}. There is no honest reason to encode a site's name.`,
    advice: checkWithSource,
  }),
  HOST_NORMALISED: ({ written, host }) => ({
    title: "The site's name is written with unusual letters",
    meaning: `It was sent as ${written}, which browsers turn into ${host}.`,
    advice: "Go by the address shown here. If it is not the one you expect, decline.",
  }),
  RAW_REWRITTEN: () => ({
    title: "The address was tidied up",
    meaning:
      "It contained steps such as “..” that browsers resolve. What is shown here is what opens.",
    advice: "Go by the address shown here.",
  }),
  INVISIBLE_CHARS: ({ characters }) => ({
    title: "The address contains invisible characters",
    meaning: `It contains ${characters}, which cannot be seen but can change the order or the meaning of what you read.`,
    advice: checkWithSource,
  }),
  NONDEFAULT_PORT: ({ port }) => ({
    title: `The address names an unusual port, ${port}`,
    meaning:
      "Public sites rarely need one. Test systems and other programs on the same machine do.",
    advice: "Fine if you expected it.",
  }),
  LONG_URL: ({ length }, format) => ({
    title: `The address is very long: ${format.number(length)} characters`,
    meaning: "Its end is hard to check by eye. All of it is shown.",
    advice: "Go by the site's name.",
  }),
  CROSS_SITE: ({ domain, server }) => ({
    title: `${domain} is another site than the server's, ${server}`,
    meaning: "Usual when you sign in with another service.",
    advice: "Check that you know and expected this site.",
  }),
  EMBEDDED_URL: ({ param, host }) => ({
    title: `The page may send you on to ${host}`,
    meaning: `The address carries another address inside it (${param}).`,
    advice: "Look at the address again once the page is open.",
  }),
  CREDENTIAL_PARAM: ({ param }) => ({
    title: `The address carries what looks like a password or key (${param})`,
    meaning:
      "Addresses are kept in histories and logs. Whoever sees this one might act in someone's name, and opening it can sign you in as someone else.",
    advice: "Decline, unless you know what it is. Never pass the address on.",
  }),
  PII_PARAM: ({ param }) => ({
    title: `The address carries an e-mail address (${param})`,
    meaning: "The site learns it as soon as the page opens.",
    advice: "Fine if it is yours and you expected it.",
  }),
  ...urlNameFindings,
};
