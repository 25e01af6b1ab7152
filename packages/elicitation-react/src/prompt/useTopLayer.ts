import { useBeforePaint } from "./useBeforePaint.js";

/**
 * A dialog whose container is a manual popover stands above all of the page while it is there: nothing
 * around the container cuts it off, moves it or covers it, as a transform or a z-index would.
 */
export function useTopLayer(container: HTMLElement | undefined): void {
  useBeforePaint(() => {
    // Where popovers are unknown, it is an element like any other.
    if (container?.popover !== "manual" || !container.isConnected) return;
    if (!container.matches(":popover-open")) container.showPopover();
    return () => container.hidePopover();
  }, [container]);
}
