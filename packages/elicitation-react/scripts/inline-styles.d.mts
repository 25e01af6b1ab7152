/** A stylesheet with its `@import`s put in their places. */
export function inlineStyles(file: string): string;
