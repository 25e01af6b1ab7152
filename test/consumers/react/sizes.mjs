// The list of domains must come once. A bundler that repeats its text makes twice as much of it.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const limit = 70_000;
const chunk = readdirSync("dist/assets").find((file) => /^url-.*\.js$/u.test(file));
if (chunk === undefined) throw new Error("The address room is no chunk of its own in dist/assets.");
const size = gzipSync(readFileSync(`dist/assets/${chunk}`), { level: 9 }).length;
console.log(`${chunk}: ${size} bytes gzip`);
if (size > limit) {
  throw new Error(`${chunk} has ${size} bytes gzip, more than ${limit}: is the list in it twice?`);
}
