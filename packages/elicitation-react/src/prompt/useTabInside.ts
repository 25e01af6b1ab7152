import { type RefObject, useEffect } from "react";
import { deepActiveElement } from "./focusBack.js";

const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/**
 * Tab goes round inside the dialog where it stands in a shadow root, wherever the focus is. Radix does
 * this in a document, but looks at `document.activeElement`, which is the host of the shadow root there.
 */
export function useTabInside(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const inside = frame.current;
      if (event.key !== "Tab" || event.defaultPrevented || inside === null) return;
      if (!(inside.getRootNode() instanceof ShadowRoot)) return;
      const next = leaving(inside, deepActiveElement(), event.shiftKey);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [frame]);
}

/** Where Tab goes on instead of leaving; undefined when it stays inside by itself. */
function leaving(
  frame: HTMLElement,
  active: Element | null,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = [...frame.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.offsetParent !== null && element.tabIndex >= 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (active === null || !frame.contains(active)) return backwards ? last : first;
  // The heading has the focus at first and is no stop itself: what counts is what lies beyond it.
  const beyond = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const edge = backwards ? first : last;
  if (edge !== undefined && edge !== active && isAt(active, edge, beyond)) return undefined;
  return backwards ? last : first;
}

const isAt = (from: Element, to: Element, where: number): boolean =>
  (from.compareDocumentPosition(to) & where) !== 0;
