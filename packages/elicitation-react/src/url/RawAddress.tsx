import type { ReactNode } from "react";

/** What cannot be seen or would pass for a blank: controls, ignorable characters, odd spaces. */
const unseen = /(?:[\p{C}\p{DI}]|(?! )\p{Z})+|^ +| +$/gu;

/** An address made of nothing but such characters must not become as many elements. */
const MAX_MARKED = 200;

/**
 * An address as the server wrote it, every character of it: what cannot be seen is named
 * ("U+202E"), so that nothing can hide in it or reorder it.
 */
export function RawAddress({ text }: { text: string }): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(unseen)) {
    if (pieces.length >= MAX_MARKED * 2) break;
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    pieces.push(
      <span key={match.index} data-askback="url-unseen">
        {names(match[0])}
      </span>,
    );
  }
  pieces.push(text.slice(from).replace(unseen, (characters) => `[${names(characters)}]`));
  return (
    <bdi dir="ltr" data-askback="url-raw">
      {pieces}
    </bdi>
  );
}

const names = (characters: string) => Array.from(characters, codePoint).join(" ");

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
