import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const html = readFileSync(".next/server/app/index.html", "utf8");
assert.match(html, /What is it called\?/);
assert.match(html, /[\u0600-\u06ff]/);
assert.match(html, /https:\/\/printer\.example/);
console.log("prerendered by Next.js");
