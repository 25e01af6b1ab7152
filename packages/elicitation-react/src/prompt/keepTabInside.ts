import type { KeyboardEvent } from "react";

const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/**
 * Tab goes round inside the dialog where it stands in a shadow root. Radix does this in a document,
 * but looks at `document.activeElement`, which is the host of the shadow root there.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const frame = event.currentTarget;
  const root = frame.getRootNode();
  if (event.key !== "Tab" || !(root instanceof ShadowRoot)) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.offsetParent !== null && element.tabIndex >= 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = root.activeElement;
  const leaves = event.shiftKey ? active === first : active === last;
  const outside = active === null || !frame.contains(active);
  if (!leaves && !outside) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
