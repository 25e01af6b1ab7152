import { useEffect, useRef } from "react";

/**
 * Calls back each time the user comes back to this page after having left it: another tab, another
 * window, another program. Moving into a frame of the page is not leaving.
 *
 * @param leaving the user was just sent away: being without focus at the start counts as having
 *   left. Otherwise it may be a page that simply was not clicked into yet.
 */
export function useReturn(active: boolean, leaving: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    if (!active) return;
    const away = () => document.visibilityState === "hidden" || !document.hasFocus();
    let left = leaving ? away() : document.visibilityState === "hidden";
    const check = () => {
      const gone = away();
      if (left && !gone) latest.current();
      left = gone;
    };
    document.addEventListener("visibilitychange", check);
    window.addEventListener("blur", check);
    window.addEventListener("focus", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      window.removeEventListener("blur", check);
      window.removeEventListener("focus", check);
    };
  }, [active, leaving]);
}
