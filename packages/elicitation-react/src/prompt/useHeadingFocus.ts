import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";

/**
 * Moves focus to the heading when the frame turns to something else (`key` changes), if focus was
 * in the frame. The control that had it is often gone by then, so the frame remembers.
 * @returns whether focus is in the frame, or was when what had it went away
 */
export function useHeadingFocus(
  frame: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  key: string | undefined,
): () => boolean {
  const inside = useRef(false);
  const shown = useRef(key);

  useEffect(() => {
    const note = (event: Event) => {
      const first = event.composedPath()[0];
      inside.current = first instanceof Node && (frame.current?.contains(first) ?? false);
    };
    document.addEventListener("focusin", note, true);
    document.addEventListener("pointerdown", note, true);
    return () => {
      document.removeEventListener("focusin", note, true);
      document.removeEventListener("pointerdown", note, true);
    };
  }, [frame]);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (inside.current) heading.current?.focus();
  }, [key, heading]);

  return useCallback(() => inside.current, []);
}

/**
 * The same for a place in the chat whose content is exchanged as a whole: its heading, or its first
 * button, takes the focus over.
 * @returns whether focus is in the place, or was when what had it went away
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, key: string): () => boolean {
  const target = useMemo(
    () => ({
      get current() {
        const found = place.current?.querySelector<HTMLElement>(
          '[data-askback="frame-title"], button',
        );
        return found ?? null;
      },
    }),
    [place],
  );
  return useHeadingFocus(place, target, key);
}
