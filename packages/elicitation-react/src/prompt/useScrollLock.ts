import { useEffect } from "react";

const attribute = "data-askback-locked";
let locks = 0;
/** What the page had set itself, where it was replaced. */
let before: string | undefined;

function unlock(): void {
  if (--locks > 0) return;
  const { body } = document;
  body.removeAttribute(attribute);
  if (before !== undefined) body.style.overflow = before;
  before = undefined;
}

/**
 * Keeps the page behind a dialog from scrolling, for as long as any dialog is there. An attribute
 * that the stylesheet knows, and no style element: a strict Content-Security-Policy allows it.
 */
export function useScrollLock(): void {
  useEffect(() => {
    const { body, documentElement } = document;
    // Where the scrollbar takes room, its room is kept, so that the page does not move sideways.
    const gutter = window.innerWidth > documentElement.clientWidth;
    if (locks++ > 0) return unlock;
    body.setAttribute(attribute, gutter ? "gutter" : "");
    // A page whose only stylesheet of ours is in a shadow root. Not an attribute in the markup, so that
    // no policy has a say in it.
    if (getComputedStyle(body).overflowY !== "hidden") {
      before = body.style.overflow;
      body.style.overflow = "hidden";
    }
    return unlock;
  }, []);
}
