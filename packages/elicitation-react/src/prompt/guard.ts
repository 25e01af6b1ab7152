import { useCallback, useEffect, useRef } from "react";
import { usePromptSettings } from "../provider/settings.js";

/**
 * Stray input never answers: call the returned function in the accept handler and do nothing while
 * it says true. It does so for a short time after the prompt appeared, and for as long as a key that
 * was down before that is held.
 *
 * @param key what the prompt is about; a new key starts the time again (the next item of a round)
 * @param ms length of the guard; the host's `guardMs` when absent
 */
export function useGuard(key: string | number = "", ms?: number): () => boolean {
  const { guardMs } = usePromptSettings();
  const length = ms ?? guardMs;
  const shown = useRef<{ key: string | number; at: number } | null>(null);
  const held = useRef(false);

  useEffect(() => {
    shown.current = { key, at: performance.now() };
    let fresh = false;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat) fresh = true;
      held.current = event.repeat && !fresh;
    };
    const onKeyUp = () => {
      held.current = false;
    };
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("keyup", onKeyUp, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("keyup", onKeyUp, true);
    };
  }, [key]);

  return useCallback(() => {
    if (length <= 0) return false;
    if (shown.current === null || shown.current.key !== key || held.current) return true;
    return performance.now() - shown.current.at < length;
  }, [key, length]);
}
