import { isOneEditApart } from "../distance.js";
import { deletions, shortestForTypos, type Target, type TargetIndex } from "../known.js";
import { ordinaryNames } from "../ordinaryNames.js";
import { skeleton } from "../skeleton.js";

const plainAscii = /^[\0-\u007f]*$/u;
const shortestPlain = 4;
/** A name of this length is no brand with a slip, and looking for one takes its square in time. */
const longestForTypos = 40;

/**
 * @param name label left of the suffix, decoded
 * @returns the site that the name resembles; the same name under another suffix is another site
 */
export function findResembled(name: string, indexes: readonly TargetIndex[]): Target | undefined {
  const own = skeleton(name);
  const isPlain = plainAscii.test(name);
  if (indexes.some((index) => index.bySkeleton.get(own)?.some((target) => target.name === name))) {
    return undefined;
  }
  // "02" and "o2" are two honest names; in letters beyond ASCII a short name is a disguise as well.
  if (!isPlain || name.length >= shortestPlain) {
    for (const index of indexes) {
      const target = index.bySkeleton.get(own)?.[0];
      if (target) return target;
    }
  }
  if (own.length < shortestForTypos - 1 || own.length > longestForTypos) return undefined;
  if (ordinaryNames.has(name)) return undefined;
  return findTypo(own, indexes);
}

function findTypo(own: string, indexes: readonly TargetIndex[]): Target | undefined {
  // Two texts one edit apart are equal once a letter is left out of one of them or of both.
  const shorter = [own, ...deletions(own)];
  for (const index of indexes) {
    for (const text of shorter) {
      for (const target of candidates(index, text)) {
        if (isOneEditApart(own, target.skeleton)) return target;
      }
    }
  }
  return undefined;
}

function candidates(index: TargetIndex, text: string): Target[] {
  const longer = index.byDeletion.get(text) ?? [];
  const same = index.bySkeleton.get(text) ?? [];
  return [...longer, ...same.filter((target) => target.name.length >= shortestForTypos)];
}
