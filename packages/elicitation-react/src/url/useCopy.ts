import { type RefObject, useCallback, useState } from "react";

export type CopyState = "idle" | "copied" | "failed";

/**
 * Copies text. Where the browser or a frame's policy forbids it, the text in `shown` is selected
 * instead, so that the user can copy it by hand.
 */
export function useCopy(
  text: string,
  shown: RefObject<HTMLElement | null>,
): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>("idle");
  const copy = useCallback(() => {
    // Absent on insecure pages, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const written = clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setState("copied"),
      () => {
        if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
        setState("failed");
      },
    );
  }, [text, shown]);
  return { state, copy };
}
