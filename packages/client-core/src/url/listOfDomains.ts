// One module for the build to put the list in: see tsdown.domains.config.ts.
export { parse as parseDomain } from "tldts";
