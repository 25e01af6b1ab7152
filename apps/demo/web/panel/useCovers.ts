import { useSyncExternalStore } from "react";

// As in styles/panel.css.
const narrow = window.matchMedia("(width < 56rem)");

function subscribe(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}

/** On a narrow screen the panel lies over the chat instead of beside it. */
export function useCovers(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
