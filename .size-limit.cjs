// Budgets of what a host loads, minified and gzipped, one line for each entry; peers are left out.
// Run by `pnpm size`. A budget goes up only with a reason in the commit that raises it.
const core = "packages/client-core/dist";
const element = "packages/elicitation-react/dist/element";
const sdk = ["@modelcontextprotocol/client"];

/** @type {(name: string, path: string, limit: string, ignore?: string[]) => object} */
const entry = (name, path, limit, ignore = []) => ({ name, path, limit, gzip: true, ignore });

const kit = "packages/elicitation-react/dist";
const react = ["react", "react-dom", "react/jsx-runtime"];
/** What is loaded when a prompt needs it; .dependency-cruiser.cjs sees to it that nothing else imports these. */
const lazy = [
  "@askback/client-core/form/parse",
  "@askback/client-core/url",
  "./ConsentBody.js",
  "./DateTimeControl.js",
  "./ShownAnswersList.js",
  "./patternEngine.js",
  "./troubleRoom.js",
];
/** @type {(name: string, limit: string) => object} One export of the kit, and what it brings along. */
const part = (name, limit) => ({
  ...entry(`elicitation-react, { ${name} }`, `${kit}/index.js`, limit, [...react, ...sdk, ...lazy]),
  import: `{ ${name} }`,
});

module.exports = [
  // What asks is a chunk of its own, which index.js imports when it is needed and not before. Were it
  // imported in any other way it would be part of index.js, and counted.
  entry("client-core, until a server asks", `${core}/index.js`, "9 kB", [...sdk, "./engine.js"]),
  // Grew by the receipts of what was asked and never answered, and by answers to servers of 2025 that
  // did not arrive and can be sent again.
  entry("client-core, with what asks", `${core}/index.js`, "17 kB", sdk),
  entry("client-core/form, pattern engine left out", `${core}/form/index.js`, "20 kB", ["re2js"]),
  entry("client-core/text", `${core}/text/index.js`, "1 kB"),
  entry("client-core/url, list of domains included", `${core}/url/index.js`, "60 KiB"),
  // Reads the form to leave secrets out of the store: 13 kB of it are the form entry's, shared with it.
  entry("client-core/storage", `${core}/session/storageAdapters.js`, "19 kB"),
  // Reads the form to keep secrets in the page: 13 kB of it are the form entry's, shared with it.
  entry("client-core/remote", `${core}/remote/page/index.js`, "24 kB", ["re2js"]),
  // Runs in Node; what it checks answers with is the form and the url entry's.
  entry("client-core/remote-server", `${core}/remote/server/index.js`, "92 kB", ["re2js"]),
  entry("client-core/ai-sdk", `${core}/adapters/aiSdk.js`, "2 kB"),
  entry("client-core/tasks", `${core}/adapters/tasks.js`, "2 kB"),
  // The custom elements: React, the kit and its styles in one file; what it loads later is left out.
  entry("elicitation-react/element, React included", `${element}/index.js`, "136 kB", [
    "./url-*.js",
    "./parse-*.js",
    "./patternEngine-*.js",
    "./ConsentBody-*.js",
    "./DateTimeControl-*.js",
    "./ShownAnswersList-*.js",
    "./troubleRoom-*.js",
  ]),
  // All that a page imports before a server asks: forms, the shell of links, and the surface, with
  // react-hook-form, Radix Dialog and the validators.
  part(
    "ElicitationProvider, ElicitationOutlet, ElicitationForm, UrlConsent, ProvenanceHeader, Receipts, MutedServers, useElicitation, useElicitationForm",
    "56 kB",
  ),
  part("ElicitationForm", "48 kB"),
  part("useElicitationForm", "21 kB"),
  part("UrlConsent", "19 kB"),
  part("ProvenanceHeader", "4.5 kB"),
  part("ElicitationProvider", "1.5 kB"),
  part("Receipt", "6 kB"),
  part("PromptFrame", "15 kB"),
  entry(
    "elicitation-react/messages/ar, the longest language",
    `${kit}/messages/ar/index.js`,
    "10 kB",
  ),
  entry("elicitation-react/styles.css", `${kit}/styles.css`, "9 kB"),
];
