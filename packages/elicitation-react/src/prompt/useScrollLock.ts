import { useEffect } from "react";

const attribute = "data-askback-locked";
let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, for as long as any dialog is there. An attribute
 * that the stylesheet knows, and no style of our own: a strict Content-Security-Policy allows it.
 */
export function useScrollLock(): void {
  useEffect(() => {
    const { body, documentElement } = document;
    // Where the scrollbar takes room, its room is kept, so that the page does not move sideways.
    const gutter = window.innerWidth > documentElement.clientWidth;
    if (locks++ === 0) body.setAttribute(attribute, gutter ? "gutter" : "");
    return () => {
      if (--locks === 0) body.removeAttribute(attribute);
    };
  }, []);
}
