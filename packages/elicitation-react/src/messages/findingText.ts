import type { FindingText } from "./types.js";

/** What is wrong, what it could mean, what to do. */
export function findingText(title: string, meaning: string, advice: string): FindingText {
  return { title, meaning, advice };
}
