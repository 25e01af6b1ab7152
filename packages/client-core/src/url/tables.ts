import { allowedRanges, looseLookalikes, strictLookalikes } from "./tables.generated.js";

// Decoded on first use: an address without an international name needs none of it.
let ranges: readonly number[] | undefined;
let lookalikes: ReadonlyMap<string, Lookalike> | undefined;

export interface Lookalike {
  /** One or two ASCII letters or digits. */
  latin: string;
  /** Passes for Latin even as a whole word. */
  strict: boolean;
}

/** First and last code points, alternating and ascending. */
function decodeRanges(): readonly number[] {
  const bounds: number[] = [];
  let end = 0;
  for (const range of allowedRanges.split(";")) {
    const [gap = "", length = "0"] = range.split(".");
    const first = end + parseInt(gap, 36);
    end = first + parseInt(length, 36);
    bounds.push(first, end);
  }
  return bounds;
}

/** UTS 39 Identifier_Status=Allowed, for characters beyond ASCII. */
export function isAllowedCharacter(character: string): boolean {
  ranges ??= decodeRanges();
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return true;
  let low = 0;
  let high = ranges.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (point > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return point >= (ranges[2 * low] ?? Number.POSITIVE_INFINITY);
}

const latinAndSources = /^([a-z0-9]+)(.+)$/u;

function decodeLookalikes(): ReadonlyMap<string, Lookalike> {
  const map = new Map<string, Lookalike>();
  const read = (text: string, strict: boolean) => {
    for (const entry of text.split(" ")) {
      const [, latin = "", sources = ""] = latinAndSources.exec(entry) ?? [];
      for (const source of sources) map.set(source, { latin, strict });
    }
  };
  read(strictLookalikes, true);
  read(looseLookalikes, false);
  return map;
}

/** What a character beyond ASCII, without its accents, looks like. */
export function findLookalike(character: string): Lookalike | undefined {
  lookalikes ??= decodeLookalikes();
  return lookalikes.get(character);
}
