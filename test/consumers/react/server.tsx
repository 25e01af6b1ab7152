// Server rendering: the kit touches no browser global until it is mounted.
import assert from "node:assert/strict";
import { version } from "react";
import { renderToString } from "react-dom/server";
import { Chat } from "./Chat";

const html = renderToString(<Chat />);
assert.match(html, /What is it called\?/);
assert.match(html, /Name/);
assert.match(html, /Ablehnen/);
console.log(`rendered on the server with React ${version}`);
