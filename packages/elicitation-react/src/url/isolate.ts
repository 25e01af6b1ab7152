/** Left-to-right isolate: hosts and codes keep their order in a sentence of any direction. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** First-strong isolate: a name in another script cannot reorder the sentence around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
