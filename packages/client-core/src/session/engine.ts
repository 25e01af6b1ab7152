// What is loaded when a server first asks back: one chunk, imported by engineSource.ts and by
// nothing else, so that a page on which nobody asks does not pay for it.
export { askRequest } from "./askRequest.js";
export { checkRequest } from "./checkRequest.js";
export { Commands } from "./commands.js";
export { runRounds } from "./loop.js";
