import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to the heading when the frame turns to something else (`key` changes), if focus was
 * in the frame. The control that had it is often gone by then, so the frame remembers.
 */
export function useHeadingFocus(
  frame: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  key: string | undefined,
): void {
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
}
